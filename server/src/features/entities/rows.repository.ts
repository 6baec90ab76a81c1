import type { SelectQueryBuilder } from 'kysely';
import type { GroupDatabase, GroupTransaction, Schema } from '../../platform/database/index.ts';
import { forgetDifferences } from './duplicates/differences.repository.ts';
import type { EntityTable } from './entities.tables.ts';

export type EntityRows = SelectQueryBuilder<Schema, EntityTable, object>;
type Row = Parameters<typeof GroupTransaction.prototype.insertAll<EntityTable>>[1][number];
/** Columns by their names. */
export type Columns = Record<string, string | number | null>;

/** Rows of one of these tables into the group; all have the same columns. */
export const insertRows = (db: GroupTransaction, table: EntityTable, rows: Columns[]): Promise<void> =>
  // What `toColumns` of an entity makes, or a row as it lay in the database.
  db.insertAll<EntityTable>(table, rows as unknown as Row[]);

export const updateRow = (db: GroupTransaction, table: EntityTable, id: string, columns: Columns) =>
  db.update<EntityTable>(table).set(columns).where('id', '=', id).execute();

/** With what was said of them. @returns the ids of those that were there */
export const removeRows = async (db: GroupTransaction, table: EntityTable, ids: string[]): Promise<string[]> => {
  await forgetDifferences(db, ids);
  const rows = await db.remove<EntityTable>(table).where(db.dialect.isOneOf('id', ids)).returning('id').execute();
  return rows.map(({ id }) => id);
};

/** The whole row as it lies in the database, for a later `insertRows`. */
export const findRow = async (db: GroupDatabase, table: EntityTable, id: string): Promise<Columns | undefined> => {
  const row: Columns | undefined = await db
    .from<EntityTable>(table)
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirst();
  if (!row) return undefined;
  // Those that come with an insert.
  const { groupId: _, revision: _revision, ...columns } = row;
  return columns;
};
