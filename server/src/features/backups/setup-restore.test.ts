import { readdir } from 'node:fs/promises';
import { contract } from '@larder/contract';
import { afterEach, expect, test } from 'vitest';
import { archiveOf, backUp } from '../../../test/backups.ts';
import { callerOf } from '../../../test/caller.ts';
import { createHousehold, createMember, password } from '../../../test/factories/household.ts';
import { forEachDialect, sqlite, type TestDatabase } from '../../../test/for-each-dialect.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { send } from '../../../test/walk/send.ts';

forEachDialect('a server that is not set up', (database) => {
  const apps: TestApp[] = [];
  afterEach(async () => {
    for (const app of apps.splice(0)) await app.close();
  });
  const start = async (on: TestDatabase) => {
    const app = await createTestApp(on);
    apps.push(app);
    return app;
  };
  /** The archive of a server that is in use. */
  const startAndBackUp = async (on: TestDatabase) => {
    const app = await start(on);
    const { group, member: cook } = await createHousehold(app);
    const admin = await createMember(app, group.id, 'admin');
    await cook.call('POST', '/recipes', { body: { name: 'Leek Soup' } });
    const { name } = await backUp(app, admin);
    const archive = (await archiveOf(app, admin, name)).rawPayload;
    return { archive, admin };
  };
  const upload = (app: TestApp, archive: Buffer, query: Record<string, string>) =>
    send(app, contract.setupRestore.upload, '/setup/backups', { files: { archive }, query });

  test('takes a backup of another one behind the code of the console, and its people log in', async () => {
    const { archive, admin } = await startAndBackUp(sqlite);
    const app = await start(database);
    const call = callerOf(app);
    const code = (await app.findSetupCode()) ?? '';
    expect((await call('GET', '/setup/restore')).body).toEqual({ needed: true, work: null, problem: null });

    const uploaded = await upload(app, archive, { code });
    expect(uploaded.body).toMatchObject({ reason: 'uploaded', counts: { recipes: 1, users: 2 } });
    const wrong = await call('POST', '/setup/restore', { body: { code: 'AAAA-AAAA', name: uploaded.body.name } });
    expect([wrong.status, wrong.body.detail.code]).toEqual([403, 'setup.wrong-code']);
    const begun = await call('POST', '/setup/restore', { body: { code, name: uploaded.body.name } });
    expect(begun.status).toBe(202);
    await expect
      .poll(async () => (await call('GET', '/setup/restore')).body, { timeout: 20_000 })
      .toEqual({ needed: false, work: null, problem: null });

    const logIn = await call('POST', '/auth/token', { form: { username: admin.email, password } });
    expect(logIn.status).toBe(200);
    const again = callerOf(app, logIn.body.access_token);
    expect((await again('GET', '/recipes')).body.items).toMatchObject([{ name: 'Leek Soup' }]);
    // From now on it is set up like any other.
    expect((await upload(app, archive, { code })).body.detail.code).toBe('setup.done');
    expect((await call('POST', '/setup/restore', { body: { code, name: 'larder' } })).body.detail.code).toBe(
      'setup.done',
    );
  });

  test('is not told to be set up before the files of the backup are in their place', async () => {
    const app = await start(database);
    await createMember(app, (await createHousehold(app)).group.id, 'admin');
    const isNeeded = async () => (await callerOf(app)('GET', '/setup/restore')).body.needed;
    await app.platform.files.write('restoring/journal.json', Buffer.from('{"id":"of-the-restore"}'));
    expect(await isNeeded()).toBe(true);
    await app.platform.files.remove('restoring/journal.json');
    expect(await isNeeded()).toBe(false);
  });

  test('reads nothing of a backup whose sender does not know the code', async () => {
    const app = await start(database);
    for (const query of [{ code: 'AAAA-AAAA' }, { code: '' }]) {
      const refused = await upload(app, Buffer.from('anything'), query);
      expect([refused.status, refused.body.detail.code]).toEqual([403, 'setup.wrong-code']);
    }
    expect(await readdir(app.dataFolder)).not.toContain('backups');
  });

  test('refuses what is no backup, and says of a damaged one what it is', async () => {
    const { archive } = await startAndBackUp(sqlite);
    const app = await start(database);
    const call = callerOf(app);
    const code = (await app.findSetupCode()) ?? '';
    const refused = await upload(app, Buffer.from('no archive'), { code });
    expect(refused.body.detail.code).toBe('backup.not-a-backup');

    const { body } = await upload(app, archive, { code });
    const table = (await app.platform.files.list(`backups/${body.name}/tables`)).find(({ name }) =>
      name.startsWith('recipes.'),
    );
    await app.platform.files.write(`backups/${body.name}/tables/${table?.name}`, Buffer.from('damaged'));
    await call('POST', '/setup/restore', { body: { code, name: body.name } });
    await expect
      .poll(async () => (await call('GET', '/setup/restore')).body, { timeout: 20_000 })
      .toMatchObject({ needed: true, work: null, problem: { isDamage: true } });
    // Whoever knows that gets the rest of it.
    await call('POST', '/setup/restore', { body: { code, name: body.name, acceptsDamage: true } });
    await expect.poll(async () => (await call('GET', '/setup/restore')).body.needed, { timeout: 20_000 }).toBe(false);
  });
});
