import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { schemaMigrations } from '../../src/app/migrations/index.ts';
import { findManifest } from '../../src/features/backups/archive/read-backup.ts';
import { createFolderPlace } from '../../src/features/backups/places/folder-place.ts';
import { loadTables } from '../../src/features/backups/restore/load-tables.repository.ts';
import { migrateWithin, type Scratch } from '../../src/platform/database/index.ts';
import { backUp } from '../backups.ts';
import { createHousehold, createMember, type TestMember } from '../factories/household.ts';
import { forEachDialect } from '../for-each-dialect.ts';
import { fillDatabase } from '../full-database.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

const words = 'There is no space left on the server. Nothing was saved; what is there can still be read.';

forEachDialect('a database whose disk is full', (database) => {
  let app: TestApp;
  let cook: TestMember;
  beforeEach(async () => {
    app = await createTestApp(database);
    cook = (await createHousehold(app)).member;
    await cook.call('POST', '/recipes', { body: { name: 'Waffles' } });
  });
  afterEach(() => app.close());

  const longSteps = [{ text: 'long '.repeat(20_000) }];
  const change = () =>
    cook.call('PATCH', '/recipes/waffles', { body: { name: 'Best waffles', recipeInstructions: longSteps } });
  const create = async () => {
    const { body: slug } = await cook.call('POST', '/recipes', { body: { name: 'Crêpes' } });
    return cook.call('PUT', `/recipes/${slug}`, { body: { name: 'Crêpes', recipeInstructions: longSteps } });
  };
  const everything = async () => {
    const { read, tables } = app.connection;
    // The keys of the tables are their names.
    const names = Object.keys(tables) as (keyof typeof tables)[];
    const counted = names.map(async (name) => {
      const { total } = await read
        .selectFrom(name)
        .select(({ fn }) => fn.countAll().as('total'))
        .executeTakeFirstOrThrow();
      return [name, Number(total)];
    });
    return Object.fromEntries(await Promise.all(counted));
  };

  test('refuses what writes, in words, and nothing is half done', async () => {
    const recipe = (await cook.call('GET', '/recipes/waffles')).body;
    const before = await everything();
    const giveRoom = await fillDatabase(app.connection);
    const imports = Array.from({ length: 400 }, (_, number) => ({ url: `https://example.org/recipe-${number}` }));
    for (const write of [change, () => cook.call('POST', '/recipes/create-url/bulk', { body: { imports } })]) {
      const refused = await write();
      expect([refused.status, refused.body.detail]).toMatchObject([507, { code: 'server.no-space', message: words }]);
    }
    expect(app.logged()).toMatch(/full|No space left/);
    expect(app.logged()).not.toContain('cannot rollback');
    expect((await cook.call('GET', '/recipes/waffles')).body).toEqual(recipe);
    await giveRoom();
    expect(await everything()).toEqual(before);
  });

  test('goes on answering what is read', async () => {
    await fillDatabase(app.connection);
    for (const path of ['/recipes', '/recipes?search=waf', '/recipes/waffles', '/users/self', '/foods']) {
      expect([path, (await cook.call('GET', path)).status]).toEqual([path, 200]);
    }
  });

  test('takes the next write once there is room', async () => {
    const giveRoom = await fillDatabase(app.connection);
    expect((await change()).status).toBe(507);
    await giveRoom();
    expect((await change()).status).toBe(200);
    expect((await create()).status).toBe(200);
    const { body } = await cook.call('GET', '/recipes/best-waffles');
    expect(body).toMatchObject({ name: 'Best waffles', recipeInstructions: longSteps });
  });

  test('blames no row of a backup for it', async () => {
    await create();
    const { groupId } = (await cook.call('GET', '/users/self')).body;
    const { name } = await backUp(app, await createMember(app, groupId, 'admin'));
    const place = createFolderPlace(join(app.dataFolder, 'backups'));
    const { tables = [] } = (await findManifest(place, name)) ?? {};
    const { rebuild, dialect } = app.connection;
    const signal = new AbortController().signal;
    const fill = async (scratch: Scratch) => {
      await migrateWithin(scratch, dialect, { migrations: schemaMigrations, now: new Date() });
      await fillDatabase({ dialect, write: scratch, maintenance: scratch });
      await loadTables(app.connection, scratch, { place, name, tables, signal, onProgress: () => undefined });
    };
    const problem = await rebuild({ fill }).catch((error: unknown) => dialect.problemOf(error));
    expect(problem).toBe('full');
  });

  test('lets nobody down who logs in or looks around meanwhile', async () => {
    const giveRoom = await fillDatabase(app.connection);
    app.clock.pass(3_600_000);
    for (let turn = 0; turn < 3; turn += 1) expect((await cook.call('GET', '/recipes')).status).toBe(200);
    await app.jobs.runDue();
    await giveRoom();
    expect((await cook.call('GET', '/recipes')).status).toBe(200);
  });
});
