import { contract } from '@larder/contract';
import { implement, type Route } from '../../platform/http/index.ts';
import { listRecipes } from '../recipes/index.ts';
import { removeCookbook } from './cookbook-bin.ts';
import { listBooks } from './cookbooks.repository.ts';
import { exportCookbooks } from './export-cookbooks.ts';
import { pickRecipes } from './pick-recipes.ts';
import { findBookFilter, previewCookbook, readCookbook } from './read-cookbooks.ts';
import { createCookbook, saveCookbook, saveCookbooks } from './save-cookbooks.ts';

/** Recipes are listed here because a list may be that of a cookbook. */
export const recipeListRoutes: Route[] = implement(
  { list: contract.recipes.list },
  {
    list: async ({ query }, { db }) =>
      listRecipes(db, query, '/recipes', query.cookbook ? await findBookFilter(db, query.cookbook) : undefined),
  },
);

export const cookbookRoutes: Route[] = implement(contract.cookbooks, {
  list: ({ query }, { db }) => listBooks(db, query, '/groups/cookbooks', 'all'),
  create: ({ body }, { db, platform, words }) =>
    createCookbook(db, body, {
      at: platform.clock.now(),
      nameOf: (count) => words('cookbook.numbered', { count }),
    }),
  replaceMany: ({ body }, { db, platform }) => saveCookbooks(db, body, platform.clock.now()),
  preview: ({ body }, { db }) => previewCookbook(db, body),
  startExport: async ({ body }, context) => {
    await exportCookbooks(context, body);
    return null;
  },
  get: ({ params }, { db }) => readCookbook(db, params.itemId),
  replace: ({ params, body }, { db, platform }) => saveCookbook(db, params.itemId, body, platform.clock.now()),
  pick: ({ params, body }, { db, platform }) => pickRecipes(db, params.itemId, body, platform.clock.now()),
  remove: ({ params }, { db, platform }) => removeCookbook(db, params.itemId, platform.clock.now()),
});
