import { type ListQuery, type Notifier, type NotifierEvent, notifierEvents, type Page } from '@larder/contract';
import type { Insertable, Updateable } from 'kysely';
import type { GroupDatabase, GroupTransaction, RowOf, Schema } from '../../platform/database/index.ts';
import { flag, id, type ListFields, listPage, stamps, text } from '../../platform/database/lists/index.ts';
import { found } from '../../platform/errors/index.ts';
import { ofGroup } from '../groups/index.ts';
import { hintOf } from './services/index.ts';

const fields: ListFields = {
  columns: {
    id: id('id'),
    groupId: id('groupId'),
    name: text('name'),
    enabled: flag('enabled'),
    ...stamps,
  },
  relations: { ...ofGroup },
};

const readOptions = (json: string): NotifierEvent[] => {
  const wanted = new Set<string>(JSON.parse(json));
  return notifierEvents.filter((event) => wanted.has(event));
};

const toNotifier = ({ address, options, language: _, enabled, ...row }: RowOf<Schema['notifiers']>): Notifier => {
  const wanted = new Set(readOptions(options));
  const flags = Object.fromEntries(notifierEvents.map((event) => [event, wanted.has(event)]));
  return {
    ...row,
    enabled: enabled === 1,
    // Every event has its flag.
    options: { ...(flags as Record<NotifierEvent, boolean>), id: row.id },
    ...hintOf(address),
  };
};

export const listNotifiers = (db: GroupDatabase, query: ListQuery): Promise<Page<Notifier>> =>
  listPage(db, query, {
    path: '/groups/events/notifications',
    table: 'notifiers',
    fields,
    usually: { orderBy: 'name', orderDirection: 'asc' },
    read: async (rows) => (await rows.selectAll('notifiers').execute()).map(toNotifier),
  });

/** With its address. */
export const findNotifierRow = (db: GroupDatabase, notifierId: string) =>
  db.from('notifiers').where('id', '=', notifierId).selectAll('notifiers').executeTakeFirst();

/** @throws AppError `notifier.not-found` */
export const getNotifier = async (db: GroupDatabase, notifierId: string): Promise<Notifier> =>
  toNotifier(found(await findNotifierRow(db, notifierId), 'notifier.not-found'));

/** Those that are switched on and lead somewhere, with what each tells of. */
export const listListening = async (db: GroupDatabase): Promise<{ id: string; events: Set<NotifierEvent> }[]> => {
  const rows = await db
    .from('notifiers')
    .where('enabled', '=', 1)
    .where('address', '!=', '')
    .select(['id', 'options'])
    .execute();
  return rows.map(({ id, options }) => ({ id, events: new Set(readOptions(options)) }));
};

export const insertNotifier = (db: GroupTransaction, row: Omit<Insertable<Schema['notifiers']>, 'groupId'>) =>
  db.insert('notifiers', row).execute();

export const updateNotifier = (db: GroupTransaction, notifierId: string, row: Updateable<Schema['notifiers']>) =>
  db.update('notifiers').set(row).where('id', '=', notifierId).execute();

export const deleteNotifier = (db: GroupTransaction, notifierId: string) =>
  db.remove('notifiers').where('id', '=', notifierId).execute();
