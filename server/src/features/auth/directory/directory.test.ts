import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callerOf } from '../../../../test/caller.ts';
import {
  caFile,
  type DirectoryServer,
  hasDirectory,
  openDirectory,
} from '../../../../test/directory/directory-server.ts';
import { createGroup, createMember, password, type TestMember } from '../../../../test/factories/household.ts';
import { forEachDialect } from '../../../../test/for-each-dialect.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

describe.runIf(hasDirectory)('with a directory', () => {
  let directory: DirectoryServer;
  beforeAll(async () => {
    directory = await openDirectory();
  });
  afterAll(() => directory.close());

  forEachDialect('logging in', (database) => {
    let app: TestApp;
    let groupId: string;
    let admin: TestMember;

    const openApp = async (settings: Record<string, string> = {}) => {
      app = await createTestApp(database, { DEFAULT_GROUP: 'Home', ...directory.settings, ...settings });
      groupId = (await createGroup(app, 'Home')).id;
      admin = await createMember(app, groupId, 'admin');
    };
    const logIn = (username: string, typed: string) =>
      callerOf(app)('POST', '/auth/token', { form: { username, password: typed } });
    const self = async (token: string) => (await callerOf(app, token)('GET', '/users/self')).body;
    const enter = async (username: string, typed: string) => self((await logIn(username, typed)).body.access_token);

    describe('as the settings usually are', () => {
      beforeAll(() => openApp());
      afterAll(() => app.close());

      test('makes an account at the first time, and finds it again by name and address', async () => {
        const ada = await enter('Ada', 'notes by ada');
        expect(ada).toMatchObject({
          username: 'ada',
          email: 'ada@example.org',
          fullName: 'Ada of the Engine',
          authMethod: 'LDAP',
          admin: false,
          locale: 'en-US',
          groupId,
        });
        expect((await enter('ada@example.org', 'notes by ada')).id).toBe(ada.id);
        expect((await enter('grace', 'nanoseconds')).fullName).toBe('Grace Hopper');
      });

      test.each([
        ['ada', 'another password'],
        ['ada', ''],
        ['', 'notes by ada'],
        ['nobody', 'notes by ada'],
        ['*', 'notes by ada'],
        ['ad*', 'notes by ada'],
        ['*)(uid=ada', 'notes by ada'],
        ['*)(', 'notes by ada'],
        ['ada)(objectClass=*', 'notes by ada'],
        ['\\61da', 'notes by ada'],
        ['twins@example.org', 'first'],
      ])('does not let %j in with %j', async (username, typed) => {
        expect((await logIn(username, typed)).status).toBe(401);
      });

      test('leaves accounts of this server their own password', async () => {
        const alan = await createMember(app, groupId, 'member', 'alan');
        expect((await logIn('alan', 'enigma')).status).toBe(401);
        expect((await enter('alan', password)).id).toBe(alan.id);
      });

      test.each(['mailless', 'oddmail'])('says what the directory leaves out or has wrong: %s', async (name) => {
        const { status, body } = await logIn(name, 'no post');
        expect([status, body.detail.code, body.detail.message]).toEqual([
          403,
          'auth.directory-incomplete',
          'The directory does not say mail of you. Ask whoever looks after it.',
        ]);
      });

      test('leaves the password to the directory', async () => {
        const { body } = await logIn('grace', 'nanoseconds');
        const change = { currentPassword: 'nanoseconds', newPassword: 'a new password' };
        const { body: refused } = await callerOf(app, body.access_token)('PUT', '/users/password', { body: change });
        expect(refused.detail.code).toBe('auth.password-managed-elsewhere');
      });

      test('gives nobody the account of another name by an address that both have', async () => {
        const { id, email } = await enter('twin-1', 'first');
        const { status, body } = await logIn('twin-2', 'second');
        expect([status, body.detail]).toEqual([
          409,
          expect.objectContaining({
            code: 'auth.directory-email-taken',
            message: `Another account here has your e-mail address ${email}. Ask whoever administers this server.`,
          }),
        ]);
        expect((await enter('twin-1', 'first')).id).toBe(id);
      });

      test('finds again who got a number behind a name that was taken', async () => {
        await createMember(app, groupId, 'member', 'edith');
        const edith = await enter('edith@home.example.org', 'fractions');
        expect(edith).toMatchObject({ username: 'edith-2', authMethod: 'LDAP' });
        expect((await enter('edith@home.example.org', 'fractions')).id).toBe(edith.id);
      });

      test('keeps the name that the directory knows, which administrators alone change', async () => {
        const { body } = await logIn('grace', 'nanoseconds');
        const { id } = await self(body.access_token);
        const rename = (call: typeof admin.call, username: string) =>
          call('PUT', `/users/${id}`, { body: { username } });
        const refused = await rename(callerOf(app, body.access_token), 'ada');
        expect(refused.body.detail.code).toBe('auth.username-managed-elsewhere');
        expect((await rename(callerOf(app, body.access_token), 'grace')).status).toBe(200);
        expect((await rename(admin.call, 'hopper')).status).toBe(200);
        expect((await rename(admin.call, 'grace')).status).toBe(200);
      });

      test('is locked after wrong passwords like any other', async () => {
        await enter('twin-1', 'first');
        for (let count = 0; count < 5; count++) expect((await logIn('twin-1', 'wrong')).status).toBe(401);
        expect((await logIn('twin-1', 'first')).status).toBe(423);
      });

      test('walks the steps for an administrator', async () => {
        const walk = async (name: string) =>
          (await admin.call('POST', '/admin/sign-on/directory', { body: { name } })).body;
        const states = async (name: string) =>
          (await walk(name)).map(({ step, state }: { step: string; state: string }) => `${step} ${state}`);
        expect(await states('')).toEqual(['connection passed', 'bind passed', 'base passed', 'person skipped']);
        expect((await walk('ada'))[3]).toMatchObject({
          state: 'passed',
          values: {
            name: 'ada',
            email: 'Ada@example.org',
            displayName: 'Ada of the Engine',
            role: 'member',
            missing: '',
          },
        });
        for (const name of ['mailless', 'oddmail']) {
          expect((await walk(name))[3]).toMatchObject({ state: 'failed', values: { missing: 'mail' } });
        }
        expect((await walk('nobody'))[3]).toMatchObject({ state: 'failed', values: { count: 0 } });
      });
    });

    describe('with other settings', () => {
      const trying = async (settings: Record<string, string>, work: () => Promise<void>) => {
        await openApp(settings);
        try {
          await work();
        } finally {
          await app.close();
        }
      };

      test('lets in only whom the filter lets in', () =>
        trying({ LDAP_USER_FILTER: '(&(employeeType=cook)({id_attribute}={input}))' }, async () => {
          expect((await enter('ada', 'notes by ada')).username).toBe('ada');
          expect((await logIn('ada@example.org', 'notes by ada')).status).toBe(401);
          expect((await logIn('alan', 'enigma')).status).toBe(401);
        }));

      test('makes administrators, and takes the right away', () =>
        trying({ LDAP_ADMIN_FILTER: 'employeeType=chef' }, async () => {
          const grace = await enter('grace', 'nanoseconds');
          expect([grace.admin, (await enter('ada', 'notes by ada')).admin]).toEqual([true, false]);
          const ada = await enter('ada', 'notes by ada');
          await admin.call('PUT', `/users/${ada.id}`, { body: { ...ada, admin: true } });
          expect((await enter('ada', 'notes by ada')).admin).toBe(false);
        }));

      test('asks as nobody in particular, for other attributes, where the settings say so', () => {
        const settings = {
          LDAP_QUERY_BIND: '',
          LDAP_QUERY_PASSWORD: '',
          LDAP_BASE_DN: 'ou=open,dc=example,dc=org',
          LDAP_ID_ATTRIBUTE: 'employeeNumber',
          LDAP_MAIL_ATTRIBUTE: 'carLicense',
          LDAP_NAME_ATTRIBUTE: 'sn',
          LDAP_USER_FILTER: '(|({id_attribute}={input})({mail_attribute}={input}))',
        };
        return trying(settings, async () => {
          const edsger = await enter('EWD-498', 'shortest path');
          expect(edsger).toMatchObject({
            username: 'ewd-498',
            email: 'edsger@example.org',
            fullName: 'Dijkstra',
            authMethod: 'LDAP',
          });
          expect((await enter('edsger@example.org', 'shortest path')).id).toBe(edsger.id);
          expect((await logIn('edsger', 'shortest path')).status).toBe(401);
          expect((await logIn('ada', 'notes by ada')).status).toBe(401);
        });
      });

      test('works over TLS from the first byte', () =>
        trying({ LDAP_SERVER_URL: directory.secureUrl, LDAP_ENABLE_STARTTLS: 'false' }, async () => {
          expect((await enter('ada', 'notes by ada')).username).toBe('ada');
        }));

      test.each([true, false])(
        'believes no certificate of an unknown authority unless it is to, with STARTTLS: %s',
        (startTls) => {
          const settings: Record<string, string> = { LDAP_TLS_CACERTFILE: '' };
          if (!startTls)
            Object.assign(settings, { LDAP_SERVER_URL: directory.secureUrl, LDAP_ENABLE_STARTTLS: 'false' });
          return trying(settings, async () => {
            expect((await logIn('ada', 'notes by ada')).status).toBe(503);
            await app.close();
            await openApp({ ...settings, LDAP_TLS_INSECURE: 'true' });
            expect((await enter('ada', 'notes by ada')).username).toBe('ada');
          });
        },
      );

      test('says that the directory does not answer, and lets accounts of this server in', () =>
        trying({ LDAP_SERVER_URL: 'ldap://127.0.0.1:65533' }, async () => {
          const { status, body } = await logIn('ada', 'notes by ada');
          expect([status, body.detail.code]).toEqual([503, 'auth.directory-unreachable']);
          expect((await enter(admin.username, password)).id).toBe(admin.id);
          const [first] = (await admin.call('POST', '/admin/sign-on/directory', { body: {} })).body;
          expect(first).toMatchObject({
            step: 'connection',
            state: 'failed',
            said: expect.stringContaining('ECONNREFUSED'),
          });
        }));

      test('names a password of the reader that is wrong', () =>
        trying({ LDAP_QUERY_PASSWORD: 'wrong' }, async () => {
          const steps = (await admin.call('POST', '/admin/sign-on/directory', { body: {} })).body;
          expect(steps[1]).toMatchObject({ step: 'bind', state: 'failed' });
          expect((await logIn('ada', 'notes by ada')).status).toBe(503);
          expect(app.logged()).not.toContain('notes by ada');
        }));

      test('names a file of certificates that is not there', () =>
        trying({ LDAP_TLS_CACERTFILE: `${caFile}.none` }, async () => {
          const [first] = (await admin.call('POST', '/admin/sign-on/directory', { body: {} })).body;
          expect(first).toMatchObject({ state: 'failed', said: expect.stringContaining('ENOENT') });
        }));
    });
  });
});
