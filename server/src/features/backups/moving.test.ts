import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contract } from '@larder/contract';
import { afterEach, expect, test } from 'vitest';
import { archiveOf, backUp, backupsSeenBy, logInAgain, uploadArchive } from '../../../test/backups.ts';
import { createHousehold, createMember, type TestMember } from '../../../test/factories/household.ts';
import { forEachDialect, sqlite, type TestDatabase } from '../../../test/for-each-dialect.ts';
import { picture } from '../../../test/pictures.ts';
import { rewriteArchive } from '../../../test/rewrite-archive.ts';
import { createTestApp, startBeside, type TestApp } from '../../../test/test-app.ts';
import { send } from '../../../test/walk/send.ts';
import { createSettledGroup } from '../../../test/walk/world.ts';
import { writeZip, type ZipContent } from '../../platform/files/index.ts';

forEachDialect('a backup of another server', (database) => {
  const apps: TestApp[] = [];
  afterEach(async () => {
    for (const app of apps.splice(0)) await app.close();
  });
  const start = async (on: TestDatabase) => {
    const app = await createTestApp(on);
    apps.push(app);
    const { group, member: cook } = await createHousehold(app);
    return { app, cook, admin: await createMember(app, group.id, 'admin') };
  };
  const download = async (app: TestApp, admin: TestMember): Promise<Buffer> =>
    (await archiveOf(app, admin, (await backUp(app, admin)).name)).rawPayload;
  const restoreThere = async (on: TestDatabase, archive: Buffer) => {
    const target = await start(on);
    expect((await uploadArchive(target.app, target.admin, archive)).status).toBe(200);
    const uploaded = (await backupsSeenBy(target.admin.call)).backups[0];
    const reply = await target.admin.call('POST', `/admin/backups/${uploaded.name}/restore`);
    expect([reply.status, reply.body.message]).toEqual([200, 'Restore successful']);
    return target.app;
  };
  /** All that a member sees of their recipe, and its picture. */
  const seen = async (app: TestApp, cook: TestMember) => {
    const { body } = await cook.call('GET', '/recipes/leek-soup');
    const image = await app.server.inject({ url: `/api/media/recipes/${body.id}/images/original.webp` });
    const lists = await app.connection.read.selectFrom('shoppingLists').select(['id', 'name', 'createdAt']).execute();
    const exported = await cook.call('GET', '/recipes/leek-soup/exports?template_name=raw');
    return { body, exported: exported.body, image: image.rawPayload.toString('base64'), lists };
  };

  test('is restored on the other database with pictures, and back, and nothing differs', async () => {
    const { app, cook, admin } = await start(sqlite);
    await cook.call('POST', '/recipes', { body: { name: 'Leek Soup' } });
    await cook.call('PATCH', '/recipes/leek-soup', {
      body: {
        recipeYield: '4 bowls',
        rating: 4.5,
        tags: ['Winter'],
        recipeIngredient: [{ quantity: 0.1, unit: { name: 'cup' }, food: { name: 'leek' }, note: 'ä “ 🥬' }],
        recipeInstructions: [{ text: 'Cook.' }],
      },
    });
    const image = await picture('#2e7d32', 600, 400).png().toBuffer();
    await send(app, contract.recipes.replaceImage, '/recipes/leek-soup/image', {
      ...{ files: { image }, form: {}, token: cook.token },
    });
    await cook.call('POST', '/groups/shopping/lists', { body: { name: 'Market' } });
    const before = await seen(app, cook);

    const other = await restoreThere(database, await download(app, admin));
    expect(await seen(other, await logInAgain(other, cook))).toEqual(before);
    const back = await restoreThere(sqlite, await download(other, await logInAgain(other, admin)));
    expect(await seen(back, await logInAgain(back, cook))).toEqual(before);
  });

  const linesOf = async (archive: Buffer): Promise<Record<string, string[]>> => {
    const parts: Record<string, string[]> = {};
    await rewriteArchive(archive, ({ contents }) => {
      for (const [path, content] of contents) parts[path] = String(content).split('\n');
    });
    return parts;
  };

  test('that holds one of everything is the same there and back, line by line', async () => {
    const app = await createTestApp(sqlite);
    apps.push(app);
    const { group } = await createSettledGroup(app, 'Ours', true);
    const admin = await createMember(app, group.id, 'admin');
    const archive = await download(app, admin);
    const before = await linesOf(archive);
    expect(Object.values(before).filter((lines) => lines.length > 1).length).toBeGreaterThan(35);

    const other = await restoreThere(database, archive);
    const there = await download(other, await logInAgain(other, admin));
    expect(await linesOf(there)).toEqual(before);
    const back = await restoreThere(sqlite, there);
    expect(await linesOf(await download(back, await logInAgain(back, admin)))).toEqual(before);
  });

  const zipOf = async (contents: ZipContent[]): Promise<Buffer> => {
    const parts: Buffer[] = [];
    for await (const part of writeZip(contents)) parts.push(part);
    return Buffer.concat(parts);
  };
  const manifest = (changes: object = {}) =>
    JSON.stringify({
      ...{
        format: 'larder-backup',
        formatVersion: 1,
        createdAt: '2026-02-01T00:00:00.000Z',
        version: '1.0.0',
        schema: 1,
      },
      ...{ database: 'sqlite', reason: 'asked', by: null },
      counts: { groups: 1, users: 1, recipes: 5, pictures: 0, lists: 0, meals: 0 },
      tables: [{ name: 'recipes', rows: 5, bytes: 10, sha256: 'a'.repeat(64) }],
      files: { number: 1, bytes: 1, sha256: 'b'.repeat(64) },
      ...changes,
    });
  const line = (path: string) => JSON.stringify({ path, size: 1, modifiedAt: 0, sha256: 'c'.repeat(64) });

  test.each<[string, ZipContent[], string]>([
    ['what is no backup', [{ path: 'a.txt', content: 'a' }], 'backup.not-a-backup'],
    ['one of Mealie', [{ path: 'backup/database.json', content: '{}' }], 'backup.of-another-program'],
    [
      'a manifest that is none',
      [{ path: 'manifest.json', content: '{"format":"larder-backup"}' }],
      'backup.not-a-backup',
    ],
    [
      'a path that leads out',
      [
        { path: 'manifest.json', content: manifest() },
        { path: 'files.jsonl', content: `${line('../../larder.db')}\n` },
      ],
      'backup.unsafe',
    ],
    ['a bomb', [{ path: 'manifest.json', content: Buffer.alloc(300_000_000, ' ') }], 'backup.too-large'],
  ])('is refused: %s', async (_, contents, code) => {
    const { app, admin } = await start(database);
    const reply = await uploadArchive(app, admin, await zipOf(contents));
    expect([reply.status, reply.body.detail?.code]).toEqual([code === 'backup.too-large' ? 413 : 400, code]);
    expect((await admin.call('GET', '/admin/backups')).body.imports).toEqual([]);
  });

  test('whose manifest lies is found out before anything changes', async () => {
    const { app, admin, cook } = await start(database);
    await cook.call('POST', '/recipes', { body: { name: 'Leek Soup' } });
    const lying = await zipOf([
      { path: 'manifest.json', content: manifest() },
      { path: 'tables/recipes.jsonl', content: '{"a":1}\n' },
      { path: 'files.jsonl', content: `${line('recipes/x/images/original.webp')}\n` },
    ]);
    expect((await uploadArchive(app, admin, lying)).status).toBe(200);
    const [{ name }] = (await admin.call('GET', '/admin/backups/overview')).body.backups;
    const reply = await admin.call('POST', `/admin/backups/${name}/restore`);
    expect([reply.status, reply.body.detail.code]).toEqual([400, 'backup.damaged']);
    expect((await cook.call('GET', '/recipes/leek-soup')).status).toBe(200);
  });

  test('of a newer program is refused with its version', async () => {
    const { app, admin } = await start(database);
    await uploadArchive(
      app,
      admin,
      await zipOf([{ path: 'manifest.json', content: manifest({ schema: 9999, version: '99.0.0' }) }]),
    );
    const [{ name }] = (await admin.call('GET', '/admin/backups/overview')).body.backups;
    const reply = await admin.call('POST', `/admin/backups/${name}/restore`);
    expect([reply.status, reply.body.detail.code]).toEqual([400, 'backup.too-new']);
    expect(reply.body.detail.message).toContain('99.0.0');
  });

  test('that was cut short between the tables and the files is finished at the next start, and one before that is undone', async () => {
    const { app, admin, cook } = await start(database);
    const stage = async (id: string) => {
      await mkdir(join(app.dataFolder, 'restoring', id, 'recipes'), { recursive: true });
      await writeFile(join(app.dataFolder, 'restoring', id, 'recipes', 'new.txt'), 'new');
      await writeFile(join(app.dataFolder, 'restoring', 'journal.json'), JSON.stringify({ id }));
    };
    await cook.call('POST', '/recipes', { body: { name: 'Leek Soup' } });
    await stage('never');
    await (await startBeside(app)).close();
    expect(await readdir(app.dataFolder)).not.toContain('restoring');
    expect(await readdir(join(app.dataFolder)).then((names) => names.includes('recipes'))).toBe(false);

    await stage('happened');
    await app.connection.write
      .insertInto('restores')
      .values({ id: 'happened', backup: 'larder_x', restoredAt: '2026-03-01T00:00:00.000Z' })
      .execute();
    await (await startBeside(app)).close();
    expect(await readdir(join(app.dataFolder, 'recipes'))).toEqual(['new.txt']);
    expect(await readdir(app.dataFolder)).not.toContain('restoring');
    expect((await admin.call('GET', '/admin/backups')).status).toBe(200);
  });
});
