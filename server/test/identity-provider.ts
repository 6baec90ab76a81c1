import { AsyncLocalStorage } from 'node:async_hooks';
import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import Provider, { type Configuration, type JWK } from 'oidc-provider';
import { providerStorage } from './provider-storage.ts';

export type Claims = Record<string, unknown>;

interface ProviderOptions {
  /** Where it leads back to; said later where nobody knows it yet. */
  returnAddress?: string;
  /** People by the name that they log in with; changed between log-ins as a test likes. */
  people: Record<string, Claims>;
  /** Whether it tells who somebody is only at its user-info endpoint. */
  isTerse?: boolean;
  /** With which it is reached by https, as localhost. */
  certificate?: { cert: Buffer; key: Buffer };
  algorithm?: 'RS256' | 'ES256';
  /** The one way in which it lets its client say who it is. */
  clientAuth?: 'client_secret_basic' | 'client_secret_post' | 'none';
  port?: number;
}

const clientId = 'larder';
const clientSecret = 'a secret between the two of them';

/** How far its clock is ahead, for what happens on its requests alone: it shares a process with the tests. */
const ahead = new AsyncLocalStorage<number>();
const rightTime = Date.now;
Date.now = () => rightTime() + (ahead.getStore() ?? 0);

/** In seconds. */
const hour = 3600;

const newKey = (alg: 'RS256' | 'ES256'): JWK => {
  const { privateKey } =
    alg === 'RS256'
      ? generateKeyPairSync('rsa', { modulusLength: 2048 })
      : generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg, kid: crypto.randomUUID() } as JWK;
};

const page = (uid: string) => `<!doctype html><html lang="en"><title>Log in at the provider</title>
<h1>Who are you?</h1><form method="post" action="/interaction/${uid}">
<label>Name at the provider <input name="name"></label> <button>Let me in</button></form></html>`;

const readBody = async (request: IncomingMessage): Promise<URLSearchParams> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return new URLSearchParams(Buffer.concat(parts).toString());
};

/** A real OpenID Connect provider on this machine, which believes whoever says a name. */
export const openIdentityProvider = async ({
  returnAddress: known = 'http://localhost/login',
  people,
  isTerse = false,
  certificate,
  algorithm = 'RS256',
  clientAuth = 'client_secret_basic',
  port = 0,
}: ProviderOptions) => {
  let provider: Provider | undefined;
  let returnAddress = known;
  let minutesAhead = 0;

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const current = provider;
    if (!current) return void response.writeHead(503).end();
    const [, uid] = /^\/interaction\/([\w-]+)$/.exec(request.url ?? '') ?? [];
    if (!uid) return current.callback()(request, response);
    if (request.method === 'GET') return void response.setHeader('content-type', 'text/html').end(page(uid));
    const name = (await readBody(request)).get('name') ?? '';
    const result = people[name]
      ? { login: { accountId: name } }
      : { error: 'access_denied', error_description: 'Nobody is called that here' };
    await current.interactionFinished(request, response, result);
  };
  const onRequest = (request: IncomingMessage, response: ServerResponse) => {
    const answered = ahead.run(minutesAhead * 60_000, () => answer(request, response));
    answered.catch((error: unknown) => response.writeHead(500).end(String(error)));
  };
  const server = certificate ? createSecureServer(certificate, onRequest) : createServer(onRequest);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: ownPort } = server.address() as AddressInfo;
  const issuer = certificate ? `https://localhost:${ownPort}` : `http://127.0.0.1:${ownPort}`;

  /** Begins anew, with a key that nobody has seen, and remembers nobody. */
  const start = (secret = clientSecret) => {
    const client = {
      ...(clientAuth !== 'none' && { client_secret: secret }),
      token_endpoint_auth_method: clientAuth,
      id_token_signed_response_alg: algorithm,
    };
    provider = new Provider(issuer, {
      clients: [
        {
          ...client,
          client_id: clientId,
          redirect_uris: [returnAddress],
          post_logout_redirect_uris: [`${returnAddress}?direct=1`],
        },
        { ...client, client_id: 'another', redirect_uris: ['http://127.0.0.1/another'] },
      ],
      clientAuthMethods: [clientAuth],
      enabledJWA: { idTokenSigningAlgValues: [algorithm] },
      adapter: providerStorage(),
      jwks: { keys: [newKey(algorithm)] },
      cookies: { keys: ['a key for cookies'] },
      conformIdTokenClaims: isTerse,
      scopes: ['openid', 'profile', 'email', 'groups'],
      claims: {
        openid: ['sub'],
        email: ['email', 'email_verified'],
        profile: ['locale', 'name', 'preferred_username'],
        groups: ['groups', 'roles'],
      },
      interactions: { url: (_, { uid }) => `/interaction/${uid}` },
      features: {
        devInteractions: { enabled: false },
        rpInitiatedLogout: {
          logoutSource: (context, form) => {
            context.body = `${form}<button form="op.logoutForm" name="logout" value="yes">Log out</button>`;
          },
        },
      },
      ttl: { AccessToken: hour, AuthorizationCode: hour, Grant: hour, IdToken: hour, Interaction: hour, Session: hour },
      findAccount: (_, id) => ({ accountId: id, claims: () => ({ sub: id, ...people[id] }) }),
      loadExistingGrant: async ({ oidc }) => {
        const grant = new oidc.provider.Grant({ clientId: oidc.client?.clientId, accountId: oidc.session?.accountId });
        grant.addOIDCScope('openid profile email groups');
        await grant.save();
        return grant;
      },
    } satisfies Configuration);
  };
  start();

  return {
    issuer,
    settings: {
      OIDC_AUTH_ENABLED: 'true',
      OIDC_CONFIGURATION_URL: `${issuer}/.well-known/openid-configuration`,
      OIDC_CLIENT_ID: clientId,
      OIDC_CLIENT_SECRET: clientAuth === 'none' ? '' : clientSecret,
      OIDC_PROVIDER_NAME: 'Doorkeeper',
    },
    start,
    /** Puts its clock that many minutes ahead of everybody else's. */
    setClock: (minutes: number) => {
      minutesAhead = minutes;
    },
    leadBackTo: (address: string) => {
      returnAddress = address;
      start();
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

export type IdentityProvider = Awaited<ReturnType<typeof openIdentityProvider>>;

interface Asked {
  method: string;
  redirect: 'manual';
  headers: Record<string, string>;
  body?: string;
}

/**
 * A browser as far as a log-in needs one: it keeps cookies and follows no redirect by itself.
 * @param ask how it asks, for an authority that nobody else knows
 */
export const openBrowser = (ask: (address: string, init: Asked) => Promise<Response> = fetch) => {
  const jars = new Map<string, Map<string, string>>();
  const cookiesOf = (origin: string) => {
    const jar = jars.get(origin) ?? new Map<string, string>();
    jars.set(origin, jar);
    return jar;
  };
  const keep = (origin: string, set: string[]) => {
    for (const line of set) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookiesOf(origin).set(name, value);
    }
  };
  const header = (origin: string) => [...cookiesOf(origin)].map(([name, value]) => `${name}=${value}`).join('; ');

  const visit = async (address: string, form?: Record<string, string>): Promise<Response> => {
    const { origin } = new URL(address);
    const init = { method: form ? 'POST' : 'GET', redirect: 'manual' } as const;
    const headers = { cookie: header(origin), ...(form && { 'content-type': 'application/x-www-form-urlencoded' }) };
    const response = await ask(address, { ...init, headers, ...(form && { body: `${new URLSearchParams(form)}` }) });
    keep(origin, response.headers.getSetCookie());
    return response;
  };
  return { visit, keep, header };
};

/** Goes where the provider leads somebody who says that name, and stops at the address that leads back. */
export const passProvider = async (
  browser: ReturnType<typeof openBrowser>,
  start: string,
  name: string,
  returnAddress: string,
): Promise<URL> => {
  let address = start;
  for (let hops = 0; hops < 10; hops++) {
    if (address.startsWith(returnAddress)) return new URL(address);
    const isForm = new URL(address).pathname.startsWith('/interaction/');
    const response = await browser.visit(address, isForm ? { name } : undefined);
    const next = response.headers.get('location');
    if (!next) throw new Error(`the provider answers ${response.status}: ${(await response.text()).slice(0, 300)}`);
    address = new URL(next, address).href;
  }
  throw new Error('the provider leads in a circle');
};
