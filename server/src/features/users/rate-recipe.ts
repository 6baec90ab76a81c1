import { averageRating } from '@larder/kitchen';
import type { GroupDatabase, GroupTransaction } from '../../platform/database/index.ts';
import { found } from '../../platform/errors/index.ts';
import type { Member } from '../../platform/http/index.ts';
import { findRecipeId, listRatings, type Opinion, saveOpinion, updateRating } from './opinions.repository.ts';
import { getOwnAccount } from './own-account.ts';

interface Change extends Opinion {
  id: string;
  slug: string;
  by: Member;
}

/** What a member thinks of a recipe; members speak for themselves, administrators for anybody of the group. */
export const changeOpinion = async (db: GroupDatabase, { id, slug, by, ...opinion }: Change): Promise<void> => {
  await getOwnAccount(db, id, by);
  const recipeId = found(await findRecipeId(db, slug), 'recipe.not-found');
  await db.change((db) => rateRecipe(db, id, recipeId, opinion));
};

/** Keeps a member's opinion, and the recipe's rating as the mean of its members'. */
export const rateRecipe = async (db: GroupTransaction, userId: string, recipeId: string, opinion: Opinion) => {
  await saveOpinion(db, userId, recipeId, opinion);
  if (typeof opinion.rating === 'number') {
    await db.record('recipe.rated', { id: recipeId, rating: opinion.rating || null });
  }
  await updateRating(db, recipeId, averageRating(await listRatings(db, recipeId)));
};
