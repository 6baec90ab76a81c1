import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { callerOf } from '../../../../test/caller.ts';
import { createGroup, createMember, type TestMember } from '../../../../test/factories/household.ts';
import { forEachDialect } from '../../../../test/for-each-dialect.ts';
import {
  type Claims,
  type IdentityProvider,
  openBrowser,
  openIdentityProvider,
  passProvider,
} from '../../../../test/identity-provider.ts';
import { headerIn, startMailServer } from '../../../../test/mail/mail-server.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

const BASE_URL = 'http://larder.test';
const returnAddress = `${BASE_URL}/login`;
const mira = { email: 'mira@home.example', email_verified: true, name: 'Mira Lind', preferred_username: 'Mira' };

forEachDialect('logging in at a provider', (database) => {
  const people: Record<string, Claims> = {};
  let provider: IdentityProvider;
  let app: TestApp;
  let group: Awaited<ReturnType<typeof createGroup>>;
  let admin: TestMember;

  /** Its clock stands still, that of the provider does not, however long the tests take. */
  const keepTime = ({ clock }: TestApp) => clock.pass(Date.now() - clock.now().getTime());

  /** Another server that knows the same provider. */
  const openApp = async (settings: Record<string, string> = {}) => {
    const opened = await createTestApp(database, {
      BASE_URL,
      DEFAULT_GROUP: 'Home',
      ...provider.settings,
      ...settings,
    });
    keepTime(opened);
    const home = await createGroup(opened, 'Home');
    return { app: opened, group: home, admin: await createMember(opened, home.id, 'admin') };
  };

  beforeAll(async () => {
    provider = await openIdentityProvider({ returnAddress, people });
    ({ app, group, admin } = await openApp());
  });
  beforeEach(() => {
    for (const name of Object.keys(people)) delete people[name];
    people.mira = mira;
    keepTime(app);
  });
  afterAll(async () => {
    await app.close();
    await provider.close();
  });

  /** What the server answers once the browser came back, and what it came back with. */
  const finish = async (on: TestApp, browser: ReturnType<typeof openBrowser>, came: URL) => {
    const reply = await callerOf(on)('GET', `/auth/oauth/callback${came.search}`, {
      headers: { cookie: browser.header(BASE_URL) },
    });
    return reply;
  };
  const begin = async (on: TestApp, redirect = '/g/home') => {
    const browser = openBrowser();
    const reply = await callerOf(on)('GET', `/auth/oauth?redirect=${encodeURIComponent(redirect)}`);
    browser.keep(BASE_URL, [reply.headers['set-cookie'] ?? []].flat().map(String));
    return { browser, status: reply.status, address: String(reply.headers.location) };
  };
  const logIn = async (name: string, on = app) => {
    const { browser, address } = await begin(on);
    const came = await passProvider(browser, address, name, returnAddress);
    return { ...(await finish(on, browser, came)), browser, came };
  };
  const self = async (token: string, on = app) => (await callerOf(on, token)('GET', '/users/self')).body;
  const reasonOf = ({ status, body }: { status: number; body: { detail: { signOn?: { reason: string } } } }) => [
    status,
    body.detail.signOn?.reason,
  ];

  test('makes an account at the first time, and finds it again', async () => {
    people.mira = { ...mira, locale: 'sv' };
    const { status, body } = await logIn('mira');
    expect([status, body.token_type, body.redirect]).toEqual([200, 'bearer', '/g/home']);
    const me = await self(body.access_token);
    expect(me).toMatchObject({
      username: 'mira',
      email: 'mira@home.example',
      fullName: 'Mira Lind',
      authMethod: 'OIDC',
      admin: false,
      canManage: false,
      locale: 'sv-SE',
      groupId: group.id,
    });
    people.mira = { ...mira, email: 'moved@home.example', email_verified: false };
    expect((await self((await logIn('mira')).body.access_token)).id).toBe(me.id);
    expect(me.tokens).toEqual([]);
  });

  test('is told as older clients ask for it', async () => {
    const visitor = callerOf(app);
    expect((await visitor('GET', '/app/about/oidc')).body).toEqual({
      configurationUrl: provider.settings.OIDC_CONFIGURATION_URL,
      clientId: 'larder',
    });
    expect((await visitor('GET', '/app/about')).body).toMatchObject({
      enableOidc: true,
      oidcRedirect: false,
      oidcProviderName: 'Doorkeeper',
    });
  });

  test('finds an account by an e-mail address that is verified, and by no other', async () => {
    const member = await createMember(app, group.id, 'organizer', 'tilda');
    const tilda = { email: member.email, name: 'Tilda', preferred_username: 'tilda' };
    people.tilda = tilda;
    expect(reasonOf(await logIn('tilda'))).toEqual([403, 'email-unverified']);
    people.tilda = { ...tilda, email_verified: false };
    expect(reasonOf(await logIn('tilda'))).toEqual([403, 'email-unverified']);
    people.tilda = { ...tilda, email_verified: true };
    const me = await self((await logIn('tilda')).body.access_token);
    expect(me).toMatchObject({ id: member.id, authMethod: 'Mealie', canOrganize: true });

    people.other = { ...tilda, email_verified: true };
    expect(reasonOf(await logIn('other'))).toEqual([403, 'email-taken']);
    expect((await admin.call('DELETE', `/admin/users/${member.id}/identities`)).status).toBe(200);
    expect((await self((await logIn('other')).body.access_token)).id).toBe(member.id);
    expect(reasonOf(await logIn('tilda'))).toEqual([403, 'email-taken']);
    people.nameless = { name: 'Nobody' };
    expect(reasonOf(await logIn('nameless'))).toEqual([403, 'email-missing']);
  });

  test('leads to no account whose e-mail its owner has only said to be theirs', async () => {
    const eve = await createMember(app, group.id, 'member', 'eve');
    await eve.call('PUT', `/users/${eve.id}`, { body: { email: 'boss@home.example' } });
    people.chief = { email: 'boss@home.example', email_verified: true, name: 'Boss', preferred_username: 'chief' };
    expect(reasonOf(await logIn('chief'))).toEqual([403, 'email-unconfirmed']);
    await admin.call('PUT', `/admin/users/${eve.id}`, { body: { email: 'eve@home.example' } });
    expect((await logIn('chief')).status).toBe(200);
  });

  test('connects an account with whoever its owner is there, and disconnects them', async () => {
    const member = await createMember(app, group.id, 'member', 'olaf');
    people.olaf = { email: 'elsewhere@home.example', name: 'Olaf' };
    const browser = openBrowser();
    const reply = await member.call('POST', '/auth/oauth/connect');
    browser.keep(BASE_URL, [reply.headers['set-cookie'] ?? []].flat().map(String));
    const came = await passProvider(browser, reply.body.address, 'olaf', returnAddress);
    const { body } = await finish(app, browser, came);
    expect([body.redirect, (await self(body.access_token)).id]).toEqual(['/user/profile', member.id]);
    expect((await self((await logIn('olaf')).body.access_token)).id).toBe(member.id);

    const { body: identities } = await member.call('GET', '/users/self/identities');
    expect(identities).toMatchObject([{ provider: 'Doorkeeper' }]);
    expect((await admin.call('DELETE', `/users/self/identities/${identities[0].id}`)).status).toBe(404);
    expect((await member.call('DELETE', `/users/self/identities/${identities[0].id}`)).status).toBe(200);
    expect(reasonOf(await logIn('olaf'))).toEqual([403, 'email-unverified']);
  });

  test('tells the owner of an account by mail that it was connected', async () => {
    const mails = await startMailServer();
    const { app: mailing, group: home } = await openApp(mails.settings());
    const member = await createMember(mailing, home.id, 'member', 'tilda');
    people.tilda = { email: member.email, email_verified: true, name: 'Tilda', preferred_username: 'tilda' };
    for (const _ of ['the first time', 'and again']) expect((await logIn('tilda', mailing)).status).toBe(200);
    await mailing.jobs.runDue();
    expect(mails.mails.map((mail) => headerIn(mail, 'subject'))).toEqual([
      'Your account was connected with Doorkeeper',
    ]);
    await mailing.close();
    await mails.stop();
  });

  test('does not connect with somebody who has another account', async () => {
    await logIn('mira');
    const member = await createMember(app, group.id);
    const browser = openBrowser();
    const reply = await member.call('POST', '/auth/oauth/connect');
    browser.keep(BASE_URL, [reply.headers['set-cookie'] ?? []].flat().map(String));
    const came = await passProvider(browser, reply.body.address, 'mira', returnAddress);
    expect(reasonOf(await finish(app, browser, came))).toEqual([403, 'identity-taken']);
  });

  test('leaves the only way into an account as it is', async () => {
    const { body } = await logIn('mira');
    const me = callerOf(app, body.access_token);
    const [{ id }] = (await me('GET', '/users/self/identities')).body;
    expect((await me('DELETE', `/users/self/identities/${id}`)).body.detail.code).toBe('auth.only-way-in');
    const passwords = { currentPassword: 'none', newPassword: 'a good password' };
    const { body: kept } = await me('PUT', '/users/password', { body: passwords });
    expect(kept.detail.code).toBe('auth.password-managed-elsewhere');
  });

  test('takes a state once, in the browser that it was given to', async () => {
    const { browser, address } = await begin(app);
    const came = await passProvider(browser, address, 'mira', returnAddress);
    expect(reasonOf(await finish(app, openBrowser(), came))).toEqual([403, 'state-unknown']);
    const forged = new URL(came);
    forged.searchParams.set('state', 'forged');
    expect(reasonOf(await finish(app, browser, forged))).toEqual([403, 'state-unknown']);
    expect((await finish(app, browser, came)).status).toBe(200);
    expect(reasonOf(await finish(app, browser, came))).toEqual([403, 'state-unknown']);
  });

  test('does not wait for ever', async () => {
    const { browser, address } = await begin(app);
    const came = await passProvider(browser, address, 'mira', returnAddress);
    app.clock.pass(16 * 60_000);
    expect(reasonOf(await finish(app, browser, came))).toEqual([403, 'state-unknown']);
    app.clock.pass(-16 * 60_000);
  });

  test('passes on that the provider said no', async () => {
    const { status, body } = await logIn('stranger');
    expect([status, body.detail.signOn.reason]).toEqual([403, 'provider-declined']);
    expect(body.detail.signOn.said).toBe('access_denied: Nobody is called that here');
    expect(app.logged()).toContain(body.detail.signOn.reference);
  });

  test('leads only to pages of ours', async () => {
    for (const redirect of ['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example']) {
      const { browser, address } = await begin(app, redirect);
      const came = await passProvider(browser, address, 'mira', returnAddress);
      expect((await finish(app, browser, came)).body.redirect).toBe('/');
    }
  });

  test('works on when the key of the provider is another one', async () => {
    expect((await logIn('mira')).status).toBe(200);
    provider.start();
    expect((await logIn('mira')).status).toBe(200);
  });

  test('names a secret that is wrong, and works once it is mended', async () => {
    provider.start('another secret');
    expect(reasonOf(await logIn('mira'))).toEqual([403, 'provider-refused-client']);
    provider.start();
    expect((await logIn('mira')).status).toBe(200);
  });

  test.each([
    [3, 200, undefined],
    [-3, 200, undefined],
    [10, 403, 10],
    [-10, 403, -10],
  ])('with a clock that is %s minutes ahead: %s', async (minutes, status, told) => {
    app.clock.pass(minutes * 60_000);
    const reply = await logIn('mira');
    app.clock.pass(-minutes * 60_000);
    expect(reply.status).toBe(status);
    if (told) expect(reply.body.detail.signOn).toMatchObject({ reason: 'clock-differs', minutes: told });
  });

  test('ends at the provider too', async () => {
    const { body } = await logIn('mira');
    const { body: left } = await callerOf(app, body.access_token)('POST', '/auth/logout');
    const address = new URL(left.address);
    expect([address.origin, address.searchParams.get('post_logout_redirect_uri')]).toEqual([
      provider.issuer,
      `${returnAddress}?direct=1`,
    ]);
    expect((await callerOf(app, body.access_token)('GET', '/users/self')).status).toBe(401);
    expect((await admin.call('POST', '/auth/logout')).body.address).toBeNull();
  });

  /** A token of the provider, as a client has it that went there by itself. */
  const idTokenOf = async (name: string) => {
    const { body } = await logIn(name);
    const { body: left } = await callerOf(app, body.access_token)('POST', '/auth/logout');
    return new URL(left.address).searchParams.get('id_token_hint') ?? '';
  };
  const exchange = (idToken: string, on = app) =>
    callerOf(on)('POST', '/auth/token', {
      form: {},
      headers: { cookie: `mealie.auth.strategy=oidc; mealie.auth._id_token.oidc=${idToken}` },
    });

  test('exchanges a token of the provider for one of ours, as older clients do', async () => {
    const idToken = await idTokenOf('mira');
    const { status, body } = await exchange(idToken);
    expect(status).toBe(200);
    const [, claims = ''] = body.access_token.split('.');
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString()).iss).toBe('larder');
    expect((await self(body.access_token)).email).toBe('mira@home.example');
  });

  /** Clients are told no more than that it was refused; the log says why. */
  const refusalOf = async (idToken: string, on = app) => {
    const before = on.logged().length;
    const { status } = await exchange(idToken, on);
    return [status, /"reason":"([\w-]+)"/.exec(on.logged().slice(before))?.[1]];
  };

  test('refuses tokens that are expired, forged or meant for others', async () => {
    const idToken = await idTokenOf('mira');
    app.clock.pass(2 * 3_600_000);
    expect(await refusalOf(idToken)).toEqual([401, 'token-expired']);
    app.clock.pass(-2 * 3_600_000);

    const [header = '', payload = '', signature = ''] = idToken.split('.');
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const boss = encode({ ...JSON.parse(Buffer.from(payload, 'base64url').toString()), sub: 'boss' });
    const forged = [
      `${header}.${boss}.${signature}`,
      `${encode({ alg: 'none' })}.${boss}.`,
      `${encode({ alg: 'HS256' })}.${boss}.${signature}`,
      'x.y.z',
    ];
    for (const token of forged) expect(await refusalOf(token)).toEqual([401, 'signature-wrong']);

    const { app: own } = await openApp({ OIDC_CLIENT_ID: 'another' });
    expect(await refusalOf(idToken, own)).toEqual([401, 'audience-other']);
    await own.close();
    expect(app.logged()).not.toContain(idToken.slice(-40));
  });

  test('says which step of the connection fails', async () => {
    const { app: own, admin } = await openApp({ OIDC_USER_GROUP: 'cooks' });
    const walk = async () => (await admin.call('POST', '/admin/sign-on/provider')).body;
    const states = (steps: { step: string; state: string }[]) => steps.map(({ step, state }) => `${step} ${state}`);
    expect(states(await walk())).toEqual([
      'document passed',
      'keys passed',
      'clock passed',
      'client passed',
      'return-address passed',
      'groups passed',
    ]);
    provider.start('another secret');
    expect(states(await walk())).toContain('client failed');
    const { checks } = (await admin.call('GET', '/admin/about/health')).body;
    const health = (id: string) => checks.find((check: { id: string }) => check.id === id);
    expect(health('oidc')).toMatchObject({ status: 'failed', page: 'sign-on' });
    expect(health('ldap').status).toBe('off');
    provider.start();
    await own.close();

    const lost = await openApp({ OIDC_CONFIGURATION_URL: 'http://127.0.0.1:65533' });
    const steps = (await lost.admin.call('POST', '/admin/sign-on/provider')).body;
    expect(steps[0]).toMatchObject({
      step: 'document',
      state: 'failed',
      said: expect.stringContaining('ECONNREFUSED'),
    });
    expect(steps.slice(1).every(({ state }: { state: string }) => state === 'skipped')).toBe(true);
    const { status, address } = await begin(lost.app);
    expect([status, address]).toEqual([302, `${returnAddress}?direct=1&failed=provider-unreachable`]);
    await lost.app.close();
  });

  test('lets in only who is in the group, and makes administrators of those in the other', async () => {
    const { app: own } = await openApp({ OIDC_USER_GROUP: 'cooks', OIDC_ADMIN_GROUP: 'chefs', OIDC_PROVIDER_NAME: '' });
    expect(reasonOf(await logIn('mira', own))).toEqual([403, 'groups-not-sent']);
    people.mira = { ...mira, groups: ['gardeners'] };
    const refused = await logIn('mira', own);
    expect(refused.body.detail.signOn).toMatchObject({
      reason: 'group-missing',
      group: 'cooks',
      claim: 'groups',
      email: 'mira@home.example',
    });
    const admins = async (groups: string[]) => {
      people.mira = { ...mira, groups };
      const { body } = await logIn('mira', own);
      return (await self(body.access_token, own)).admin;
    };
    expect(await admins(['cooks'])).toBe(false);
    expect(await admins(['cooks', 'chefs'])).toBe(true);
    expect(await admins(['cooks'])).toBe(false);
    expect(await admins(['chefs'])).toBe(true);
    await own.close();
  });

  test('leaves the last administrator the right', async () => {
    const { app: own, admin } = await openApp({ OIDC_ADMIN_GROUP: 'chefs' });
    people.boss = { email: admin.email, email_verified: true, groups: [] };
    expect((await self((await logIn('boss', own)).body.access_token, own)).admin).toBe(true);
    await createMember(own, admin.groupId, 'admin');
    expect((await self((await logIn('boss', own)).body.access_token, own)).admin).toBe(false);
    await own.close();
  });

  test('takes no right away where no group decides about it', async () => {
    people.boss = { email: admin.email, email_verified: true, groups: [] };
    expect((await self((await logIn('boss')).body.access_token)).admin).toBe(true);
  });

  test('makes no accounts where that is switched off', async () => {
    const { app: own } = await openApp({ OIDC_SIGNUP_ENABLED: 'false', OIDC_REMEMBER_ME: 'true' });
    expect(reasonOf(await logIn('mira', own))).toEqual([403, 'account-missing']);
    await own.close();
  });

  test('finds an account by its user name where that is what the settings say', async () => {
    const { app: own, group } = await openApp({ OIDC_USER_CLAIM: 'preferred_username' });
    const member = await createMember(own, group.id, 'member', 'mira');
    people.mira = { preferred_username: 'Mira', email: 'elsewhere@home.example' };
    expect(reasonOf(await logIn('mira', own))).toEqual([403, 'email-unconfirmed']);
    people.mira = { preferred_username: 'Mira' };
    expect((await self((await logIn('mira', own)).body.access_token, own)).id).toBe(member.id);
    await own.close();
  });

  test('is off unless it is set', async () => {
    const own = await createTestApp(database);
    const visitor = callerOf(own);
    expect((await visitor('GET', '/auth/oauth')).status).toBe(404);
    expect((await visitor('GET', '/auth/oauth/callback?code=x&state=y')).status).toBe(404);
    expect((await visitor('GET', '/app/about/oidc')).body).toEqual({ configurationUrl: null, clientId: null });
    const cookie = 'mealie.auth.strategy=oidc; mealie.auth._id_token.oidc=x.y.z';
    expect((await visitor('POST', '/auth/token', { form: {}, headers: { cookie } })).status).toBe(404);
    await own.close();
  });
});

forEachDialect('a provider that tells who somebody is at one endpoint alone', (database) => {
  test('is asked there', async () => {
    const people = { mira: { ...mira, groups: ['cooks'] } };
    const provider = await openIdentityProvider({ returnAddress, people, isTerse: true });
    const app = await createTestApp(database, { BASE_URL, ...provider.settings, OIDC_USER_GROUP: 'cooks' });
    app.clock.pass(Date.now() - app.clock.now().getTime());
    const group = await createGroup(app, 'Home');
    await createMember(app, group.id, 'admin');
    const browser = openBrowser();
    const begun = await callerOf(app)('GET', '/auth/oauth');
    browser.keep(BASE_URL, [begun.headers['set-cookie'] ?? []].flat().map(String));
    const came = await passProvider(browser, String(begun.headers.location), 'mira', returnAddress);
    const { body } = await callerOf(app)('GET', `/auth/oauth/callback${came.search}`, {
      headers: { cookie: browser.header(BASE_URL) },
    });
    expect((await callerOf(app, body.access_token)('GET', '/users/self')).body.email).toBe(mira.email);
    await app.close();
    await provider.close();
  });
});
