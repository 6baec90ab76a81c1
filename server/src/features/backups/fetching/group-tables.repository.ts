import { sql } from 'kysely';
import type { Columns, Connection, GroupTransaction, Scratch, TableShape } from '../../../platform/database/index.ts';
import { insertRows } from '../../../platform/database/index.ts';
import type { GroupTable } from '../../../platform/database/schema.ts';
import { inOrder } from '../restore/load-tables.repository.ts';

/**
 * What does not go with a group: work of the server that belongs to its own day, what opens doors (keys, links, invitations), and what would
 * begin to send something.
 */
const staysBehind = [
  'jobs',
  'deletions',
  'events',
  'shoppingOperations',
  'doneRequests',
  'shoppers',
  'shopTicks',
  'deliveries',
  'bin',
  'merges',
  'apiTokens',
  'identities',
  'passkeys',
  'invitations',
  'shareTokens',
  'mealPlanCalendars',
  'webhooks',
  'notifiers',
  'reports',
  'reportEntries',
] as const satisfies GroupTable[];

const isGroupTable = (name: string, { tables }: Connection): name is GroupTable =>
  name in tables && !staysBehind.some((other) => other === name);

/** The tables of which a group is made, those before that others refer to. */
export const tablesOfGroup = async (
  connection: Connection,
  scratch: Scratch,
): Promise<{ name: GroupTable; shape: TableShape }[]> => {
  const shapes = inOrder(await connection.dialect.tableShapes(scratch));
  return shapes.flatMap((shape) => {
    const { name, columns } = shape;
    const isKept = columns.includes('groupId') && isGroupTable(name, connection);
    return isKept && connection.tables[name].isPassing !== true ? [{ name, shape }] : [];
  });
};

/** Rows of a table a page at a time, without their group, their revision and the number that recipes are counted by. */
export async function* pagesOf(connection: Connection, scratch: Scratch, shape: TableShape): AsyncGenerator<Columns[]> {
  for await (const page of connection.dialect.allRows(scratch, shape)) {
    yield page.map((row) =>
      Object.fromEntries(
        shape.columns
          .filter((column) => !(dropped.includes(column) || (shape.name === 'recipes' && column === 'number')))
          .map((column) => [column, cellOf(row[column])]),
      ),
    );
  }
}

const dropped = ['groupId', 'revision'];
const cellOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? value : null);

export const writePage = (db: GroupTransaction, table: GroupTable, rows: Columns[]): Promise<void> =>
  insertRows(db, table, rows);

/** The group itself, as it lies in the tables. */
export const groupRowOf = async (scratch: Scratch, groupId: string): Promise<Columns | undefined> => {
  const { rows } = await sql<Columns>`select * from groups where id = ${groupId}`.execute(scratch);
  return rows[0];
};

/** Names and addresses of groups that are taken. */
export const takenGroupNames = async (transaction: Scratch): Promise<{ names: Set<string>; slugs: Set<string> }> => {
  const rows = await transaction.selectFrom('groups').select(['name', 'slug']).execute();
  return { names: new Set(rows.map(({ name }) => name)), slugs: new Set(rows.map(({ slug }) => slug)) };
};

/** Those of accounts that there are, whichever group they are in. */
export const takenAccounts = async (transaction: Scratch): Promise<Set<string>> => {
  const rows = await transaction.selectFrom('users').select(['email', 'username']).execute();
  return new Set(rows.flatMap(({ email, username }) => [email.toLowerCase(), username.toLowerCase()]));
};

export const insertGroupRow = async (transaction: Scratch, row: Columns): Promise<void> => {
  const columns = Object.keys(row);
  await sql`insert into groups (${sql.join(columns.map((column) => sql.id(column)))})
    values (${sql.join(columns.map((column) => row[column]))})`.execute(transaction);
};

export const numbersOfRecipes = async (db: GroupTransaction): Promise<number[]> => {
  const rows = await db.from('recipes').select('number').orderBy('number').execute();
  return rows.map(({ number }) => number);
};
