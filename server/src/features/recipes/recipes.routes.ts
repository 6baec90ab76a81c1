import { contract, RecipeListQuery, type RecipeSummary } from '@larder/contract';
import type { GroupDatabase } from '../../platform/database/index.ts';
import { implement, type Route } from '../../platform/http/index.ts';
import { changeOf } from './change.ts';
import { listRecipes } from './listing/list-recipes.ts';
import { answerRecipe } from './reading/documents.repository.ts';
import { changeVisibility as showTo } from './saving/change-visibility.ts';
import { createRecipe } from './saving/create-recipe.ts';
import { duplicateRecipe } from './saving/duplicate-recipe.ts';
import { removeRecipe } from './saving/remove-recipe.ts';
import { changeLastMade, saveRecipe, saveRecipes } from './saving/save-recipe.ts';

const {
  create,
  get,
  replace,
  change,
  remove,
  duplicate,
  changeLastMade: lastMade,
  changeVisibility,
} = contract.recipes;
const { replaceMany, changeMany, untagged, uncategorized, ofCategories } = contract.recipes;

/** All recipes that a list would show page by page. */
const listAll = async (db: GroupDatabase, query: Partial<RecipeListQuery>): Promise<RecipeSummary[]> =>
  (await listRecipes(db, { ...RecipeListQuery.parse({ perPage: -1 }), ...query }, '')).read().items;

export const recipeRoutes: Route[] = implement(
  {
    create,
    get,
    replace,
    change,
    remove,
    duplicate,
    lastMade,
    changeVisibility,
    replaceMany,
    changeMany,
    untagged,
    uncategorized,
    ofCategories,
  },
  {
    create: async ({ body }, context) => {
      const name = body.name ?? context.words('recipe.unnamed');
      const { slug } = await createRecipe(context.db, changeOf(context), { ...body, name });
      return slug;
    },
    get: ({ params }, { db }) => answerRecipe(db, params.slug),
    replace: ({ params, body }, context) => saveRecipe(context.db, changeOf(context), params.slug, body),
    change: ({ params, body }, context) => saveRecipe(context.db, changeOf(context), params.slug, body),
    replaceMany: ({ body }, context) => saveRecipes(context.db, changeOf(context), body),
    changeMany: ({ body }, context) => saveRecipes(context.db, changeOf(context), body),
    untagged: (_, { db }) => listAll(db, { queryFilter: 'tags.id IS NULL' }),
    uncategorized: (_, { db }) => listAll(db, { queryFilter: 'recipeCategory.id IS NULL' }),
    // Without a category there is nothing to choose by, rather than everything.
    ofCategories: ({ query }, { db }) => (query.categories?.length ? listAll(db, query) : []),
    remove: ({ params }, context) => removeRecipe(context.db, changeOf(context), params.slug),
    duplicate: ({ params, body }, context) => {
      const change = { ...changeOf(context), room: context.platform.room };
      return duplicateRecipe(context.db, change, params.slug, body.name);
    },
    changeVisibility: ({ params, body }, context) =>
      showTo(context.db, changeOf(context), params.slug, body.visibility),
    lastMade: ({ params, body }, { db }) => changeLastMade(db, params.slug, body.timestamp),
  },
);
