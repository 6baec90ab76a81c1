import type { GroupTable, GroupTransaction } from '../../../platform/database/index.ts';
import type { ComingThing } from '../../backups/index.ts';

const madeTypes = [
  ...(['food.created', 'unit.created', 'label.created'] as const),
  ...(['category.created', 'tag.created', 'tool.created'] as const),
];

/** The number of the last event of the group so far: nobody else writes one until this change is over. */
export const lastEvent = async (db: GroupTransaction): Promise<number> => {
  const row = await db
    .from('events')
    .select(({ fn }) => fn.max<number>('number').as('last'))
    .executeTakeFirst();
  return Number(row?.last ?? 0);
};

/** Notes the foods, units, labels and organizers that were made in this change since an event. */
export const noteMade = async (db: GroupTransaction, moveId: string, since: number): Promise<void> => {
  const rows = await db
    .from('events')
    .where('number', '>', since)
    .where('type', 'in', madeTypes)
    .select(['type', 'payload'])
    .execute();
  await db.insertAll(
    'moveMade',
    rows.map(({ type, payload }) => ({ moveId, kind: type.split('.')[0] ?? '', id: String(JSON.parse(payload).id) })),
  );
};

/** Notes that what somebody thinks of a recipe that was there before came with the move. */
export const noteOpinion = (db: GroupTransaction, moveId: string, recipeId: string): Promise<void> =>
  db.insertAll('moveMade', [{ moveId, kind: 'opinion', id: recipeId }]);

/** Notes rows of a table that come with a move, or become others by it, with when they were last changed here. */
export const noteComing = async (
  db: GroupTransaction,
  moveId: string,
  { table, things, stamps }: { table: GroupTable; things: readonly ComingThing[]; stamps: ReadonlyMap<string, string> },
): Promise<void> => {
  const rows = await db
    .from('moveMade')
    .where('moveId', '=', moveId)
    .where(
      db.dialect.isOneOf(
        'id',
        things.map(({ id }) => id),
      ),
    )
    .select('id')
    .execute();
  const noted = new Set(rows.map(({ id }) => id));
  await db.insertAll(
    'moveMade',
    things
      .filter(({ id }) => !noted.has(id))
      .map(({ id, mark = '', before }) => ({
        ...{ moveId, id, kind: table },
        // What somebody thinks has no time.
        stamp: stamps.get(id) ?? mark,
        before: before ? JSON.stringify(before) : null,
      })),
  );
};
