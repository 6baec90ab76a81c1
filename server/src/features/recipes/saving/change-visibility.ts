import type { Recipe, Visibility } from '@larder/contract';
import { flag, type GroupDatabase } from '../../../platform/database/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import type { Change } from '../change.ts';
import { isPartOfAnother } from '../linking/links.repository.ts';
import { getRecipe, getStoredRecipe } from '../reading/read-recipe.repository.ts';
import { changeRecipeCounts } from '../recipe-state.repository.ts';
import { refuseLocked } from './recipe-rules.ts';
import { updateRecipe } from './stored-parts.repository.ts';

/**
 * Says who sees a recipe. What is in it stays the same, so this is no version of it.
 * @throws AppError when the recipe is locked, is somebody else's and to be kept to oneself, or other recipes are made with it
 */
export const changeVisibility = (
  db: GroupDatabase,
  change: Change,
  slugOrId: string,
  visibility: Visibility,
): Promise<Recipe> =>
  db.change(async (db) => {
    const { row } = await getStoredRecipe(db, slugOrId);
    refuseLocked(row, change.by);
    if (visibility === 'owner' && row.userId !== change.by) throw new AppError('recipe.of-another');
    if (visibility === 'owner' && (await isPartOfAnother(db, row.id))) throw new AppError('recipe.part-of-others');
    const fields = { private: flag(visibility === 'owner'), public: flag(visibility === 'visitors') };
    if (fields.private !== row.private || fields.public !== row.public) {
      await updateRecipe(db, row.id, { ...fields, updatedAt: change.at.toISOString() });
      await changeRecipeCounts(db, 0, fields.public - row.public);
      await db.record('recipe.updated', { ...row, fields: ['settings'] });
    }
    return getRecipe(db, row.id);
  });
