import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addLanguages } from '../src/platform/http/index.ts';
import { openLogFile, readLog } from '../src/platform/logging/log-files.ts';
import { backupsAtRest, logInAgain } from './backups.ts';
import { callerOf } from './caller.ts';
import { password } from './factories/household.ts';
import { forEachDialect } from './for-each-dialect.ts';
import { type IdentityProvider, openBrowser, openIdentityProvider, passProvider } from './identity-provider.ts';
import { type MailServer, startMailServer, textIn } from './mail/mail-server.ts';
import { type Receiver, startReceiver } from './receiver.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { everyEndpoint, filled, thingsIn } from './walk/endpoints.ts';
import { leastRequest } from './walk/samples.ts';
import { send } from './walk/send.ts';
import { createSettledGroup, namesOf, type SettledGroup } from './walk/world.ts';

const BASE_URL = 'http://larder.test';
const returnAddress = `${BASE_URL}/login`;

forEachDialect('what is logged', (database) => {
  /** Everything that opens something for whoever has it, by what it is. */
  const secrets = new Map<string, string>();
  const secret = (name: string, value = randomBytes(12).toString('hex')): string => {
    if (value === '') throw new Error(`no ${name}`);
    secrets.set(name, value);
    return value;
  };
  let mails: MailServer;
  let receiver: Receiver;
  let provider: IdentityProvider;
  let file: Awaited<ReturnType<typeof openLogFile>>;
  let app: TestApp;
  let home: SettledGroup;

  beforeAll(async () => {
    mails = await startMailServer({ user: 'larder', password: secret('password of mail') });
    receiver = await startReceiver();
    receiver.answers((response) => response.writeHead(500).end('no'));
    provider = await openIdentityProvider({
      returnAddress,
      people: { mira: { email: 'mira@home.example', email_verified: true, name: 'Mira', preferred_username: 'mira' } },
    });
    const environment = {
      BASE_URL,
      ALLOW_SIGNUP: 'true',
      ...mails.settings(),
      ...provider.settings,
      OIDC_CLIENT_SECRET: secret('secret of the provider'),
      LDAP_AUTH_ENABLED: 'true',
      LDAP_SERVER_URL: 'ldap://127.0.0.1:1',
      LDAP_BASE_DN: 'dc=example,dc=org',
      LDAP_QUERY_BIND: 'cn=reader',
      LDAP_QUERY_PASSWORD: secret('password of the directory'),
      OPENAI_BASE_URL: `http://${receiver.host}/v1`,
      OPENAI_API_KEY: secret('key of the language model'),
      OPENAI_MODEL: 'cook',
      BACKUP_COPY_WEBDAV_URL: `http://${receiver.host}/backups`,
      BACKUP_COPY_WEBDAV_USER: 'ada',
      BACKUP_COPY_WEBDAV_PASSWORD: secret('password of the second place'),
      BACKUP_COPY_PASSPHRASE: secret('passphrase of backups'),
      METRICS: 'true',
      METRICS_TOKEN: secret('token of the figures'),
    };
    const openLog = async (folder: string) => {
      file = await openLogFile(folder);
      return [file];
    };
    app = await createTestApp(database, environment, undefined, undefined, openLog);
    app.clock.pass(Date.now() - app.clock.now().getTime());
    secret('secret of the server', app.platform.secret);
    home = await createSettledGroup(app, 'Home', false);
  });
  afterAll(async () => {
    await app.close();
    await Promise.all([mails.stop(), receiver.close(), provider.close()]);
  });

  const visitor = () => callerOf(app);

  /** Log-ins that succeed, that fail, and that begin elsewhere. */
  const logIn = async () => {
    const { username, email } = home.of.inviter;
    const form = { username, password: secret('password', password) };
    const reply = await visitor()('POST', '/auth/token', { form });
    const token = secret('session', reply.body.access_token);
    await visitor()('POST', '/auth/token', { form: { username, password: secret('wrong password') } });
    await visitor()('POST', '/auth/token', { form: { username: 'nobody', password: secret('password of nobody') } });
    await visitor()('GET', '/users/self', { headers: { cookie: `larder.session=${token}` } });
    await visitor()('GET', '/users/self', { headers: { authorization: `Bearer ${secret('forged session')}` } });

    const browser = openBrowser();
    const begun = await visitor()('GET', '/auth/oauth?redirect=/');
    const cookies = [begun.headers['set-cookie'] ?? []].flat().map(String);
    browser.keep(BASE_URL, cookies);
    secret('cookie of a log-in', /=([^;]{8,})/.exec(cookies[0] ?? '')?.[1]);
    const came = await passProvider(browser, String(begun.headers.location), 'mira', returnAddress);
    secret('code of the provider', came.searchParams.get('code') ?? '');
    secret('state of a log-in', came.searchParams.get('state') ?? '');
    const cookie = browser.header(BASE_URL);
    await visitor()('GET', `/auth/oauth/callback${came.search}`, { headers: { cookie } });
    for (const address of [email, home.of.manager.email]) {
      mails.refuse(address !== email);
      await visitor()('POST', '/users/forgot-password', { body: { email: address } });
      await app.jobs.runDue();
    }
    mails.refuse(false);
  };

  /** Passwords that are set, and links by which somebody may come in. */
  const letIn = async () => {
    const { admin, inviter, member } = home.of;
    const change = { currentPassword: password, newPassword: secret('new password') };
    await member.call('PUT', '/users/password', { body: change });
    const link = await admin.call('POST', '/admin/users/password-reset-token', { body: { email: inviter.email } });
    const token = secret('reset link', link.body.token);
    const chosen = secret('password by a link');
    const body = { token, email: inviter.email, password: chosen, passwordConfirm: chosen };
    await visitor()('POST', '/users/reset-password', { body });
    await visitor()('POST', '/users/reset-password', { body });

    const { body: invitation } = await admin.call('POST', '/groups/invitations', { body: { uses: 2 } });
    const groupToken = secret('invitation', invitation.token);
    await visitor()('GET', `/groups/invitations/${groupToken}`);
    const theirs = secret('password of somebody new');
    await visitor()('POST', '/users/register', {
      body: {
        ...{ groupToken, email: 'new@example.org', username: 'somebody-new', fullName: 'New' },
        ...{ password: theirs, passwordConfirm: theirs },
      },
    });
    await admin.call('DELETE', `/groups/invitations/${groupToken}`);
    const { body: apiToken } = await admin.call('POST', '/users/api-tokens', { body: { name: 'script' } });
    await callerOf(app, secret('API token', apiToken.token))('GET', '/users/self');
  };

  /** Addresses that are handed out, or that lead to where something is told. */
  const share = async () => {
    const { admin } = home.of;
    for (const [name, { id }] of Object.entries({
      recipe: home.shareToken,
      cookbook: home.bookLink,
      week: home.weekLink,
      list: home.listLink,
    })) {
      secret(`link of a ${name}`, id);
      for (const path of [`/recipes/shared/${id}`, `/shared/lists/${id}`, `/shared/weeks/${id}`, `/shared/x/${id}`])
        await visitor()('GET', path);
      await app.server.inject(`/g/home/shared/r/${id}`);
    }
    const calendar = secret('calendar', new URL(home.calendar.address).pathname.split('/').at(-1));
    await visitor()('GET', `/calendar/${calendar}`);
    await app.server.inject(`/register?token=${secret('token in an address')}`);

    const appriseUrl = `json://ada:${secret('password of a notifier')}@${receiver.host}/told`;
    const { body: notifier } = await admin.call('POST', '/groups/events/notifications', {
      body: { name: 'Bot', appriseUrl, enabled: true },
    });
    await admin.call('POST', `/groups/events/notifications/${notifier.id}/test`);
    const url = `http://${receiver.host}/hook?token=${secret('token of a webhook')}`;
    const { body: hook } = await admin.call('POST', '/groups/webhooks', {
      body: { name: 'Hook', url, scheduledTime: '17:00' },
    });
    await admin.call('POST', `/groups/webhooks/${hook.id}/test`);
    const page = `http://ada:${secret('password of a page')}@${receiver.host}/soup?token=${secret('token of a page')}`;
    await admin.call('POST', '/recipes/create-url', { body: { url: page } });
    await admin.call('POST', '/parser/ingredient', { body: { parser: 'openai', ingredient: '2 eggs' } });
    const { body: download } = await admin.call('GET', '/admin/logs');
    await visitor()('GET', `/utils/download?token=${secret('token of a file', download.fileToken)}`);
    await app.jobs.runDue();
  };

  /** Everything that there is, asked by an administrator and by nobody. */
  const walk = async () => {
    for (const { name, endpoint, path } of everyEndpoint) {
      if (/\.(restore|startRestore|import|cleanLogs)$/.test(name)) continue;
      const names = namesOf(home, home.of.admin);
      const values = thingsIn(path).map((thing) => names[thing]?.[0] ?? '');
      for (const token of [undefined, home.of.admin.token]) {
        await send(app, endpoint, filled(path, values), { ...leastRequest(name, endpoint), token });
      }
    }
    await app.jobs.runDue();
  };

  /** All there is becomes what it was, for which work on backups has to be over. */
  const restore = async () => {
    // The walk has ended all sessions.
    const admin = await logInAgain(app, home.of.admin);
    await app.server.inject({
      url: '/metrics',
      headers: { authorization: `Bearer ${secrets.get('token of the figures')}` },
    });
    const { backups } = await backupsAtRest(admin.call);
    const reply = await admin.call('POST', `/admin/backups/${backups[0].name}/restore`);
    expect(reply.status).toBe(200);
    secret('session after a restore', (await logInAgain(app, admin)).token);
    await app.jobs.runDue();
  };

  test('holds no secret that anybody used, on the console and in its file', async () => {
    addLanguages(new URL('../../messages/src', import.meta.url).pathname);
    secret('session of an administrator', home.of.admin.token);
    await logIn();
    await letIn();
    await share();
    await walk();
    await restore();
    const mailed = mails.mails.flatMap((mail) => /token=(\S+)/.exec(textIn(mail))?.[1] ?? []);
    expect(mailed.length).toBeGreaterThan(0);
    for (const [at, token] of mailed.entries()) secret(`link of mail ${at}`, token);

    await new Promise<void>((resolve) => {
      file.once('close', resolve);
      file.end();
    });
    const written = (await readLog(app.dataFolder, { lines: 1_000_000 })).join('\n');
    const leaks = (text: string) =>
      [...secrets].flatMap(([name, value]) =>
        text
          .split('\n')
          .filter((line) => line.includes(value))
          .slice(0, 2)
          .map((line) => `${name}: ${line.slice(0, 300)}`),
      );
    expect(app.logged().split('\n').length).toBeGreaterThan(everyEndpoint.length);
    expect(leaks(app.logged())).toEqual([]);
    const said = [
      'restored a backup',
      'log-in refused',
      'at the provider refused',
      'mail could not be sent',
      'did not arrive',
      'directory',
    ];
    for (const words of said) expect(written.includes(words), words).toBe(true);
    expect(leaks(written)).toEqual([]);
  });
});
