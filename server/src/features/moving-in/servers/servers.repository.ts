import type { GroupDatabase, GroupTransaction, RowOf } from '../../../platform/database/index.ts';
import { found } from '../../../platform/errors/index.ts';
import type { MoveServers } from './servers.tables.ts';

export type MoveServerRow = RowOf<MoveServers>;

export const findServer = (db: GroupDatabase, id: string): Promise<MoveServerRow | undefined> =>
  db.from('moveServers').where('id', '=', id).selectAll().executeTakeFirst();

/** @throws AppError `move-server.not-found` */
export const getServer = async (db: GroupDatabase, id: string): Promise<MoveServerRow> =>
  found(await findServer(db, id), 'move-server.not-found');

export const listServers = (db: GroupDatabase, userId: string): Promise<MoveServerRow[]> =>
  db
    .from('moveServers')
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(100)
    .selectAll()
    .execute();

export type ServerChanges = Partial<
  Omit<MoveServerRow, 'id' | 'groupId' | 'userId' | 'server' | 'language' | 'createdAt'>
>;

export const updateServer = (db: GroupTransaction, id: string, values: ServerChanges) =>
  db.update('moveServers').set(values).where('id', '=', id).execute();

export const removeServer = (db: GroupTransaction, id: string) =>
  db.remove('moveServers').where('id', '=', id).execute();

/** Whether whoever reads a server may bring what others have said there. */
export const isManager = async (db: GroupDatabase, userId: string): Promise<boolean> => {
  const row = await db.from('users').where('id', '=', userId).select(['canManage', 'admin']).executeTakeFirst();
  return row !== undefined && row.canManage + row.admin > 0;
};
