import { contract } from '@larder/contract';
import { implement, type Route } from '../../platform/http/index.ts';
import { listFoods } from '../foods/index.ts';
import { listOrganizers } from '../organizers/index.ts';
import { getPublicRecipe, listPublicRecipes } from '../recipes/index.ts';

/** Path of a list below the group's pages. */
const pathOf = ({ groupSlug }: { groupSlug: string }, list: string) => `/explore/groups/${groupSlug}/${list}`;

/** Whoever comes here reads a public group: for a private one there is no context, and thereby nothing at all. */
export const exploreRoutes: Route[] = implement(contract.explore, {
  group: (_, { group }) => group,
  recipes: ({ params, query }, { db }) => listPublicRecipes(db, query, pathOf(params, 'recipes')),
  recipe: ({ params }, { db }) => getPublicRecipe(db, params.recipeSlug),
  categories: ({ params, query }, { db }) =>
    listOrganizers(db, 'category', query, pathOf(params, 'organizers/categories')),
  tags: ({ params, query }, { db }) => listOrganizers(db, 'tag', query, pathOf(params, 'organizers/tags')),
  tools: ({ params, query }, { db }) => listOrganizers(db, 'tool', query, pathOf(params, 'organizers/tools')),
  foods: ({ params, query }, { db }) => listFoods(db, query, pathOf(params, 'foods')),
});
