import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createHousehold, createMember, type TestMember } from '../../../test/factories/household.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { openZip } from '../../platform/files/index.ts';

forEachDialect('a backup whose manifest is damaged', (database) => {
  let app: TestApp;
  let admin: TestMember;
  let names: string[];
  beforeAll(async () => {
    app = await createTestApp(database);
    const { group, member } = await createHousehold(app);
    admin = await createMember(app, group.id, 'admin');
    await member.call('POST', '/recipes', { body: { name: 'Leek Soup' } });
    for (let made = 0; made < 2; made += 1) {
      expect((await admin.call('POST', '/admin/backups')).status).toBe(201);
      await rested();
      app.clock.pass(3_600_000);
    }
    names = (await overview()).backups.map(({ name }: { name: string }) => name);
    await writeFile(join(app.dataFolder, 'backups', names[0] ?? '', 'manifest.json'), '{"format":"larder-ba');
  });
  afterAll(() => app.close());

  const overview = async () => (await admin.call('GET', '/admin/backups/overview')).body;
  const rested = () => vi.waitFor(async () => expect((await overview()).work).toBeNull(), { timeout: 60_000 });
  const listed = async () => (await admin.call('GET', '/admin/backups')).body.imports;

  test('is listed apart from those that can be restored', async () => {
    const { backups, unreadable } = await overview();
    expect(backups.map(({ name }: { name: string }) => name)).toEqual([names[1]]);
    expect(unreadable).toEqual([{ name: names[0], createdAt: '2026-03-01T13:00:00.000Z', bytes: expect.any(Number) }]);
    expect(unreadable[0].bytes).toBeGreaterThan(1000);
    expect((await listed()).map(({ name }: { name: string }) => name)).toEqual([`${names[1]}.zip`, `${names[0]}.zip`]);
  });

  test('is not restored, proven or looked into, and says why', async () => {
    for (const [method, path] of [
      ['POST', 'restore'],
      ['POST', 'proof'],
      ['GET', 'details'],
      ['GET', 'comparison'],
    ] as const) {
      const refused = await admin.call(method, `/admin/backups/${names[0]}/${path}`);
      expect([path, refused.body.detail?.code]).toEqual([path, 'backup.damaged']);
    }
  });

  test('can be downloaded as it lies there', async () => {
    const { body } = await admin.call('GET', `/admin/backups/${names[0]}`);
    const { rawPayload } = await app.server.inject({ url: `/api/utils/download?token=${body.fileToken}` });
    const { entries, close } = await openZip(rawPayload, { entries: 500, entryBytes: 1e6, totalBytes: 1e7 });
    const paths = entries.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['manifest.json', 'files.jsonl.gz', 'tables/recipes.jsonl.gz']));
    close();
  });

  test('stays until somebody deletes it', async () => {
    expect((await admin.call('POST', '/admin/backups')).status).toBe(201);
    await rested();
    expect((await overview()).unreadable).toHaveLength(1);
    expect((await admin.call('DELETE', `/admin/backups/${names[0]}`)).status).toBe(200);
    expect((await overview()).unreadable).toEqual([]);
    expect((await admin.call('DELETE', `/admin/backups/${names[0]}`)).body.detail.code).toBe('backup.not-found');
    expect(await listed()).toHaveLength(2);
  });
});
