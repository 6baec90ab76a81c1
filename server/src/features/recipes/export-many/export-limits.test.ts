import { afterEach, beforeEach, expect, test } from 'vitest';
import { endAt } from '../../../../test/end-at.ts';
import { createHousehold, type TestMember } from '../../../../test/factories/household.ts';
import { forEachDialect } from '../../../../test/for-each-dialect.ts';
import { fillDisk } from '../../../../test/full-disk.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { openZip } from '../../../platform/files/index.ts';

const limits = { entries: 1000, entryBytes: 10_000_000, totalBytes: 100_000_000 };
const recipes = 30;
/** One for each recipe, and one for what the household has besides. */
const files = recipes + 1;

forEachDialect('an export of many recipes', (database) => {
  let app: TestApp;
  let cook: TestMember;
  let makeRoom: () => void = () => undefined;

  beforeEach(async () => {
    app = await createTestApp(database);
    cook = (await createHousehold(app)).member;
    for (let number = 1; number <= recipes; number += 1) {
      await cook.call('POST', '/recipes', { body: { name: `Soup ${number}` } });
    }
  });
  afterEach(async () => {
    makeRoom();
    await app.close();
  });

  const start = (exportType = 'json') => cook.call('POST', '/recipes/bulk-actions/export', { body: { exportType } });
  const newest = async () => (await cook.call('GET', '/recipes/bulk-actions/export')).body[0];
  const stored = async () => (await app.platform.files.list(`exports/${cook.groupId}`)).map(({ name }) => name);
  const onlyFile = async () => {
    const { path } = await newest();
    const archive = (await app.platform.files.read(path)) ?? Buffer.alloc(0);
    const { entries, close } = await openZip(archive, limits);
    close();
    return entries;
  };

  test('that the disk has no room for is told of as failed, leaves nothing behind, and can be asked for again', async () => {
    expect((await start()).status).toBe(202);
    makeRoom = fillDisk(app.dataFolder, 2000);
    for (let tries = 0; tries < 12; tries += 1) {
      await app.jobs.runDue();
      app.clock.pass(3_600_000);
    }
    expect(await newest()).toMatchObject({ status: 'failed' });
    expect(await stored()).toEqual([]);

    makeRoom();
    await start();
    await app.jobs.runDue();
    expect(await newest()).toMatchObject({ status: 'ready' });
    expect(await onlyFile()).toHaveLength(files);
  });

  test.each(['before', 'after'] as const)(
    'goes on after the server ended %s any of its transactions',
    async (moment) => {
      for (let number = 1; ; number += 1) {
        app.clock.pass(1000);
        await start();
        const process = endAt(app.connection, number, moment);
        await app.jobs.runDue().catch(() => undefined);
        process.goOn();
        app.clock.pass(600_000);
        await app.jobs.runDue();
        expect(await newest()).toMatchObject({ status: 'ready', recipesDone: recipes, recipesInAll: recipes });
        expect(await onlyFile()).toHaveLength(files);
        await cook.call('DELETE', '/recipes/bulk-actions/export/purge');
        expect(await stored()).toEqual([]);
        if (!process.hasEnded()) break;
      }
    },
  );

  test('in every format is one archive with a file of each, and tells how far it is', async () => {
    await start('everything');
    expect(await newest()).toMatchObject({ status: 'in-progress', recipesDone: 0 });
    await app.jobs.runDue();
    expect(await newest()).toMatchObject({ status: 'ready', recipesDone: recipes });
    const entries = await onlyFile();
    expect(entries.map(({ path }) => path)).toEqual([
      'recipes-json.zip',
      'recipes-schema-org.zip',
      'recipes-markdown.zip',
      'recipes-epub.epub',
      'recipes-pdf.pdf',
      'recipes-mealie.zip',
      'recipes-paprika.paprikarecipes',
      'recipes-cooklang.zip',
    ]);
    for (const { size } of entries) expect(size).toBeGreaterThan(1000);
  });
});
