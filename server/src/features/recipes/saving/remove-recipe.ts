import type { Recipe } from '@larder/contract';
import type { Flag, GroupDatabase, GroupTransaction } from '../../../platform/database/index.ts';
import type { Change } from '../change.ts';
import { getStoredRecipe } from '../reading/read-recipe.repository.ts';
import { toRecipe } from '../reading/to-recipe.ts';
import { changeRecipeCounts } from '../recipe-state.repository.ts';
import { removeFromSearch } from '../search/index-recipe.ts';
import { removeLeftoversAfter } from './leftover-files.ts';
import { refuseLocked } from './recipe-rules.ts';
import { removeRecipeRow } from './stored-parts.repository.ts';

/** Deletes a recipe with everything that belongs to it, and answers what it was. */
export const removeRecipe = (db: GroupDatabase, change: Change, slugOrId: string): Promise<Recipe> =>
  db.change(async (db) => {
    const stored = await getStoredRecipe(db, slugOrId);
    const { row } = stored;
    refuseLocked(row, change.by);
    await removeStored(db, change, row);
    return toRecipe(stored);
  });

/** Its files go once it is certain that it is gone. */
export const removeStored = async (
  db: GroupTransaction,
  change: Pick<Change, 'files' | 'at'>,
  row: { id: string; name: string; slug: string; number: number; public: Flag },
): Promise<void> => {
  await removeFromSearch(db, row.number);
  await removeRecipeRow(db, row.id);
  await changeRecipeCounts(db, -1, -row.public);
  await db.record('recipe.deleted', row);
  removeLeftoversAfter(db, change, row.id);
};
