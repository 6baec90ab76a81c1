import type { RecipeSettings } from '@larder/contract';
import { AppError } from '../../../platform/errors/index.ts';

export interface Owned {
  userId: string | null;
  locked: 0 | 1;
  private: 0 | 1;
}

/** Whose alone a recipe is, with all that belongs to it; null where the household sees it. */
export const privateTo = ({ userId, private: isPrivate }: Pick<Owned, 'userId' | 'private'>): string | null =>
  isPrivate === 1 ? userId : null;

type Lockable = Pick<Owned, 'userId' | 'locked'>;

const isOwner = ({ userId }: Pick<Owned, 'userId'>, by: string): boolean => userId === null || userId === by;

/** Whether a recipe is locked by somebody else. */
export const isLockedFor = (recipe: Lockable, by: string): boolean => recipe.locked === 1 && !isOwner(recipe, by);

/** Only its owner changes a locked recipe. A recipe whose owner has left belongs to everybody. */
export const refuseLocked = (recipe: Lockable, by: string): void => {
  if (isLockedFor(recipe, by)) throw new AppError('recipe.locked');
};

/** Only its owner locks and unlocks a recipe. */
export const refuseForeignLock = (
  recipe: Lockable,
  settings: Partial<RecipeSettings> | null | undefined,
  by: string,
): void => {
  const isChanged = settings?.locked !== undefined && settings.locked !== (recipe.locked === 1);
  if (isChanged && !isOwner(recipe, by)) throw new AppError('recipe.lock-of-another');
};
