import { contract } from '@larder/contract';
import { implement, type Route } from '../../../platform/http/index.ts';
import { beginServer, findServerAt, forgetServer, readAgain, stopServer } from './begin-server.ts';
import { describeServer, describeServers } from './describe-server.ts';

export const moveServerRoutes: Route[] = implement(contract.moveServers, {
  find: ({ body }, context) => findServerAt(body, context),
  begin: async ({ body }, context) => describeServer(context.db, await beginServer(body, context), context.words),
  list: (_, { db, member, words }) => describeServers(db, member.id, words),
  get: ({ params }, { db, words }) => describeServer(db, params.serverId, words),
  stop: async ({ params: { serverId } }, context) => {
    await stopServer(serverId, context);
    return describeServer(context.db, serverId, context.words);
  },
  again: async ({ params: { serverId }, body }, context) => {
    await readAgain(serverId, body, context);
    return describeServer(context.db, serverId, context.words);
  },
  remove: async ({ params: { serverId } }, context) => {
    await forgetServer(serverId, context);
    return { message: context.words('move-server.removed'), error: false };
  },
});
