import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { GroupDatabase, GroupTransaction, Schema } from '../../platform/database/index.ts';
import { forgetDifferences } from './duplicates/differences.repository.ts';

export type EntityTable = 'foods' | 'units' | 'labels' | 'organizers';
export type EntityRows = SelectQueryBuilder<Schema, EntityTable, object>;
/** Columns by their names. */
export type Columns = Record<string, string | number | null>;

const rowsAtOnce = 500;
const list = (values: RawBuilder<unknown>[]) => sql.join(values);

/** Rows of one of these tables into the group; all have the same columns. */
export const insertRows = async (db: GroupTransaction, table: EntityTable, rows: Columns[]): Promise<void> => {
  const names = Object.keys(rows[0] ?? {});
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const values = rows.slice(from, from + rowsAtOnce).map((row) => {
      const cells = names.map((name) => sql`${row[name] ?? null}`);
      return sql`(${list([...cells, sql`${db.groupId}`])})`;
    });
    const columns = list([...names, 'groupId'].map((name) => sql.ref(name)));
    await db.run(sql`insert into ${sql.table(table)} (${columns}) values ${list(values)}`);
  }
};

export const updateRow = (db: GroupTransaction, table: EntityTable, id: string, columns: Columns) => {
  const changes = Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  return db.run(sql`update ${sql.table(table)} set ${list(changes)} where "groupId" = ${db.groupId} and id = ${id}`);
};

/** With what was said of them. @returns the ids of those that were there */
export const removeRows = async (db: GroupTransaction, table: EntityTable, ids: string[]): Promise<string[]> => {
  await forgetDifferences(db, ids);
  const rows = await db.run(sql<{ id: string }>`delete from ${sql.table(table)}
    where "groupId" = ${db.groupId} and ${db.dialect.isOneOf('id', ids)} returning id`);
  return rows.map(({ id }) => id);
};

/** The whole row as it lies in the database, for a later `insertRows`. */
export const findRow = async (db: GroupDatabase, table: EntityTable, id: string): Promise<Columns | undefined> => {
  const [row] = await db.run(
    sql<Columns>`select * from ${sql.table(table)} where "groupId" = ${db.groupId} and id = ${id}`,
  );
  if (!row) return undefined;
  const { groupId: _, ...columns } = row;
  return columns;
};
