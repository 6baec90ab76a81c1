import type { GroupDatabase } from '../../../platform/database/index.ts';
import { type RecipeFilter, savedConditions } from './recipe-filter.repository.ts';

const filtered = (db: GroupDatabase, filter: RecipeFilter) =>
  savedConditions(filter, db.dialect, 'at once').reduce(
    (recipes, condition) => recipes.where(condition),
    db.from('recipes'),
  );

/** The ids of all recipes that a saved choice holds. */
export const filteredRecipeIds = async (db: GroupDatabase, filter: RecipeFilter): Promise<string[]> => {
  const recipes = await filtered(db, filter).select('recipes.id').execute();
  return recipes.map(({ id }) => id);
};

/** The id of the one of them with this slug. */
export const findFilteredRecipe = async (
  db: GroupDatabase,
  filter: RecipeFilter,
  slug: string,
): Promise<string | undefined> => {
  const recipe = await filtered(db, filter).where('recipes.slug', '=', slug).select('recipes.id').executeTakeFirst();
  return recipe?.id;
};
