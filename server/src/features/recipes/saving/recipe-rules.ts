import type { RecipeSettings } from '@larder/contract';
import { AppError } from '../../../platform/errors/index.ts';

interface Owned {
  userId: string | null;
  locked: 0 | 1;
}

const isOwner = ({ userId }: Owned, by: string): boolean => userId === null || userId === by;

/** Whether a recipe is locked by somebody else. */
export const isLockedFor = (recipe: Owned, by: string): boolean => recipe.locked === 1 && !isOwner(recipe, by);

/** Only its owner changes a locked recipe. A recipe whose owner has left belongs to everybody. */
export const refuseLocked = (recipe: Owned, by: string): void => {
  if (isLockedFor(recipe, by)) throw new AppError('recipe.locked');
};

/** Only its owner locks and unlocks a recipe. */
export const refuseForeignLock = (
  recipe: Owned,
  settings: Partial<RecipeSettings> | null | undefined,
  by: string,
): void => {
  const isChanged = settings?.locked !== undefined && settings.locked !== (recipe.locked === 1);
  if (isChanged && !isOwner(recipe, by)) throw new AppError('recipe.lock-of-another');
};
