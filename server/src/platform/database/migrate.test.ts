import { readdir, readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { type OpenTestDatabase, openTestDatabase } from '../../../test/open-test-database.ts';
import { DatabaseTooNewError, migrateDatabase, type SchemaMigration } from './migrate.ts';
import { openDatabase } from './open-database.ts';

const now = new Date('2026-03-01T12:00:00.000Z');

// biome-ignore lint/suspicious/noExplicitAny: as for a schema migration itself.
const migration = (version: number, run: (database: Kysely<any>) => Promise<unknown>): SchemaMigration => ({
  version,
  name: `step ${version}`,
  run: async (database) => {
    await run(database);
  },
});

const makePots = migration(1, (database) =>
  database.schema
    .createTable('pots')
    .addColumn('name', 'text', (column) => column.notNull())
    .execute(),
);
const addPan = migration(2, (database) => database.insertInto('pots').values({ name: 'pan' }).execute());
const addWok = migration(3, (database) => database.insertInto('pots').values({ name: 'wok' }).execute());
const fail = migration(3, async (database) => {
  await database.insertInto('pots').values({ name: 'broken' }).execute();
  throw new Error('out of clay');
});

forEachDialect('bringing a database up to date', (database) => {
  let open: OpenTestDatabase;
  beforeEach(async () => {
    open = await openTestDatabase(database);
  });
  afterEach(() => open.close());

  const migrate = (...migrations: SchemaMigration[]) =>
    migrateDatabase(open.connection, { backupFolder: `${open.folder}/backups`, now, migrations });
  const pots = async () => {
    const { rows } = await sql<{ name: string }>`select name from pots order by name`.execute(open.connection.read);
    return rows.map(({ name }) => name);
  };
  const copies = () => readdir(`${open.folder}/backups`).catch(() => []);

  test('makes no copy of nothing', async () => {
    expect(await migrate(makePots)).toBeNull();
    expect(await copies()).toEqual([]);
  });

  test('runs what is missing, once, in order', async () => {
    await migrate(makePots);
    await migrate(makePots, addPan);
    await migrate(makePots, addPan, addWok);
    expect(await migrate(makePots, addPan, addWok)).toBeNull();
    expect(await pots()).toEqual(['pan', 'wok']);
  });

  test('copies the database as it was before it changes anything', async () => {
    await migrate(makePots, addPan);
    const copy = (await migrate(makePots, addPan, addWok)) ?? '';

    expect(copy).toContain('before-schema-3-2026-03-01T12-00-00-000Z');
    expect(await copies()).toHaveLength(1);
    if (database.dialect === 'sqlite') {
      const copied = openDatabase({ address: null, sqliteFile: copy, tables: open.connection.tables });
      const { rows } = await sql`select name from pots`.execute(copied.read);
      expect(rows).toEqual([{ name: 'pan' }]);
      await copied.close();
    } else {
      const lines = gunzipSync(await readFile(copy))
        .toString()
        .trim()
        .split('\n');
      const rows = lines.map((line) => JSON.parse(line)).filter(({ table }) => table === 'pots');
      expect(rows).toEqual([{ table: 'pots', row: { name: 'pan' } }]);
    }
  });

  test('leaves everything as it was when a step fails', async () => {
    await migrate(makePots);
    await expect(migrate(makePots, addPan, fail)).rejects.toThrow('out of clay');
    expect(await pots()).toEqual([]);
    await migrate(makePots, addPan, addWok);
    expect(await pots()).toEqual(['pan', 'wok']);
  });

  test('refuses a database that a newer program has changed, in words that help', async () => {
    await migrate(makePots, addPan);
    const older = migrate(makePots);
    await expect(older).rejects.toThrow(DatabaseTooNewError);
    await expect(older).rejects.toThrow(/written by a newer Larder \(its schema has version 2, this program knows 1\)/);
    expect(await pots()).toEqual(['pan']);
  });

  test('is done by one of two programs that start at the same moment', async () => {
    await migrate(makePots);
    await Promise.all([migrate(makePots, addPan, addWok), migrate(makePots, addPan, addWok)]);
    expect(await pots()).toEqual(['pan', 'wok']);
  });
});
