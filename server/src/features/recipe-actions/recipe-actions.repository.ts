import type { ListQuery, Page, RecipeAction } from '@larder/contract';
import type { Insertable, Updateable } from 'kysely';
import type { GroupDatabase, GroupTransaction, Schema } from '../../platform/database/index.ts';
import { id, type ListFields, listPage, stamps, text } from '../../platform/database/lists/index.ts';
import { found } from '../../platform/errors/index.ts';
import { ofGroup } from '../groups/index.ts';

const fields: ListFields = {
  columns: {
    id: id('id'),
    groupId: id('groupId'),
    actionType: text('actionType'),
    title: text('title'),
    url: text('url'),
    ...stamps,
  },
  relations: { ...ofGroup },
};

export const listActions = (db: GroupDatabase, query: ListQuery): Promise<Page<RecipeAction>> =>
  listPage(db, query, {
    path: '/groups/recipe-actions',
    table: 'recipeActions',
    fields,
    usually: { orderBy: 'title', orderDirection: 'asc' },
    read: (rows) => rows.selectAll('recipeActions').execute(),
  });

/** @throws AppError `recipe-action.not-found` */
export const getAction = async (db: GroupDatabase, actionId: string): Promise<RecipeAction> =>
  found(
    await db.from('recipeActions').where('id', '=', actionId).selectAll('recipeActions').executeTakeFirst(),
    'recipe-action.not-found',
  );

export const insertAction = (db: GroupTransaction, row: Omit<Insertable<Schema['recipeActions']>, 'groupId'>) =>
  db.insert('recipeActions', row).execute();

export const updateAction = (db: GroupTransaction, actionId: string, row: Updateable<Schema['recipeActions']>) =>
  db.update('recipeActions').set(row).where('id', '=', actionId).execute();

export const deleteAction = (db: GroupTransaction, actionId: string) =>
  db.remove('recipeActions').where('id', '=', actionId).execute();
