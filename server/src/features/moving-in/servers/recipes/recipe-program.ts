import type { MoveServerFound, MoveServerLogin } from '@larder/contract';
import { AppError } from '../../../../platform/errors/index.ts';
import type { ServerCalls } from '../server-calls.ts';
import type { ServerProgram } from '../server-program.ts';
import { addRecipeReading } from './recipe-reading-job.ts';
import type { RecipeServer } from './recipe-server.ts';
import { isElsewhere, OtherReplyError } from './replies.ts';

/** Above these an address out of a browser has the path of some page, not that of the server. */
const mostParents = 4;

/** What was typed, and what is above it: people copy the address of the page that they see. */
const addressesOf = (typed: string, { apiPaths, apiHosts }: RecipeServer): string[] => {
  const url = new URL(typed);
  url.host = apiHosts?.[url.host] ?? url.host;
  const parts = url.pathname.split('/').filter((part) => part !== '');
  const parents = parts.slice(0, mostParents).map((_, at) => parts.slice(0, parts.length - at));
  return [...parents, []].flatMap((path) => apiPaths.map((apiPath) => `${[url.origin, ...path].join('/')}${apiPath}`));
};

/** Calls as somebody who has logged in. */
export const logIn = async (server: RecipeServer, calls: ServerCalls, login: MoveServerLogin): Promise<ServerCalls> =>
  calls.at(calls.address, await server.logIn(calls, login));

const findAt = async (server: RecipeServer, calls: ServerCalls, login: MoveServerLogin): Promise<MoveServerFound> => ({
  ...(await server.find(await logIn(server, calls, login), login)),
  address: calls.address,
  isAdmin: false,
});

/** A program of which the recipes come, by a move that is looked at as one of files is. */
export const recipeProgram = (server: RecipeServer): ServerProgram => ({
  title: server.title,
  find: async (calls, login) => {
    let first: unknown;
    for (const address of addressesOf(calls.address, server)) {
      try {
        return await findAt(server, calls.at(address), login);
      } catch (error) {
        if (!isElsewhere(error)) throw error;
        first ??= error;
      }
    }
    throw new AppError(
      'move-server.another-program',
      { program: server.title },
      { cause: first instanceof OtherReplyError ? first : undefined },
    );
  },
  read: addRecipeReading,
});
