import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { contract } from '@larder/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGroup, createMember, type TestMember } from '../../../../test/factories/household.ts';
import { forEachDialect } from '../../../../test/for-each-dialect.ts';
import { picture } from '../../../../test/pictures.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { send } from '../../../../test/walk/send.ts';

const longAgo = new Date('2026-02-01T00:00:00Z');

forEachDialect('maintenance', (database) => {
  let app: TestApp;
  let admin: TestMember;
  beforeAll(async () => {
    app = await createTestApp(database);
    admin = await createMember(app, (await createGroup(app)).id, 'admin');
  });
  afterAll(() => app.close());

  const get = async (path: string) => (await admin.call('GET', `/admin${path}`)).body;
  const clean = async (what: string) => (await admin.call('POST', `/admin/maintenance/clean/${what}`)).body.message;
  /** A file that was there before. */
  const leave = async (path: string, at = longAgo) => {
    const place = join(app.dataFolder, path);
    await mkdir(dirname(place), { recursive: true });
    await writeFile(place, 'x'.repeat(2048));
    await utimes(place, at, at);
  };

  test('finds what nothing needs, shows it, and removes that alone', async () => {
    const { body: slug } = await admin.call('POST', '/recipes', { body: { name: 'Soup' } });
    const { body: recipe } = await admin.call('GET', `/recipes/${slug}`);
    const files = { image: await picture('#c62828').jpeg().toBuffer() };
    const form = { extension: 'jpg' };
    await send(app, contract.recipes.replaceImage, '/recipes/soup/image', { files, form, token: admin.token });
    await leave(`recipes/${recipe.id}/images/original.jpg`);
    await leave(`recipes/${recipe.id}/images/just-now.jpg`, app.clock.now());
    await leave('recipes/5f0c7a0e-2f0e-4f0a-9a55-0d6f8e7c1b2a/images/original.webp');
    await leave('users/.draft-abc');

    expect(await get('/maintenance')).toMatchObject({ cleanableImages: 1, cleanableDirs: 1 });
    const found = await get('/maintenance/leftovers');
    expect(found.images).toEqual({ count: 1, bytes: 2048, names: [`recipes/${recipe.id}/images/original.jpg`] });
    expect(found.folders.names).toEqual(['recipes/5f0c7a0e-2f0e-4f0a-9a55-0d6f8e7c1b2a']);
    expect(found.temp).toEqual({ count: 1, bytes: 2048, names: [join('users', '.draft-abc')] });

    const seen = (path: string, by = admin) => by.call('GET', `/admin/maintenance/leftovers/${recipe.id}/${path}`);
    expect((await seen('original.jpg')).status).toBe(200);
    for (const other of ['original.webp', 'source', 'gone.jpg', '..%2F..%2Fusers%2F.draft-abc'])
      expect((await seen(other)).status, other).toBe(404);
    const cook = await createMember(app, admin.groupId);
    expect((await seen('original.jpg', cook)).status).toBe(403);

    expect(await clean('images')).toBe('1 image cleaned');
    expect(await clean('recipe-folders')).toBe('1 recipe folder removed');
    expect(await clean('temp')).toBe("'.temp' directory cleaned");
    const after = await get('/maintenance/leftovers');
    expect([after.images.count, after.folders.count, after.temp.count]).toEqual([0, 0, 0]);
    const left = (await app.platform.files.list(`recipes/${recipe.id}`)).map(({ name }) => name);
    expect(left).toEqual(expect.arrayContaining(['images/original.webp', 'images/just-now.jpg']));
  });

  test('keeps the folder of a recipe in the bin', async () => {
    const { body: slug } = await admin.call('POST', '/recipes', { body: { name: 'Pie' } });
    const { body: recipe } = await admin.call('GET', `/recipes/${slug}`);
    await leave(`recipes/${recipe.id}/images/original.webp`);
    await admin.call('DELETE', '/recipes/pie');
    expect((await get('/maintenance/leftovers')).folders.count).toBe(0);
  });

  test('measures what takes how much room', async () => {
    await leave('backups/larder.zip');
    const storage = await get('/maintenance/storage');
    expect(storage.bytes.backups).toBe(2048);
    expect(storage.backupsDirSize).toBe('2.0 KB');
    expect(storage.bytes.recipes).toBeGreaterThan(0);
    expect((await get('/maintenance')).dataDirSize).toMatch(/ [KMG]B$/);
  });

  test('shows the log by its last lines, a level and a text, and empties it', async () => {
    const line = (level: number, msg: string) => JSON.stringify({ level, time: '2026-03-01T12:00:00Z', msg });
    const folder = join(app.dataFolder, 'logs');
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'larder.1.log'), `${line(30, 'oldest')}\n`);
    await writeFile(join(folder, 'larder.10.log'), `${[line(30, 'Made soup'), line(50, 'Burnt soup')].join('\n')}\n`);
    const messages = async (query = '') =>
      (await get(`/maintenance/logs${query}`)).logs.map((text: string) => JSON.parse(text).msg);
    expect(await messages()).toEqual(['oldest', 'Made soup', 'Burnt soup']);
    expect(await messages('?lines=1')).toEqual(['Burnt soup']);
    expect(await messages('?level=warn')).toEqual(['Burnt soup']);
    expect(await messages('?text=SOUP')).toEqual(['Made soup', 'Burnt soup']);
    expect(await get('/logs/1')).toBe(line(50, 'Burnt soup'));
    for (const none of ['0', '-1', 'all']) {
      expect([none, (await admin.call('GET', `/admin/logs/${none}`)).status]).toEqual([none, 404]);
    }
    const { fileToken } = await get('/logs');
    const download = () => admin.call('GET', `/utils/download?token=${fileToken}`);
    const whole = await download();
    expect(whole.headers['content-disposition']).toContain('larder.log');
    expect(
      whole.body
        .trim()
        .split('\n')
        .map((text: string) => JSON.parse(text).msg),
    ).toEqual(['oldest', 'Made soup', 'Burnt soup']);
    expect(await clean('logs')).toBe('Logs cleaned');
    expect((await download()).body).toBe('');
    expect(await messages()).toEqual([]);
  });

  test('clears away each day what was written in part', async () => {
    await app.schedule.runDue();
    await leave('users/.draft-old');
    const lately = new Date(app.clock.now().getTime() + 86_400_000 - 60_000);
    await leave('users/.draft-new', lately);
    app.clock.pass(86_400_000);
    await app.schedule.runDue();
    const left = await readdir(join(app.dataFolder, 'users'));
    expect(left.filter((name) => name.startsWith('.draft'))).toEqual(['.draft-new']);
  });
});
