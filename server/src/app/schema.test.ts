import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createHousehold, type TestMember } from '../../test/factories/household.ts';
import { forEachDialect } from '../../test/for-each-dialect.ts';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { makeDerived, platformTables } from '../platform/database/index.ts';
import { jobsTables } from '../platform/jobs/index.ts';
import { scheduleTables } from '../platform/schedule/index.ts';
import { derived } from './derived.ts';
import { tables } from './tables.ts';

/** Words that the platform has for things of its own: what it asks of callers, sessions and files, and what every row may have. */
const ofItsOwn =
  'createdAt updatedAt appliedAt expiresAt tokenHash tokenVersion canInvite canManage canOrganize fileName cacheKey'.split(
    ' ',
  );

/** Every word of the platform's code, comments and names of imported things apart. */
const namedInPlatform = (): Set<string> => {
  const folder = fileURLToPath(new URL('../platform', import.meta.url));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<![.]test)[.]ts$/.test(file),
  );
  expect(files.length).toBeGreaterThan(50);
  const code = files.map((file) =>
    readFileSync(join(folder, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^ *\/\/.*$/gm, ''),
  );
  return new Set(code.join('\n').match(/\w+/g));
};

forEachDialect('the database of a new server', (database) => {
  let app: TestApp;
  let cook: TestMember;
  beforeEach(async () => {
    app = await createTestApp(database);
    cook = (await createHousehold(app)).member;
  });
  afterEach(() => app.close());

  const namesIn = async (sqlite: string, postgres: string): Promise<string[]> => {
    const { rows } = await sql<{ name: string }>`${sql.raw(database.dialect === 'sqlite' ? sqlite : postgres)}`.execute(
      app.connection.read,
    );
    return rows.map(({ name }) => name).sort();
  };
  const tablesInIt = () =>
    namesIn(
      "select name from sqlite_master where type = 'table' and name not like 'sqlite_%'",
      "select table_name as name from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE'",
    );
  const triggersInIt = () =>
    namesIn(
      "select name || sql as name from sqlite_master where type = 'trigger'",
      `select pg_get_triggerdef(pg_trigger.oid) || pg_get_functiondef(tgfoid) as name from pg_trigger where not tgisinternal`,
    );

  test('has the tables that features have declared, and no others', async () => {
    const besides = /^(recipeSearch.*|schemaMigrations|derived)$/;
    expect((await tablesInIt()).filter((name) => !besides.test(name))).toEqual(Object.keys(tables).sort());
  });

  test('has tables and columns of features that the platform never names', async () => {
    const ofPlatform = new Set<string>([
      ...Object.keys({ ...platformTables, ...jobsTables, ...scheduleTables }),
      'schemaMigrations',
      'derived',
    ]);
    const tablesOfFeatures = (await tablesInIt()).filter((name) => !ofPlatform.has(name));
    const columnsOf = async (table: string) =>
      namesIn(
        `select name from pragma_table_info('${table}')`,
        `select column_name as name from information_schema.columns where table_schema = current_schema() and table_name = '${table}'`,
      );
    const columnsAmong = async (names: string[]) => (await Promise.all(names.map(columnsOf))).flat();
    const known = new Set([...(await columnsAmong([...ofPlatform].filter((name) => name !== 'groups'))), ...ofItsOwn]);
    const columns = (await columnsAmong([...tablesOfFeatures, 'groups'])).filter(
      (name) => /[A-Z]/.test(name) && !name.endsWith('Revision') && !known.has(name),
    );
    expect(columns).toEqual(expect.arrayContaining(['recipeCount', 'foodId', 'privateGroup']));

    const named = namedInPlatform();
    expect([...tablesOfFeatures, ...columns].filter((name) => named.has(name))).toEqual([]);
  });

  test('has the revision of its last change on each row that devices may hold, by which it is found', async () => {
    const synced = Object.entries(tables).flatMap(([name, { synced }]) => (synced ? [name] : []));
    const indexes = await namesIn(
      "select name from sqlite_master where type = 'index'",
      'select indexname as name from pg_indexes where schemaname = current_schema()',
    );
    expect(indexes).toEqual(expect.arrayContaining(synced.map((name) => `${name}_by_revision`)));
    for (const name of synced) {
      await sql`select revision from ${sql.table(name)} where "groupId" = ''`.execute(app.connection.read);
    }
  });

  test('holds the same after all that is derived was dropped and made anew', async () => {
    for (const name of ['Waffles', 'Pancakes']) await cook.call('POST', '/recipes', { body: { name } });
    await cook.call('PATCH', '/recipes/waffles', {
      body: { tags: ['Sweet'], recipeIngredient: [{ note: 'two eggs' }, { note: 'nutmeg' }] },
    });
    const state = async () => ({
      tables: await tablesInIt(),
      triggers: await triggersInIt(),
      found: (await cook.call('GET', '/recipes?search=nutmeg')).body.items,
      mistyped: (await cook.call('GET', '/recipes?search=nutmag')).body.items,
      all: (await cook.call('GET', '/recipes?orderBy=name')).body,
      recipe: (await cook.call('GET', '/recipes/waffles')).body,
      counted: await app.connection.read
        .selectFrom('searchWords')
        .select(['word', 'inNames', 'inOrganizers', 'inIngredients', 'inDescriptions', 'inAll'])
        .orderBy('word')
        .execute(),
    });
    const before = await state();
    expect(before.found).toHaveLength(1);

    expect(await makeDerived(app.connection, derived)).toEqual([]);
    await sql`update "derived" set hash = 'that of another program'`.execute(app.connection.write);
    expect(await makeDerived(app.connection, derived)).toEqual(derived.map(({ name }) => name));

    expect(await state()).toEqual(before);
  });

  test('loses what a newer program no longer derives', async () => {
    await makeDerived(app.connection, []);
    expect(await triggersInIt()).toEqual([]);
    expect(await tablesInIt()).not.toContain('recipeDocuments');
  });
});
