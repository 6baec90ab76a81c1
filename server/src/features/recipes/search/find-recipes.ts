import { type Found, RecipeListQuery } from '@larder/contract';
import { explainMatch } from '@larder/kitchen';
import type { GroupDatabase } from '../../../platform/database/index.ts';
import { listPublicRecipes, listRecipes } from '../listing/list-recipes.ts';
import { readRecipesWithIds } from '../reading/read-recipe.repository.ts';
import { rememberedOfSearch } from '../recipe-state.repository.ts';

import { understandSearch } from './understand-search.ts';

/** As many as a dialog shows. */
const perPage = 20;

/** The recipes that a text finds, best first, each with what matches in it; as many statements for many as for one. */
export const findRecipes = async (
  db: GroupDatabase,
  search: string,
  reach: 'all' | 'public',
): Promise<Found['recipes']> => {
  const understood = await rememberedOfSearch(db, `search ${search}`, () => understandSearch(db, search));
  if (!understood) return { total: 0, items: [] };
  const list = reach === 'all' ? listRecipes : listPublicRecipes;
  const { total, items } = (await list(db, RecipeListQuery.parse({ search, perPage }), '')).read();
  const recipes = await readRecipesWithIds(
    db,
    items.map(({ id }) => id),
  );
  const wholeOf = new Map(recipes.map(({ recipe }) => [recipe.id, recipe]));
  return {
    total,
    items: items.flatMap((card) => {
      const recipe = wholeOf.get(card.id);
      return recipe ? { recipe: card, ...explainMatch(recipe, understood.words) } : [];
    }),
  };
};
