import type { MoveServerFound, MoveServerLogin } from '@larder/contract';
import { AppError } from '../../../platform/errors/index.ts';
import { isElsewhere, OtherReplyError } from './replies.ts';
import type { ServerCalls } from './server-calls.ts';

type Found = Omit<MoveServerFound, 'address' | 'isAdmin'> & Partial<Pick<MoveServerFound, 'isAdmin'>>;

/** Where the API of a program is, and how one logs in there. */
export interface ServerApi {
  /** As people know it. */
  title: string;
  /** Where the API is below the address that people know, the likeliest first. */
  apiPaths: readonly string[];
  /** Whose API is elsewhere than the address that people know: host to host. */
  apiHosts?: Readonly<Record<string, string>>;
  /** The headers by which the server knows who asks. */
  logIn(calls: ServerCalls, login: MoveServerLogin): Promise<Record<string, string>>;
  /** Is asked first, and fails where it is not this program. */
  find(calls: ServerCalls, login: MoveServerLogin): Promise<Found>;
}

/** Above these an address out of a browser has the path of some page, not that of the server. */
const mostParents = 4;

/** What was typed, and what is above it: people copy the address of the page that they see. */
const addressesOf = (typed: string, { apiPaths, apiHosts }: ServerApi): string[] => {
  const url = new URL(typed);
  url.host = apiHosts?.[url.host] ?? url.host;
  const parts = url.pathname.split('/').filter((part) => part !== '');
  const parents = parts.slice(0, mostParents).map((_, at) => parts.slice(0, parts.length - at));
  return [...parents, []].flatMap((path) => apiPaths.map((apiPath) => `${[url.origin, ...path].join('/')}${apiPath}`));
};

/** Calls as somebody who has logged in. */
export const logIn = async (api: ServerApi, calls: ServerCalls, login: MoveServerLogin): Promise<ServerCalls> =>
  calls.at(calls.address, await api.logIn(calls, login));

const findAt = async (api: ServerApi, calls: ServerCalls, login: MoveServerLogin): Promise<MoveServerFound> => ({
  isAdmin: false,
  ...(await api.find(await logIn(api, calls, login), login)),
  address: calls.address,
});

/** Looks for a server at an address and above it. @throws AppError */
export const findApi = async (api: ServerApi, calls: ServerCalls, login: MoveServerLogin): Promise<MoveServerFound> => {
  let first: unknown;
  for (const address of addressesOf(calls.address, api)) {
    try {
      return await findAt(api, calls.at(address), login);
    } catch (error) {
      if (!isElsewhere(error)) throw error;
      first ??= error;
    }
  }
  throw new AppError(
    'move-server.another-program',
    { program: api.title },
    { cause: first instanceof OtherReplyError ? first : undefined },
  );
};
