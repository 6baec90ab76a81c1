import type { GroupDatabase } from '../../../platform/database/index.ts';
import { getStoredRecipe } from '../reading/read-recipe.repository.ts';
import type { RecipeRow } from '../reading/to-recipe.ts';
import { refuseLocked } from './recipe-rules.ts';

/** A recipe, by slug or id, that somebody may change. Throws `recipe.not-found` or `recipe.locked`. */
export const getUnlocked = async (db: GroupDatabase, slugOrId: string, by: string): Promise<RecipeRow> => {
  const { row } = await getStoredRecipe(db, slugOrId);
  refuseLocked(row, by);
  return row;
};
