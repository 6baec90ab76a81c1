import type { SignOnFailure } from '@larder/contract';
import { AppError } from '../../../platform/errors/index.ts';
import type { Platform } from '../../../platform/http/index.ts';
import { randomToken } from '../../../platform/security/index.ts';
import type { ProvenPerson, SignOnError } from '../../../platform/sign-on/index.ts';

/** Longer ones are pages of a proxy. */
const longestSaid = 300;

/** The refusal with all that the page of a failed log-in says, and a line of the log with the same reference. */
export const refusalOf = (
  error: SignOnError,
  { settings, clock, log }: Platform,
  { person, status }: { person?: ProvenPerson; status?: number },
): AppError => {
  const { reason, about } = error;
  const email = person?.claims.email;
  const failure: SignOnFailure = {
    reason,
    provider: settings.OIDC_PROVIDER_NAME,
    reference: randomToken(6),
    at: clock.now().toISOString(),
    email: typeof email === 'string' ? email : null,
    group: settings.OIDC_USER_GROUP || settings.OIDC_ADMIN_GROUP || null,
    claim: reason === 'email-missing' ? settings.OIDC_USER_CLAIM : settings.OIDC_GROUPS_CLAIM,
    minutes: about.minutes ?? null,
    said: about.said?.slice(0, longestSaid) ?? null,
  };
  log.warn(
    { part: 'log-ins', ...failure, claims: Object.keys(person?.claims ?? {}) },
    'log-in at the provider refused',
  );
  return new AppError(
    'auth.sign-on-failed',
    { provider: failure.provider },
    { more: { signOn: failure }, cause: error, status },
  );
};
