import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { callerOf } from '../../../../test/caller.ts';
import { caFile } from '../../../../test/directory/directory-server.ts';
import { createGroup, createMember } from '../../../../test/factories/household.ts';
import { forEachDialect } from '../../../../test/for-each-dialect.ts';
import { type Claims, openBrowser, openIdentityProvider, passProvider } from '../../../../test/identity-provider.ts';
import { createTestApp } from '../../../../test/test-app.ts';
import { createTrustedFetch } from '../../../platform/outbound/index.ts';

const BASE_URL = 'http://larder.test';
const returnAddress = `${BASE_URL}/login`;
const fileOf = (name: string) => readFileSync(new URL(`../../../../test/directory/${name}`, import.meta.url));

type ProviderOptions = Omit<Parameters<typeof openIdentityProvider>[0], 'people' | 'returnAddress'>;

forEachDialect('the settings of a provider', (database) => {
  const mira: Claims = { email: 'mira@home.example', email_verified: true, name: 'Mira', preferred_username: 'mira' };

  /** Mira tries to log in at such a provider, by such settings. */
  const tryLogIn = async (
    options: ProviderOptions,
    settings: Record<string, string> = {},
    claims: Claims = {},
    browser = openBrowser(),
  ) => {
    const people = { mira: { ...mira, ...claims } };
    const provider = await openIdentityProvider({ returnAddress, people, ...options });
    const app = await createTestApp(database, { BASE_URL, ...provider.settings, ...settings });
    try {
      app.clock.pass(Date.now() - app.clock.now().getTime());
      const group = await createGroup(app, 'Home');
      await createMember(app, group.id, 'admin');
      const begun = await callerOf(app)('GET', '/auth/oauth');
      const address = new URL(String(begun.headers.location));
      const failed = address.searchParams.get('failed');
      if (failed) return { address, failed };
      browser.keep(BASE_URL, [begun.headers['set-cookie'] ?? []].flat().map(String));
      const came = await passProvider(browser, address.href, 'mira', returnAddress);
      const { status, body, headers } = await callerOf(app)('GET', `/auth/oauth/callback${came.search}`, {
        headers: { cookie: browser.header(BASE_URL) },
      });
      const about = (await callerOf(app)('GET', '/app/about')).body;
      const me = status === 200 ? (await callerOf(app, body.access_token)('GET', '/users/self')).body : undefined;
      return { address, status, me, headers, about, reason: body.detail?.signOn?.reason };
    } finally {
      await app.close();
      await provider.close();
    }
  };

  test('the flow has a state, a nonce and a proof of who began it, and asks for what is needed', async () => {
    const { status, address } = await tryLogIn({});
    expect(status).toBe(200);
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      response_type: 'code',
      redirect_uri: returnAddress,
      scope: 'openid profile email groups',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{32,}$/),
      nonce: expect.stringMatching(/^[\w-]{32,}$/),
    });
    const other = await tryLogIn({}, { OIDC_SCOPES_OVERRIDE: 'openid email' });
    expect([other.status, other.address.searchParams.get('scope')]).toEqual([200, 'openid email']);
  });

  test('OIDC_TLS_CACERTFILE: an own authority is believed where it is named, and nowhere else', async () => {
    const certificate = { cert: fileOf('localhost.cert.pem'), key: fileOf('localhost.key.pem') };
    const browser = openBrowser(createTrustedFetch({ caFile, timeout: 10_000 }));
    const named = await tryLogIn({ certificate }, { OIDC_TLS_CACERTFILE: caFile }, {}, browser);
    expect([named.address.protocol, named.me?.email]).toEqual(['https:', mira.email]);
    expect((await tryLogIn({ certificate })).failed).toBe('provider-unreachable');
  });

  test('OIDC_SIGNING_ALGORITHM: a signature of another kind is none', async () => {
    const algorithm = 'ES256';
    expect((await tryLogIn({ algorithm }, { OIDC_SIGNING_ALGORITHM: 'ES256' })).status).toBe(200);
    expect((await tryLogIn({ algorithm })).status).toBe(200);
    const refused = await tryLogIn({ algorithm }, { OIDC_SIGNING_ALGORITHM: 'RS256' });
    expect([refused.status, refused.reason]).toEqual([403, 'signature-wrong']);
  });

  test('OIDC_GROUPS_CLAIM: the groups may stand in another claim', async () => {
    const settings = { OIDC_GROUPS_CLAIM: 'roles', OIDC_USER_GROUP: 'cooks', OIDC_ADMIN_GROUP: 'chefs' };
    const claims = { groups: ['gardeners'], roles: ['cooks', 'chefs'] };
    expect((await tryLogIn({}, settings, claims)).me).toMatchObject({ admin: true });
    expect((await tryLogIn({}, settings, { groups: ['cooks'] })).reason).toBe('groups-not-sent');
  });

  test.each([
    ['true', 14 * 24],
    ['false', 48],
  ])('OIDC_REMEMBER_ME=%s: the session lasts for %d hours', async (remember, hours) => {
    const { headers } = await tryLogIn({}, { OIDC_REMEMBER_ME: remember });
    expect([headers?.['set-cookie'] ?? []].flat().join()).toContain(`Max-Age=${hours * 3600};`);
  });

  test('OIDC_AUTO_REDIRECT and OIDC_PROVIDER_NAME: the log-in page knows them', async () => {
    const { about } = await tryLogIn({}, { OIDC_AUTO_REDIRECT: 'true', OIDC_PROVIDER_NAME: 'Our door' });
    expect(about).toMatchObject({ enableOidc: true, oidcRedirect: true, oidcProviderName: 'Our door' });
  });

  test.each(['client_secret_basic', 'client_secret_post', 'none'] as const)(
    'OIDC_CLIENT_SECRET: the provider knows its client by %s',
    async (clientAuth) => {
      expect((await tryLogIn({ clientAuth })).status).toBe(200);
    },
  );
});
