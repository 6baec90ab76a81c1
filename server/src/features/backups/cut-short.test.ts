import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { backupsAtRest } from '../../../test/backups.ts';
import { createHousehold, createMember, type TestMember } from '../../../test/factories/household.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { createTestApp, startBeside, type TestApp } from '../../../test/test-app.ts';

forEachDialect('after a process that ended in the middle of a backup', (database) => {
  let app: TestApp;
  let admin: TestMember;
  beforeEach(async () => {
    app = await createTestApp(database);
    const { group, member } = await createHousehold(app);
    admin = await createMember(app, group.id, 'admin');
    await member.call('POST', '/recipes', { body: { name: 'Leek Soup' } });
  });
  afterEach(() => app.close());

  const folder = () => join(app.dataFolder, 'backups');
  const half = 'larder_2026.01.01.03.00.00';
  const leaveHalf = async () => {
    await mkdir(join(folder(), half, 'tables'), { recursive: true });
    await writeFile(join(folder(), half, 'tables', '.draft-abc'), 'part');
    await mkdir(join(folder(), 'files', 'ab'), { recursive: true });
    await writeFile(join(folder(), 'files', 'ab', '.draft-def'), 'part');
    // No process has this number.
    const process = { host: hostname(), pid: 2 ** 22 + 1, seenAt: Date.now() };
    const state = {
      token: 't',
      kind: 'backup',
      backup: null,
      step: 'files',
      done: 1,
      total: 2,
      startedAt: '',
      ...process,
    };
    await writeFile(join(folder(), 'running.json'), JSON.stringify(state));
  };
  const left = async () =>
    (await readdir(folder(), { recursive: true })).filter((name) => /larder_|draft|running/.test(name));

  test('a start leaves nothing of it', async () => {
    await leaveHalf();
    await (await startBeside(app)).close();
    expect(await left()).toEqual([]);
  });

  test('a start leaves nothing of a note that was not whole', async () => {
    await mkdir(folder(), { recursive: true });
    const draft = join(folder(), '.draft-ghi');
    await writeFile(draft, '{');
    const before = new Date(performance.timeOrigin - 1000);
    await utimes(draft, before, before);
    await (await startBeside(app)).close();
    expect(await left()).toEqual([]);
  });

  test('the next backup is whole, and the half is gone', async () => {
    await leaveHalf();
    expect((await admin.call('GET', '/admin/backups')).body.imports).toEqual([]);
    app.clock.pass(60_000);
    expect((await admin.call('POST', '/admin/backups')).status).toBe(201);
    const { imports } = (await admin.call('GET', '/admin/backups')).body;
    expect(imports).toHaveLength(1);
    expect(await readdir(folder())).not.toContain(half);
  });

  test('a backup whose manifest is damaged stays, with all the files that it may need', async () => {
    await leaveHalf();
    await writeFile(join(folder(), half, 'manifest.json'), '{"format":');
    const content = join(folder(), 'files', 'ab', 'ab'.repeat(32));
    await writeFile(content, 'picture');
    app.clock.pass(60_000);
    await admin.call('POST', '/admin/backups/start');
    await backupsAtRest(admin.call);
    const [{ name }] = (await admin.call('GET', '/admin/backups')).body.imports;
    expect((await admin.call('DELETE', `/admin/backups/${name}`)).status).toBe(200);
    expect(await readdir(folder())).toContain(half);
    expect(await readdir(join(folder(), 'files', 'ab'))).toContain('ab'.repeat(32));
  });
});
