import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setImmediate as letOthers } from 'node:timers/promises';
import type Database from 'better-sqlite3';
import { type Kysely, sql } from 'kysely';
import { draftName } from '../../files/file-keys.ts';
import type { Rebuild } from '../connection.ts';
import type { Schema } from '../schema.ts';
import { shapesOf, type TableShape } from './table-shapes.ts';

interface Parts {
  /** Of the database that is to be replaced. */
  file: string;
  write: Kysely<Schema>;
  open(file: string): { database: Database.Database; kysely: Kysely<Schema> };
}

const pagesAtOnce = 100;

/**
 * Builds the tables anew in a file of its own. Its pages are then written over those of the database in one transaction of SQLite: other
 * connections go on reading what there was until it is committed, and see the new one whole from then on.
 */
export const rebuildSqlite = async ({ file, write, open }: Parts, { fill, beforeSwap }: Rebuild): Promise<void> => {
  const scratchFile = join(dirname(file), draftName());
  const { database, kysely } = open(scratchFile);
  try {
    await kysely.transaction().execute(fill);
    if (!beforeSwap) return;
    // Whoever writes in this process waits for the one connection that does it.
    await write.connection().execute(async () => {
      await kysely.transaction().execute(beforeSwap);
      await database.backup(file, { progress: () => pagesAtOnce });
    });
  } finally {
    await kysely.destroy();
    await rm(scratchFile, { force: true });
  }
};

export const sqliteShapes = async (database: Kysely<Schema>): Promise<TableShape[]> => {
  const columns = await sql<{ table: string; name: string; place: number }>`
    select m.name as "table", c.name as name, c.pk as place from sqlite_master m, pragma_table_info(m.name) c
    where m.type = 'table' and m.name not like 'sqlite_%' and m.sql not like 'create virtual%' order by m.name, c.cid`.execute(
    database,
  );
  const links = await sql<{ table: string; to: string }>`select m.name as "table", f."table" as "to"
    from sqlite_master m, pragma_foreign_key_list(m.name) f where m.type = 'table'`.execute(database);
  return shapesOf(columns.rows, links.rows);
};

const rowsAtOnce = 100;
/** Milliseconds of reading after which whoever else waits has a turn. */
const turn = 8;

/** All rows of a table by its key. */
export async function* sqliteRows(
  database: Kysely<Schema>,
  { name, columns, key }: TableShape,
): AsyncGenerator<Record<string, unknown>[]> {
  // biome-ignore lint/suspicious/noExplicitAny: the names of the table and its columns are known at run time alone.
  let query = (database as Kysely<any>).selectFrom(name).select(columns);
  for (const column of key) query = query.orderBy(column);
  let page: Record<string, unknown>[] = [];
  let began = performance.now();
  for await (const row of query.stream()) {
    page.push(row);
    if (page.length < rowsAtOnce) continue;
    yield page;
    page = [];
    if (performance.now() - began < turn) continue;
    await letOthers();
    began = performance.now();
  }
  if (page.length > 0) yield page;
}
