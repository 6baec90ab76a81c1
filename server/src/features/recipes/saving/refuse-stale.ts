import type { RecipeConflict } from '@larder/contract';
import type { GroupTransaction } from '../../../platform/database/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import { listChangesSince } from '../history/versions.repository.ts';
import { type StoredRecipe, toRecipe } from '../reading/to-recipe.ts';

/** A picture and files are saved by themselves: whoever edits the rest writes over none of them. */
const besideEdits = new Set(['image', 'assets']);

/** A save that was made from an older version than the stored one is told what it would overwrite. */
export const refuseStale = async (
  db: GroupTransaction,
  stored: StoredRecipe,
  basedOnVersion: number | null | undefined,
): Promise<void> => {
  const { row } = stored;
  if (basedOnVersion === null || basedOnVersion === undefined || basedOnVersion >= row.version) return;
  const changes = (await listChangesSince(db, row.id, basedOnVersion)).filter(
    ({ fields }) => fields.length === 0 || fields.some((field) => !besideEdits.has(field)),
  );
  if (changes.length === 0) return;
  const conflict: RecipeConflict = {
    changedFields: [...new Set(changes.flatMap(({ fields }) => fields))],
    changedBy: changes[0]?.fullName ?? null,
    changedAt: changes[0]?.savedAt ?? row.updatedAt,
    current: toRecipe(stored),
  };
  throw new AppError('recipe.changed-meanwhile', {}, { more: { ...conflict } });
};
