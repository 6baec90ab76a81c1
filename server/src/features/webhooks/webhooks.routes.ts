import { contract } from '@larder/contract';
import { implement, type Route } from '../../platform/http/index.ts';
import { postTodayAgain, testWebhook } from './post-webhooks.ts';
import { createWebhook, hereOf, removeWebhook, saveWebhook } from './save-webhooks.ts';
import { getWebhook, listWebhooks } from './webhooks.repository.ts';

const idOf = ({ itemId }: { itemId: string }): string => itemId.toLowerCase();

export const webhookRoutes: Route[] = implement(contract.webhooks, {
  list: ({ query }, { db, platform }) => listWebhooks(db, query, hereOf(platform)),
  create: ({ body }, { db, platform }) => createWebhook(db, body, platform),
  rerun: async (_, { db, platform }) => {
    await postTodayAgain(db, hereOf(platform));
    return null;
  },
  get: ({ params }, { db, platform }) => getWebhook(db, idOf(params), hereOf(platform)),
  replace: ({ params, body }, { db, platform }) => saveWebhook(db, idOf(params), body, platform),
  remove: ({ params }, { db, platform }) => removeWebhook(db, idOf(params), hereOf(platform)),
  test: async ({ params }, { db, platform }) => {
    await testWebhook(db, idOf(params), platform);
    return null;
  },
});
