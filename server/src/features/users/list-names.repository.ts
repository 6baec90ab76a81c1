import type { ListQuery, Page } from '@larder/contract';
import type { GroupDatabase } from '../../platform/database/index.ts';
import {
  byId,
  id,
  type ListFields,
  listCondition,
  listOrder,
  listPage,
  stamps,
  text,
} from '../../platform/database/lists/index.ts';

const userName: ListFields = { columns: { id: id('id'), fullName: text('fullName'), ...stamps }, relations: {} };

/** The members by name: all that others need to pick one. */
export const listNames = (db: GroupDatabase, query: ListQuery): Promise<Page<{ id: string; fullName: string }>> =>
  listPage(query, {
    path: '/users/group-users',
    table: 'users',
    from: db.from('users'),
    conditions: [listCondition(query, userName, 'users', db.dialect)],
    order: [...listOrder(query, userName, 'users', db.dialect), byId('users')],
    read: (rows) => rows.select(['id', 'fullName']).execute(),
  });
