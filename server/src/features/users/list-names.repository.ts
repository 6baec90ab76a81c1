import type { ListQuery, Page } from '@larder/contract';
import type { GroupDatabase } from '../../platform/database/index.ts';
import { id, type ListFields, listPage, stamps, text } from '../../platform/database/lists/index.ts';

const userName: ListFields = { columns: { id: id('id'), fullName: text('fullName'), ...stamps }, relations: {} };

/** The members by name: all that others need to pick one. */
export const listNames = (db: GroupDatabase, query: ListQuery): Promise<Page<{ id: string; fullName: string }>> =>
  listPage(db, query, {
    path: '/users/group-users',
    table: 'users',
    fields: userName,
    read: (rows) => rows.select(['id', 'fullName']).execute(),
  });
