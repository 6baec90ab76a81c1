import type { ServerMetadata } from 'openid-client';
import type { TrustedFetch } from '../outbound/index.ts';
import type { ProvenPerson, ProviderSettings } from './provider-settings.ts';
import { clockToleranceInSeconds, SignOnError } from './sign-on-error.ts';

interface Parts {
  fetch: TrustedFetch;
  server: ServerMetadata;
  settings: Pick<ProviderSettings, 'clientId' | 'signingAlgorithm' | 'now'>;
}

const longestToken = 16_384;

/** Whose token it is, once its signature, issuer, audience and time are right. */
export const readIdToken = async (token: string, { fetch, server, settings }: Parts): Promise<ProvenPerson> => {
  const { createLocalJWKSet, errors, jwtVerify } = await import('jose');
  if (token.length > longestToken) throw new SignOnError('signature-wrong', { said: 'too long' });
  const answer = await fetch(server.jwks_uri ?? '', { method: 'GET', headers: { accept: 'application/json' } });
  const keys = createLocalJWKSet(JSON.parse(await answer.text()));
  const verified = await jwtVerify(token, keys, {
    issuer: server.issuer,
    audience: settings.clientId,
    algorithms: settings.signingAlgorithm ? [settings.signingAlgorithm] : algorithmsOf(server),
    requiredClaims: ['sub', 'exp', 'iat'],
    clockTolerance: clockToleranceInSeconds,
    currentDate: new Date(settings.now()),
  }).catch((cause: unknown) => {
    if (cause instanceof errors.JWTExpired) throw new SignOnError('token-expired', {}, { cause });
    const isOfOther = cause instanceof errors.JWTClaimValidationFailed;
    throw new SignOnError(isOfOther ? 'audience-other' : 'signature-wrong', { said: String(cause) }, { cause });
  });
  const { iss = '', sub = '', aud, azp } = verified.payload;
  if (Array.isArray(aud) && aud.length > 1 && azp !== settings.clientId) throw new SignOnError('audience-other');
  return { issuer: iss, subject: sub, claims: verified.payload, idToken: token };
};

/** No algorithm of a shared secret: its key would be one that clients know. */
const algorithmsOf = ({ id_token_signing_alg_values_supported: known = ['RS256'] }: ServerMetadata): string[] =>
  known.filter((algorithm) => /^(RS|PS|ES)\d|^EdDSA$/.test(algorithm));
