import type { ClientAuth, Configuration } from 'openid-client';
import { createTrustedFetch } from '../outbound/index.ts';
import { type ConnectionStep, examineProvider } from './examine-provider.ts';
import { readIdToken } from './id-token.ts';
import type { ProvenPerson, ProviderSettings, SignOnSecrets } from './provider-settings.ts';
import { clockToleranceInSeconds, explainSignOnError, minutesBetween, SignOnError } from './sign-on-error.ts';

const timeout = 10_000;

/** How a client with a secret says who it is: as the provider wants it. */
const bySecret = async (secret: string): Promise<ClientAuth> => {
  const client = await import('openid-client');
  const basic = client.ClientSecretBasic(secret);
  const post = client.ClientSecretPost(secret);
  return (server, ...request) => {
    const known = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    return (known.includes('client_secret_basic') ? basic : post)(server, ...request);
  };
};

/** Log-ins at an OpenID Connect provider. Its library comes with the first of them, and its configuration is read for each: one that was mended is right at once. */
export const createOidcProvider = (settings: ProviderSettings) => {
  const fetch = createTrustedFetch({ caFile: settings.caFile, timeout });

  const configure = async (): Promise<Configuration> => {
    const client = await import('openid-client');
    const address = new URL(settings.configurationUrl);
    return client.discovery(
      address,
      settings.clientId,
      {
        ...(settings.signingAlgorithm && { id_token_signed_response_alg: settings.signingAlgorithm }),
        [client.clockTolerance]: clockToleranceInSeconds,
        [client.clockSkew]: Math.round((settings.now() - Date.now()) / 1000),
      },
      settings.clientSecret === '' ? client.None() : await bySecret(settings.clientSecret),
      {
        [client.customFetch]: fetch,
        timeout: timeout / 1000,
        execute: [
          client.enableNonRepudiationChecks,
          // Who names an address without encryption in the settings means it.
          ...(address.protocol === 'http:' ? [client.allowInsecureRequests] : []),
        ],
      },
    );
  };

  const scopesFor = (config: Configuration): string => {
    if (settings.scopes.length > 0) return settings.scopes.join(' ');
    const { scopes_supported: known } = config.serverMetadata();
    const asksGroups = known ? known.includes('groups') : settings.wantsGroups;
    return ['openid', 'profile', 'email', ...(asksGroups ? ['groups'] : [])].join(' ');
  };

  const addressFor = async (config: Configuration, { state, nonce, verifier }: SignOnSecrets): Promise<URL> => {
    const client = await import('openid-client');
    return client.buildAuthorizationUrl(config, {
      redirect_uri: settings.returnAddress,
      scope: scopesFor(config),
      state,
      nonce,
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    });
  };

  /** A token that was made just now says what the time is at the provider. */
  const compareClocks = (issuedAt: number): void => {
    const now = settings.now() / 1000;
    if (Math.abs(now - issuedAt) <= clockToleranceInSeconds) return;
    throw new SignOnError('clock-differs', { minutes: minutesBetween(now, issuedAt) });
  };

  const finish = async (query: Record<string, string | undefined>, secrets: SignOnSecrets): Promise<ProvenPerson> => {
    const client = await import('openid-client');
    const config = await configure();
    const came = new URL(settings.returnAddress);
    for (const [key, value] of Object.entries(query)) if (value !== undefined) came.searchParams.set(key, value);
    const tokens = await client.authorizationCodeGrant(config, came, {
      pkceCodeVerifier: secrets.verifier,
      expectedState: secrets.state,
      expectedNonce: secrets.nonce,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) throw new SignOnError('provider-unreadable', { said: 'no id_token' });
    compareClocks(claims.iat);
    const told = await tellMore(config, tokens.access_token, claims);
    return {
      issuer: claims.iss,
      subject: claims.sub,
      claims: { ...claims, ...told },
      idToken: tokens.id_token ?? '',
    };
  };

  /** Many providers tell only there who somebody is. It may fail where all that is needed is known. */
  const tellMore = async (
    config: Configuration,
    accessToken: string,
    claims: { sub: string; [claim: string]: unknown },
  ) => {
    const client = await import('openid-client');
    if (!config.serverMetadata().userinfo_endpoint) return {};
    const isComplete = 'email' in claims && (!settings.wantsGroups || settings.groupsClaim in claims);
    return client.fetchUserInfo(config, accessToken, claims.sub).catch((error: unknown) => {
      if (isComplete) return {};
      throw error;
    });
  };

  /** @throws SignOnError whatever goes wrong */
  const explained =
    <Given extends unknown[], Result>(work: (...given: Given) => Promise<Result>) =>
    (...given: Given): Promise<Result> =>
      work(...given).catch((error: unknown) => {
        throw explainSignOnError(error);
      });

  return {
    /** Where to send somebody who wants to log in. */
    begin: explained(async (secrets: SignOnSecrets) => (await addressFor(await configure(), secrets)).href),

    /** Who it is that came back, with what the provider added to the address. */
    finish: explained(finish),

    /** Whose token it is that a client got from the provider by itself. */
    readIdToken: explained(async (token: string): Promise<ProvenPerson> => {
      const { serverMetadata } = await configure().then((config) => ({ serverMetadata: config.serverMetadata() }));
      return readIdToken(token, { fetch, server: serverMetadata, settings });
    }),

    /** Where to end the log-in at the provider too, if it has such an address. */
    findLogOutAddress: explained(async (idToken: string, after: string): Promise<string | null> => {
      const client = await import('openid-client');
      const config = await configure();
      if (!config.serverMetadata().end_session_endpoint) return null;
      return client.buildEndSessionUrl(config, { id_token_hint: idToken, post_logout_redirect_uri: after }).href;
    }),

    examine: (): Promise<ConnectionStep[]> => examineProvider({ settings, configure, addressFor, fetch }),
  };
};

export type OidcProvider = ReturnType<typeof createOidcProvider>;
