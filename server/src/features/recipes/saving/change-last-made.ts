import type { Recipe } from '@larder/contract';
import type { GroupDatabase } from '../../../platform/database/index.ts';
import { getRecipe } from '../reading/read-recipe.repository.ts';
import { updateRecipe } from './stored-parts.repository.ts';

/** Whoever cooks a recipe may say so, also of a locked one. */
export const changeLastMade = (db: GroupDatabase, slugOrId: string, lastMade: string): Promise<Recipe> =>
  db.change(async (db) => {
    const { id } = await getRecipe(db, slugOrId);
    await updateRecipe(db, id, { lastMade });
    const recipe = await getRecipe(db, id);
    await db.record('recipe.made', { ...recipe, madeAt: lastMade });
    return recipe;
  });
