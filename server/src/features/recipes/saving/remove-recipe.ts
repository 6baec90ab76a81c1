import type { Recipe } from '@larder/contract';
import type { GroupDatabase } from '../../../platform/database/index.ts';
import { recipeFolder } from '../../../platform/files/index.ts';
import type { Change } from '../change.ts';
import { getStoredRecipe } from '../reading/read-recipe.repository.ts';
import { toRecipe } from '../reading/to-recipe.ts';
import { removeFromSearch } from '../search/index-recipe.ts';
import { refuseLocked } from './recipe-rules.ts';
import { countRecipes, removeRecipeRow } from './stored-parts.repository.ts';

/** Deletes a recipe with everything that belongs to it, and answers what it was. */
export const removeRecipe = (db: GroupDatabase, { by, files }: Change, slugOrId: string): Promise<Recipe> =>
  db.change(async (db) => {
    const stored = await getStoredRecipe(db, slugOrId);
    const { row } = stored;
    refuseLocked(row, by);
    await removeFromSearch(db, row.number);
    await removeRecipeRow(db, row.id);
    await countRecipes(db, -1, -row.public);
    db.afterCommit(() => files.removeFolder(recipeFolder(row.id)));
    return toRecipe(stored);
  });
