import type { GroupDatabase, GroupTransaction, RowOf } from '../../../platform/database/index.ts';
import type { MoveOrganizers } from '../moving-in.tables.ts';

export type MoveOrganizerRow = RowOf<MoveOrganizers>;

export const listMoveOrganizers = (db: GroupDatabase, moveId: string): Promise<MoveOrganizerRow[]> =>
  db.from('moveOrganizers').where('moveId', '=', moveId).orderBy('kind').orderBy('nameKey').selectAll().execute();

/** What somebody has chosen for a name stays with it. */
export const replaceOrganizers = async (
  db: GroupTransaction,
  moveId: string,
  counted: readonly Pick<MoveOrganizerRow, 'kind' | 'name' | 'nameKey' | 'recipes'>[],
): Promise<void> => {
  const before = new Map((await listMoveOrganizers(db, moveId)).map((row) => [`${row.kind} ${row.nameKey}`, row]));
  await db.remove('moveOrganizers').where('moveId', '=', moveId).execute();
  await db.insertAll(
    'moveOrganizers',
    counted.map((one) => {
      const chosen = before.get(`${one.kind} ${one.nameKey}`);
      return { moveId, ...one, action: chosen?.action ?? ('take' as const), targetId: chosen?.targetId ?? null };
    }),
  );
};
