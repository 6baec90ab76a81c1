import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { type OpenTestDatabase, openTestDatabase } from '../../../test/open-test-database.ts';
import { migrateDatabase } from '../../platform/database/index.ts';
import { schemaMigrations } from './index.ts';

forEachDialect('recipes in recipes', (database) => {
  let open: OpenTestDatabase;
  beforeEach(async () => {
    open = await openTestDatabase(database);
  });
  afterEach(() => open.close());

  const run = async (statement: string) =>
    (await sql.raw<Record<string, unknown>>(statement).execute(open.connection.maintenance)).rows;
  const step = schemaMigrations.findIndex(({ name }) => name === 'recipes-in-recipes');
  const migrate = (until: number) =>
    migrateDatabase(open.connection, {
      backupFolder: `${open.folder}/backups`,
      now: new Date('2026-03-01T12:00:00.000Z'),
      migrations: schemaMigrations.slice(0, until),
    });
  const columnsOf = (table: string) =>
    database.dialect === 'sqlite'
      ? run(`select name, type, "notnull" = 1 and dflt_value is null as needed from pragma_table_info('${table}')`)
      : run(`select column_name as name, data_type as type, is_nullable = 'NO' and column_default is null and is_identity = 'NO' as needed
          from information_schema.columns where table_schema = current_schema() and table_name = '${table}'`);
  /** A row with what it must have at least. */
  const insert = async (table: string, values: Record<string, string>) => {
    const columns = (await columnsOf(table)).filter(({ needed }) => needed);
    const row: Record<string, string> = Object.fromEntries(
      columns.map(({ name, type }) => [String(name), String(type).toLowerCase() === 'text' ? "'x'" : '1']),
    );
    for (const [name, value] of Object.entries(values)) row[name] = `'${value}'`;
    await run(`insert into "${table}" (${Object.keys(row).map((name) => `"${name}"`)}) values (${Object.values(row)})`);
  };

  test('leave the lines that are there as they are, with what is triggered by them', async () => {
    await migrate(step);
    await insert('groups', { id: 'g' });
    await insert('recipes', { id: 'r', groupId: 'g' });
    await insert('ingredients', { id: 'i', groupId: 'g', recipeId: 'r', note: 'salt' });
    const raise = `update recipes set version = version + 1 where id in (select "recipeId" from ingredients)`;
    const { make } = open.connection.dialect.trigger({
      name: 'noticed',
      on: 'update',
      table: 'ingredients',
      run: raise,
    });
    for (const statement of make) await run(statement);

    await migrate(step + 1);
    const line = { id: 'i', groupId: 'g', recipeId: 'r', note: 'salt', title: null, referencedRecipeId: null };
    expect(await run('select * from ingredients')).toMatchObject([line]);
    await run(`update ingredients set note = 'pepper'`);
    expect(await run('select version from recipes')).toMatchObject([{ version: 2 }]);
    await expect(run(`update ingredients set "referencedRecipeId" = 'unknown'`)).rejects.toThrow(/foreign key/i);
  });
});
