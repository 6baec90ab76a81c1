import type { VersionComparison } from '@larder/contract';
import { InstanceDatabase } from '../../../platform/database/instance-database.ts';
import { compareRecipes } from '../../recipes/index.ts';
import type { RestoreParts } from '../restore/restore-backup.ts';
import { type FetchWork, readGroupOf } from './open-group.ts';
import { readRecipeOfBackup, readVisibleRecipe } from './take-recipe.ts';

interface Wanted {
  id: string;
  groupId: string;
  by: { id: string };
}

/** What a recipe of today would become if that of the backup replaced it. @throws AppError where one of both is not there */
export const compareRecipe = async (
  parts: RestoreParts,
  { id, groupId, by }: Wanted,
  work: FetchWork,
): Promise<VersionComparison> => {
  const { result } = await readGroupOf(parts, { groupId, recipeId: id }, work, (db) =>
    readRecipeOfBackup(db, id, by.id),
  );
  const group = new InstanceDatabase(parts.connection).group(groupId);
  return compareRecipes(await readVisibleRecipe(group, id, by.id), result.recipe);
};
