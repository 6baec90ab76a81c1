import { contract } from '@larder/contract';
import { implement, type Route } from '../../platform/http/index.ts';
import { findPublicBookFilter, listBooks, readPublicCookbook } from '../cookbooks/index.ts';
import { getItem } from '../entities/index.ts';
import { foods, listFoods } from '../foods/index.ts';
import { listOrganizers, organizers } from '../organizers/index.ts';
import { answerPublicRecipe, listPublicRecipes } from '../recipes/index.ts';
import { findEverything } from '../search/index.ts';

/** Path of a list below the group's pages. */
const pathOf = ({ groupSlug }: { groupSlug: string }, list: string) => `/explore/groups/${groupSlug}/${list}`;

/** Whoever comes here reads a public group: for a private one there is no context, and thereby nothing at all. */
export const exploreRoutes: Route[] = implement(contract.explore, {
  group: (_, { group }) => group,
  recipes: async ({ params, query }, { db }) => {
    const book = query.cookbook ? await findPublicBookFilter(db, query.cookbook) : undefined;
    return listPublicRecipes(db, query, pathOf(params, 'recipes'), book);
  },
  recipe: ({ params }, { db }) => answerPublicRecipe(db, params.recipeSlug),
  cookbooks: ({ params, query }, { db }) => listBooks(db, query, pathOf(params, 'cookbooks'), 'public'),
  cookbook: ({ params }, { db }) => readPublicCookbook(db, params.itemId),
  categories: ({ params, query }, { db }) =>
    listOrganizers(db, 'category', query, pathOf(params, 'organizers/categories')),
  tags: ({ params, query }, { db }) => listOrganizers(db, 'tag', query, pathOf(params, 'organizers/tags')),
  tools: ({ params, query }, { db }) => listOrganizers(db, 'tool', query, pathOf(params, 'organizers/tools')),
  category: ({ params }, { db }) => getItem(db, organizers.category, params.itemId),
  tag: ({ params }, { db }) => getItem(db, organizers.tag, params.itemId),
  tool: ({ params }, { db }) => getItem(db, organizers.tool, params.itemId),
  find: ({ query }, { db }) => findEverything(db, query.search, 'public'),
  foods: ({ params, query }, { db }) => listFoods(db, query, pathOf(params, 'foods')),
  food: ({ params }, { db }) => getItem(db, foods, params.itemId),
});
