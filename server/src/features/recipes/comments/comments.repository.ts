import { randomUUID } from 'node:crypto';
import type { Comment, ListQuery, Page } from '@larder/contract';
import type { SelectQueryBuilder } from 'kysely';
import type { GroupDatabase, GroupTransaction, Schema } from '../../../platform/database/index.ts';
import { id, type ListFields, listPage, stamps, text } from '../../../platform/database/lists/index.ts';
import { ofGroup } from '../../groups/index.ts';
import { recipeFields } from '../recipe-fields.repository.ts';

const commentFields: ListFields = {
  columns: {
    id: id('id'),
    groupId: id('groupId'),
    recipeId: id('recipeId'),
    userId: id('userId'),
    text: text('text'),
    ...stamps,
  },
  relations: {
    ...ofGroup,
    recipe: { fields: () => recipeFields, steps: [{ table: 'recipes', key: 'id', parent: 'recipeId' }] },
  },
};

const comments = (db: GroupDatabase) => db.from('comments');

const withAuthors = async (rows: SelectQueryBuilder<Schema, 'comments', object>): Promise<Comment[]> => {
  const found = await rows
    .innerJoin('users', 'users.id', 'comments.userId')
    .select(['comments.id', 'comments.groupId', 'comments.recipeId', 'comments.userId', 'comments.text'])
    .select(['comments.createdAt', 'comments.updatedAt'])
    .select(['users.username', 'users.fullName', 'users.admin', 'users.cacheKey'])
    .execute();
  return found.map(({ username, fullName, admin, cacheKey, ...comment }) => ({
    ...comment,
    user: { id: comment.userId, username, fullName, admin: admin === 1, cacheKey },
  }));
};

export const listComments = (db: GroupDatabase, query: ListQuery): Promise<Page<Comment>> =>
  listPage(db, query, {
    path: '/comments',
    table: 'comments',
    fields: commentFields,
    from: comments(db),
    read: withAuthors,
  });

export const listCommentsOf = (db: GroupDatabase, recipeId: string): Promise<Comment[]> =>
  withAuthors(
    comments(db).where('comments.recipeId', '=', recipeId).orderBy('comments.createdAt').orderBy('comments.id'),
  );

export const findComment = async (db: GroupDatabase, commentId: string): Promise<Comment | undefined> =>
  (await withAuthors(comments(db).where('comments.id', '=', commentId)))[0];

/** The recipe that a comment is about, with whether it can be commented on. */
export const findCommented = (db: GroupDatabase, recipeId: string) =>
  db.from('recipes').where('id', '=', recipeId).select(['id', 'name', 'slug', 'disableComments']).executeTakeFirst();

/** @returns its id */
export const insertComment = async (
  db: GroupTransaction,
  { at, ...comment }: { recipeId: string; userId: string; text: string; at: Date },
): Promise<string> => {
  const id = randomUUID();
  const now = at.toISOString();
  await db.insert('comments', { ...comment, id, createdAt: now, updatedAt: now }).execute();
  return id;
};

export const updateComment = (db: GroupTransaction, commentId: string, text: string, at: Date) =>
  db.update('comments').set({ text, updatedAt: at.toISOString() }).where('id', '=', commentId).execute();

export const deleteComment = (db: GroupTransaction, commentId: string) =>
  db.remove('comments').where('id', '=', commentId).execute();
