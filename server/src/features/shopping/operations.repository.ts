import type { OperationOutcome } from '@larder/contract';
import { sql } from 'kysely';
import type { GroupDatabase, GroupTransaction } from '../../platform/database/index.ts';
import { itemsOnList } from './items.repository.ts';

export interface DoneOperation {
  id: string;
  digest: string;
  outcome: Exclude<OperationOutcome['outcome'], 'refused'>;
}

const day = 24 * 3_600_000;
/** A device that was away for longer sends operations which may have been done already; who waits so long has a new list. */
const keptForDays = 180;

export const findDone = async (db: GroupDatabase, ids: string[]): Promise<Map<string, DoneOperation>> => {
  const rows = await db
    .from('shoppingOperations')
    .where(db.dialect.isOneOf('id', ids))
    .select(['id', 'digest', 'outcome'])
    .execute();
  // What `writeDone` has written.
  return new Map(rows.map((row) => [row.id, row as DoneOperation]));
};

export const writeDone = async (db: GroupTransaction, done: DoneOperation[], at: Date): Promise<void> => {
  const before = new Date(at.getTime() - keptForDays * day).toISOString();
  await db.remove('shoppingOperations').where('doneAt', '<', before).execute();
  await db.insertAll(
    'shoppingOperations',
    done.map(({ id, digest, outcome }) => ({ id, digest, outcome, doneAt: at.toISOString() })),
  );
};

/** Ids of the items of a list in their order. */
export const readOrder = async (db: GroupDatabase, listId: string): Promise<string[]> => {
  const rows = await db
    .from('shoppingItems')
    .where('listId', '=', listId)
    .select('id')
    .orderBy('position')
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};

/** Gives the items of a list the positions that they have in this order. */
export const writeOrder = async (db: GroupTransaction, listId: string, ids: string[]): Promise<void> => {
  const rows = await db.from('shoppingItems').where('listId', '=', listId).select(['id', 'position']).execute();
  const before = new Map(rows.map(({ id, position }) => [id, position]));
  const moved = ids.flatMap((id, position) =>
    before.has(id) && before.get(id) !== position ? [{ id, position }] : [],
  );
  if (moved.length === 0) return;
  const cases = moved.map(({ id, position }) => sql`when ${id} then ${sql.lit(position)}`);
  await db
    .update('shoppingItems')
    .set({ position: sql<number>`case id ${sql.join(cases, sql` `)} else position end` })
    .where(
      db.dialect.isOneOf(
        'id',
        moved.map(({ id }) => id),
      ),
    )
    .execute();
};

/** Forgets that somebody has moved items of a list, and leaves them where they are. */
export const clearPlaces = async (db: GroupTransaction, listId: string): Promise<void> => {
  const rows = await itemsOnList(db, listId).select(['id', 'changedAt']).execute();
  const placed = rows.flatMap(({ id, changedAt }) => {
    const { position, ...others } = JSON.parse(changedAt);
    return position ? [{ id, changedAt: JSON.stringify(others) }] : [];
  });
  if (placed.length === 0) return;
  const cases = placed.map(({ id, changedAt }) => sql`when ${id} then ${changedAt}`);
  await db
    .update('shoppingItems')
    .set({ changedAt: sql<string>`case id ${sql.join(cases, sql` `)} else ${sql.ref('changedAt')} end` })
    .where(
      db.dialect.isOneOf(
        'id',
        placed.map(({ id }) => id),
      ),
    )
    .execute();
};
