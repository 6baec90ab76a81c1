import type { GroupDatabase, GroupTransaction } from '../../../platform/database/index.ts';
import type { EntityTable } from '../entities.tables.ts';
import type { AreDifferent } from './find-duplicates.ts';

/** Ids of two entities that somebody has said to be different, the smaller one first. */
export interface Difference {
  oneId: string;
  otherId: string;
}

export const differenceOf = (a: string, b: string): Difference =>
  a < b ? { oneId: a, otherId: b } : { oneId: b, otherId: a };

/** All that were said of the group's foods, units, labels and organizers. */
export const listDifferences = (db: GroupDatabase): Promise<Difference[]> =>
  db.from('differentThings').select(['oneId', 'otherId']).orderBy('oneId').orderBy('otherId').execute();

export const areDifferent = (differences: Difference[]): AreDifferent => {
  const known = new Set(differences.map(({ oneId, otherId }) => `${oneId} ${otherId}`));
  return (a, b) => {
    const { oneId, otherId } = differenceOf(a, b);
    return known.has(`${oneId} ${otherId}`);
  };
};

/** What one was said to be different from. */
export const differentFrom = (differences: Difference[], id: string): string[] =>
  differences.flatMap(({ oneId, otherId }) => (oneId === id ? [otherId] : otherId === id ? [oneId] : []));

/** Writes what one was said to be different from, as far as that is still in the table. */
export const writeDifferences = async (
  db: GroupTransaction,
  table: EntityTable,
  id: string,
  others: string[],
): Promise<void> => {
  if (others.length === 0) return;
  const present = await db.from<EntityTable>(table).where(db.dialect.isOneOf('id', others)).select('id').execute();
  if (present.length === 0) return;
  await db
    .insert(
      'differentThings',
      present.map((other) => differenceOf(id, other.id)),
    )
    .onConflict((pair) => pair.columns(['groupId', 'oneId', 'otherId']).doNothing())
    .execute();
};

export const removeDifference = (db: GroupTransaction, { oneId, otherId }: Difference) =>
  db.remove('differentThings').where('oneId', '=', oneId).where('otherId', '=', otherId).execute();

/** Forgets what was said of those that go. */
export const forgetDifferences = (db: GroupTransaction, ids: string[]) =>
  db
    .remove('differentThings')
    .where(({ or }) => or([db.dialect.isOneOf('oneId', ids), db.dialect.isOneOf('otherId', ids)]))
    .execute();
