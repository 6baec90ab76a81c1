import type { GroupDatabase, GroupTable, GroupTransaction } from '../../../platform/database/index.ts';
import { type CameThing, type ComingThing, type Earlier, stampsOf } from '../../backups/index.ts';
import { noteComing } from '../bringing/made.repository.ts';

const findCame = async (
  db: GroupDatabase,
  serverId: string,
  ids: readonly string[],
): Promise<Map<string, CameThing>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .from('moveServerThings')
    .where('serverId', '=', serverId)
    .where(db.dialect.isOneOf('id', [...ids]))
    .select(['id', 'mark', 'stamp'])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
};

const noteCame = async (
  db: GroupTransaction,
  { moveId, serverId }: Came,
  table: GroupTable,
  things: readonly ComingThing[],
): Promise<void> => {
  const ids = things.map(({ id }) => id);
  if (ids.length === 0) return;
  const { isOneOf } = db.dialect;
  const stamps = await stampsOf(db, table, ids);
  const stampOf = (id: string) => stamps.get(id) ?? '';
  await db.remove('moveServerThings').where('serverId', '=', serverId).where(isOneOf('id', ids)).execute();
  await db.insertAll(
    'moveServerThings',
    things.map(({ id, mark = '' }) => ({ serverId, id, mark, stamp: stampOf(id) })),
  );
  await noteComing(db, moveId, { table, things, stamps });
};

interface Came {
  moveId: string;
  serverId: string;
}

/** What came from a server, and what of it comes with this move. */
export const cameFrom = (db: GroupDatabase, came: Came): Earlier => ({
  find: (ids) => findCame(db, came.serverId, ids),
  note: (db, table, things) => noteCame(db, came, table, things),
});

/** Of an archive nothing is known of before: what is here is known by its ids. What comes is noted for the way back. */
export const cameWith = (moveId: string): Earlier => ({
  find: async () => new Map(),
  note: async (db, table, things) => {
    if (things.length === 0) return;
    const ids = things.map(({ id }) => id);
    await noteComing(db, moveId, { table, things, stamps: await stampsOf(db, table, ids) });
  },
});
