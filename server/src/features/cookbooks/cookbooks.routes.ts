import { contract } from '@larder/contract';
import { implement, type Route } from '../../platform/http/index.ts';
import { listBooks } from './cookbooks.repository.ts';
import { previewCookbook, readCookbook } from './read-cookbooks.ts';
import { createCookbook, removeCookbook, saveCookbook, saveCookbooks } from './save-cookbooks.ts';

export const cookbookRoutes: Route[] = implement(contract.cookbooks, {
  list: ({ query }, { db }) => listBooks(db, query, '/groups/cookbooks', 'all'),
  create: ({ body }, { db, platform, words }) =>
    createCookbook(db, body, {
      at: platform.clock.now(),
      nameOf: (count) => words('cookbook.numbered', { count }),
    }),
  replaceMany: ({ body }, { db, platform }) => saveCookbooks(db, body, platform.clock.now()),
  preview: ({ body }, { db }) => previewCookbook(db, body),
  get: ({ params }, { db }) => readCookbook(db, params.itemId),
  replace: ({ params, body }, { db, platform }) => saveCookbook(db, params.itemId, body, platform.clock.now()),
  remove: ({ params }, { db }) => removeCookbook(db, params.itemId),
});
