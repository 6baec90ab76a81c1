import type { Comment } from '@larder/contract';
import type { GroupDatabase, GroupTransaction } from '../../../platform/database/index.ts';
import { AppError, found } from '../../../platform/errors/index.ts';
import type { Member } from '../../../platform/http/index.ts';
import { putInBin } from '../../bin/index.ts';
import { beginningOf } from '../beginning-of.ts';
import { commentBin } from './comment-bin.ts';
import { deleteComment, findComment, findCommented, insertComment, updateComment } from './comments.repository.ts';

interface By {
  by: Member;
  at: Date;
}

export const addComment = (
  db: GroupDatabase,
  { recipeId, text }: { recipeId: string; text: string },
  { by, at }: By,
): Promise<Comment> =>
  db.change(async (db) => {
    const recipe = found(await findCommented(db, recipeId), 'recipe.not-found');
    if (recipe.disableComments === 1) throw new AppError('comment.switched-off');
    const id = await insertComment(db, { recipeId, userId: by.id, text, at });
    await db.record('comment.created', { id, recipeId, recipeSlug: recipe.slug });
    return getComment(db, id);
  });

export const changeComment = (
  db: GroupDatabase,
  { id, text }: { id: string; text: string },
  { by, at }: By,
): Promise<Comment> =>
  db.change(async (db) => {
    const before = await getOwn(db, id, by);
    if (before.text === text) return before;
    const recipe = found(await findCommented(db, before.recipeId), 'recipe.not-found');
    await updateComment(db, id, text, at);
    await db.record('comment.updated', { id, recipeId: recipe.id, recipeSlug: recipe.slug });
    return getComment(db, id);
  });

export const removeComment = (db: GroupDatabase, commentId: string, { by, at }: By): Promise<void> =>
  db.change(async (db) => {
    const { id, recipeId, text } = await getOwn(db, commentId, by);
    const recipe = found(await findCommented(db, recipeId), 'recipe.not-found');
    const name = `${recipe.name}: ${beginningOf(text)}`;
    await putInBin(db, commentBin, [{ id, name, item: name }], at);
    await deleteComment(db, id);
    await db.record('comment.deleted', { id, recipeId, recipeSlug: recipe.slug });
  });

export const getComment = async (db: GroupDatabase, commentId: string): Promise<Comment> =>
  found(await findComment(db, commentId), 'comment.not-found');

const getOwn = async (db: GroupTransaction, commentId: string, by: Member): Promise<Comment> => {
  const comment = await getComment(db, commentId);
  if (comment.userId !== by.id && !by.admin) throw new AppError('comment.of-another');
  return comment;
};
