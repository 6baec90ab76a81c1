import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Kysely, sql } from 'kysely';
import type { Connection, Schema, TableShape } from '../../../platform/database/index.ts';
import { Hashed } from './hashed.ts';
import type { Manifest } from './manifest.ts';

type TablePart = Manifest['tables'][number];

/** The tables that a backup holds, as this program knows them. */
export const tablesToBackUp = async (connection: Connection, database: Kysely<Schema>): Promise<TableShape[]> => {
  const { tables, dialect } = connection;
  const kept = new Set(Object.entries(tables).flatMap(([name, { isPassing }]) => (isPassing ? [] : [name])));
  return (await dialect.tableShapes(database)).filter(({ name }) => kept.has(name));
};

/** A table as JSON lines, the same bytes whichever database it is read from. */
async function* linesOfTable(
  { dialect }: Connection,
  database: Kysely<Schema>,
  table: TableShape,
  count: (rows: number) => void,
): AsyncGenerator<Buffer> {
  for await (const rows of dialect.allRows(database, table)) {
    count(rows.length);
    yield Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  }
}

/** What a table is: how many rows, and the hash of them all. */
export const readTable = async (
  connection: Connection,
  database: Kysely<Schema>,
  table: TableShape,
  write?: (content: Readable) => Promise<void>,
): Promise<TablePart> => {
  let rows = 0;
  const lines = Readable.from(
    linesOfTable(connection, database, table, (more) => {
      rows += more;
    }),
  );
  const hashed = new Hashed();
  if (write) {
    const packed = createGzip({ level: 6 });
    await Promise.all([pipeline(lines, hashed, packed), write(packed)]);
  } else {
    await pipeline(lines, hashed, async (content) => {
      for await (const _ of content);
    });
  }
  return { name: table.name, rows, bytes: hashed.bytes, sha256: hashed.sha256() };
};

/** What people count. */
export const countThings = async (database: Kysely<Schema>): Promise<Omit<Manifest['counts'], 'pictures'>> => {
  const { rows } = await sql<Omit<Manifest['counts'], 'pictures'>>`select
    (select count(*) from groups) as groups, (select count(*) from users) as users,
    (select count(*) from recipes) as recipes, (select count(*) from "shoppingLists") as lists,
    (select count(*) from "mealPlanEntries") as meals`.execute(database);
  const [counts] = rows;
  if (!counts) throw new Error('nothing was counted');
  return counts;
};

export const schemaVersion = async (database: Kysely<Schema>): Promise<number> => {
  const { rows } = await sql<{ version: number }>`select max(version) as version from "schemaMigrations"`.execute(
    database,
  );
  return rows[0]?.version ?? 0;
};
