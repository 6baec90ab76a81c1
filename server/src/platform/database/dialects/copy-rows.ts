import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema.ts';

const rowsAtOnce = 1000;

/** All rows of all tables as JSON lines, `{"table": …, "row": …}`, so that a copy needs no program of the database. */
async function* rows(database: Kysely<Schema>) {
  const tables = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' order by table_name`.execute(database);
  for (const { name } of tables.rows) {
    // A cursor reads each row once; pages by offset would read all rows before theirs again.
    await sql`declare copied no scroll cursor for select * from ${sql.table(name)}`.execute(database);
    for (;;) {
      const page = await sql`fetch ${sql.lit(rowsAtOnce)} from copied`.execute(database);
      yield page.rows.map((row) => `${JSON.stringify({ table: name, row })}\n`).join('');
      if (page.rows.length < rowsAtOnce) break;
    }
    await sql`close copied`.execute(database);
  }
}

/** Copies the database as it is at one moment into `<target>.jsonl.gz`. */
export const copyRows = async (database: Kysely<Schema>, target: string): Promise<string> => {
  const file = `${target}.jsonl.gz`;
  await mkdir(dirname(target), { recursive: true });
  await database
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((snapshot) => pipeline(Readable.from(rows(snapshot)), createGzip(), createWriteStream(file)));
  return file;
};
