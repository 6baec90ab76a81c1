import { contract } from '@larder/contract';
import { implement, type Route } from '../../platform/http/index.ts';
import { testNotifier } from './notifier-sender.ts';
import { getNotifier, listNotifiers } from './notifiers.repository.ts';
import { createNotifier, removeNotifier, saveNotifier } from './save-notifiers.ts';

const idOf = ({ itemId }: { itemId: string }): string => itemId.toLowerCase();

export const notifierRoutes: Route[] = implement(contract.notifiers, {
  list: ({ query }, { db }) => listNotifiers(db, query),
  create: ({ body }, context) => createNotifier(context, body),
  get: ({ params }, { db }) => getNotifier(db, idOf(params)),
  replace: ({ params, body }, context) => saveNotifier(context, idOf(params), body),
  remove: async ({ params }, { db, platform }) => {
    await removeNotifier(db, idOf(params), platform.clock.now());
    return null;
  },
  test: async ({ params }, { db, platform }) => {
    await testNotifier(db, idOf(params), platform);
    return null;
  },
});
