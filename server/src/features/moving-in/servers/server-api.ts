import { isDeepStrictEqual } from 'node:util';
import type { MoveServerFound, MoveServerLogin } from '@larder/contract';
import { AppError } from '../../../platform/errors/index.ts';
import { isElsewhere, OtherReplyError } from './replies.ts';
import { isPage, refusedStatus, type ServerCalls } from './server-calls.ts';

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
const logIn = async (api: ServerApi, calls: ServerCalls, login: MoveServerLogin): Promise<ServerCalls> =>
  calls.at(calls.address, await api.logIn(calls, login));

/**
 * Calls as somebody who has logged in, and does so again where that has ended meanwhile: some let one in for a quarter of an hour. Where that
 * is of no use, as a token was taken back, it is the log-in that is told of and not what was asked for.
 */
export const stayLoggedIn = async (
  api: ServerApi,
  calls: ServerCalls,
  login: MoveServerLogin,
): Promise<ServerCalls> => {
  let headers = await api.logIn(calls, login);
  let current = calls.at(calls.address, headers);

  const isOver = async (error: unknown): Promise<boolean> => {
    const status = refusedStatus(error);
    if (status === 401) return true;
    if (status !== 403 && !isPage(error)) return false;
    // Some say the same of a stranger as of something that is not for everybody.
    return api.find(current, login).then(
      () => false,
      (error: unknown) => error instanceof AppError && error.code === 'move-server.login-refused',
    );
  };

  const again = async <Result>(call: (calls: ServerCalls) => Promise<Result>): Promise<Result> => {
    try {
      return await call(current);
    } catch (error) {
      if (!(await isOver(error))) throw error;
      const renewed = await api.logIn(calls, login);
      if (isDeepStrictEqual(renewed, headers)) {
        throw new AppError('move-server.login-refused', { status: refusedStatus(error) ?? 401 });
      }
      headers = renewed;
      current = calls.at(calls.address, headers);
      return call(current);
    }
  };

  return {
    ...calls,
    json: (...call) => again((calls) => calls.json(...call)),
    post: (...call) => again((calls) => calls.post(...call)),
    file: (...call) => current.file(...call),
  };
};

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
