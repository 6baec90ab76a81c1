import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { callerOf } from '../../../test/caller.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { type App, buildApp } from '../../app/build-app.ts';
import { systemClock } from '../../platform/clock/clock.ts';
import { createLogger } from '../../platform/logging/logging.ts';
import { readSettings } from '../../platform/settings/index.ts';

forEachDialect('setting up', (database) => {
  let app: TestApp;
  afterEach(() => app.close());
  const start = async (environment?: Record<string, string>) => {
    app = await createTestApp(database, environment);
    const code = (await app.findSetupCode()) ?? '';
    return { call: callerOf(app), code };
  };
  const admin = {
    email: 'Ada@Example.org',
    username: 'Ada',
    fullName: 'Ada Lovelace',
    password: 'analytical engine',
    groupName: 'The Lovelaces',
  };

  test('a fresh server asks to be set up, and nobody can register before', async () => {
    const { call } = await start({ ALLOW_SIGNUP: 'true' });
    expect((await call('GET', '/app/about/startup-info')).body).toEqual({ isFirstLogin: true, isDemo: false });
    expect((await call('GET', '/setup')).body).toEqual({ needed: true, defaultGroup: 'Home' });
    const { passwordConfirm, ...person } = { ...admin, passwordConfirm: admin.password, group: 'Elsewhere' };
    const early = await call('POST', '/users/register', { body: { ...person, passwordConfirm } });
    expect([early.status, early.body.detail.code]).toEqual([503, 'setup.required']);
  });

  test('the wizard wants the code of the console, however it is typed', async () => {
    const { call, code } = await start();
    expect(code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    expect(await app.findSetupCode()).toBe(code);
    const wrong = await call('POST', '/setup/code', { body: { code: 'AAAA-AAAA' } });
    expect([wrong.status, wrong.body.detail.code]).toEqual([403, 'setup.wrong-code']);
    const typed = code.toLowerCase().replace('-', ' ');
    expect((await call('POST', '/setup/code', { body: { code: typed } })).body).toEqual({ valid: true });
    expect((await call('POST', '/setup', { body: { ...admin, code: 'AAAA-AAAA' } })).status).toBe(403);
  });

  test('its end is an administrator who is logged in, a group, and no way back', async () => {
    const { call, code } = await start();
    const { status, body, headers } = await call('POST', '/setup', {
      body: { ...admin, code, groupSlug: 'Our Home', privateGroup: false, locale: 'de-DE' },
    });
    expect([status, body.groupSlug]).toEqual([201, 'our-home']);
    expect(String(headers['set-cookie'])).toMatch(/^larder.access_token=/);

    const self = await callerOf(app, body.access_token)('GET', '/users/self');
    expect(self.body).toMatchObject({
      username: 'ada',
      email: 'ada@example.org',
      admin: true,
      canManage: true,
      canInvite: true,
      canOrganize: true,
      group: 'The Lovelaces',
      groupSlug: 'our-home',
      locale: 'de-DE',
    });
    expect((await call('GET', '/app/about')).body.defaultGroupSlug).toBe('our-home');

    expect((await call('GET', '/setup')).body.needed).toBe(false);
    expect((await call('GET', '/app/about/startup-info')).body.isFirstLogin).toBe(false);
    expect(await app.findSetupCode()).toBeNull();
    for (const path of ['/setup', '/setup/code']) {
      const again = await call('POST', path, { body: { ...admin, username: 'eve', email: 'eve@example.org', code } });
      expect([again.status, again.body.detail.code]).toEqual([404, 'setup.done']);
    }
  });

  test('two people who finish at the same moment make one administrator', async () => {
    const { call, code } = await start();
    const others = Array.from({ length: 4 }, (_, number) => ({
      ...admin,
      code,
      username: `ada${number}`,
      email: `ada${number}@example.org`,
      groupName: `Group ${number}`,
    }));
    const replies = await Promise.all(others.map((body) => call('POST', '/setup', { body })));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 404, 404, 404]);
    expect(await app.connection.read.selectFrom('users').select('id').execute()).toHaveLength(1);
    expect(await app.connection.read.selectFrom('groups').select('id').execute()).toHaveLength(1);
  });

  test('each wrong value is told beside its field', async () => {
    const { call, code } = await start();
    const { status, body } = await call('POST', '/setup', {
      body: { ...admin, code, email: 'ada', password: 'short', username: 'a b' },
    });
    expect(status).toBe(422);
    expect(body.detail).toEqual([
      expect.objectContaining({ loc: ['body', 'email'], msg: 'E-mail must be valid' }),
      expect.objectContaining({ loc: ['body', 'username'], msg: 'No White Space Allowed' }),
      expect.objectContaining({ loc: ['body', 'password'], msg: 'Use 8 characters or more for your password' }),
    ]);
  });

  test('the settings can name the administrator instead, at the first start only', async () => {
    const { call, code } = await start({
      INITIAL_ADMIN_EMAIL: 'Grace@example.org',
      INITIAL_ADMIN_PASSWORD: 'first compiler',
      DEFAULT_GROUP: 'Hoppers',
    });
    expect(code).toBe('');
    expect((await call('GET', '/setup')).body.needed).toBe(false);
    const form = { username: 'grace@example.org', password: 'first compiler' };
    const { body } = await call('POST', '/auth/token', { form });
    const self = await callerOf(app, body.access_token)('GET', '/users/self');
    expect(self.body).toMatchObject({ username: 'admin', fullName: 'Administrator', admin: true, group: 'Hoppers' });
  });
});

const admins = { INITIAL_ADMIN_EMAIL: 'first@example.org', INITIAL_ADMIN_PASSWORD: 'password one' };

forEachDialect('an administrator by the settings', (database) => {
  let folder: string;
  let address: string | null;
  let drop: () => Promise<void>;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'larder-setup-'));
    ({ address, drop } = await database.create(folder));
  });
  afterEach(async () => {
    await drop();
    await rm(folder, { recursive: true });
  });
  const start = (environment: Record<string, string>) =>
    buildApp({
      settings: readSettings({ DATA_DIR: folder, DATABASE_URL: address ?? '', ...environment }),
      clock: systemClock,
      log: createLogger('silent'),
    });
  const emails = async ({ connection }: App) =>
    (await connection.read.selectFrom('users').select('email').execute()).map(({ email }) => email);

  test('is made at the first start only', async () => {
    await (await start(admins)).close();
    const app = await start({ ...admins, INITIAL_ADMIN_EMAIL: 'second@example.org' });
    expect(await emails(app)).toEqual(['first@example.org']);
    await app.close();
  });

  test.runIf(database.dialect === 'postgres')('is made once by processes that start together', async () => {
    const apps = await Promise.all([start(admins), start(admins), start(admins)]);
    for (const app of apps) {
      expect(await emails(app)).toEqual(['first@example.org']);
      expect(await app.findSetupCode()).toBeNull();
    }
    await Promise.all(apps.map((app) => app.close()));
  });
});
