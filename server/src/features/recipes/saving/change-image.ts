import type { Recipe } from '@larder/contract';
import type { GroupDatabase } from '../../../platform/database/index.ts';
import { randomToken } from '../../../platform/security/index.ts';
import type { Change } from '../change.ts';
import { getRecipe, getStoredRecipe } from '../reading/read-recipe.repository.ts';
import { insertChange } from './recipe-changes.repository.ts';
import { refuseLocked } from './recipe-rules.ts';
import { updateRecipe } from './stored-parts.repository.ts';

/**
 * Notes that the picture's files have been replaced or removed, so that every page fetches it anew.
 * @param picture its dominant colour as #rrggbb, or null when there is none any more
 */
export const changeImage = (
  db: GroupDatabase,
  { by, at }: Change,
  slugOrId: string,
  picture: { color: string } | null,
): Promise<Recipe> =>
  db.change(async (db) => {
    const { row } = await getStoredRecipe(db, slugOrId);
    refuseLocked(row, by);
    const now = at.toISOString();
    const version = row.version + 1;
    const image = picture && randomToken(6);
    await updateRecipe(db, row.id, {
      image,
      imageColor: picture?.color ?? null,
      version,
      dateUpdated: now,
      updatedAt: now,
    });
    await insertChange(db, { recipeId: row.id, version, userId: by, changedAt: now, fields: ['image'] });
    return getRecipe(db, row.id);
  });
