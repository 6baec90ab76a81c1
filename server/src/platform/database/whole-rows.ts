import type { GroupDatabase, GroupTransaction } from './group-database.ts';
import type { GroupTable } from './schema.ts';

/** A row as it lies in the database, without its group and revision: those come with an insert. */
export type Columns = Record<string, string | number | null>;

/** Whole rows whose column, which the table has, holds one of the values, whoever may see them; for a later `insertRows`. */
export const findRows = async (
  db: GroupDatabase,
  table: GroupTable,
  column: string,
  values: string[],
): Promise<Columns[]> => {
  const rows: Columns[] = await db
    .asServer()
    .from<GroupTable>(table)
    .where(db.dialect.isOneOf(column, values))
    .selectAll()
    .execute();
  return rows.map(withoutGroup);
};

/** What `returningAll` gives, for a later `insertRows`. */
export const withoutGroup = ({ groupId: _, revision: _revision, ...columns }: Columns): Columns => columns;

/** Rows by what a column of them holds. */
export const rowsBy = (rows: readonly Columns[], column: string): Map<string, Columns[]> => {
  const found = new Map<string, Columns[]>();
  for (const row of rows) {
    const value = String(row[column]);
    const others = found.get(value);
    if (others) others.push(row);
    else found.set(value, [row]);
  }
  return found;
};

type Row = Parameters<typeof GroupTransaction.prototype.insertAll<GroupTable>>[1][number];

/** Rows as they lay in the database, or as their tables want them; all have the same columns. */
export const insertRows = (db: GroupTransaction, table: GroupTable, rows: Columns[]): Promise<void> =>
  db.insertAll<GroupTable>(table, rows as unknown as Row[]);

/** Those of the ids that a table of the group has. */
export const presentIds = async (db: GroupDatabase, table: GroupTable, ids: string[]): Promise<Set<string>> => {
  if (ids.length === 0) return new Set();
  const rows: object[] = await db
    .from<GroupTable>(table)
    .where(db.dialect.isOneOf('id', ids))
    .select('id' as 'groupId')
    .execute();
  return new Set(rows.map((row) => String(Object.values(row)[0])));
};
