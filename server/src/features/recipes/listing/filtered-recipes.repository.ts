import type { GroupDatabase } from '../../../platform/database/index.ts';
import { type RecipeFilter, savedConditions } from './recipe-filter.repository.ts';

/** The ids of all recipes that a saved choice holds. */
export const filteredRecipeIds = async (db: GroupDatabase, filter: RecipeFilter): Promise<string[]> => {
  const recipes = savedConditions(filter, db.dialect, 'at once').reduce(
    (recipes, condition) => recipes.where(condition),
    db.from('recipes'),
  );
  return (await recipes.select('recipes.id').execute()).map(({ id }) => id);
};
