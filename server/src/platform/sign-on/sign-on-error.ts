import type { SignOnReason } from '@larder/contract';

interface About {
  /** What the provider said, or the network. */
  said?: string;
  /** By how much the clock of this server is ahead; behind when negative. */
  minutes?: number;
}

/** A log-in at a provider that came to nothing, and why. */
export class SignOnError extends Error {
  override readonly name = 'SignOnError';

  constructor(
    readonly reason: SignOnReason,
    readonly about: About = {},
    options?: ErrorOptions,
  ) {
    super(reason, options);
  }
}

/** Clocks may differ by that much. */
export const clockToleranceInSeconds = 300;

/** What the library for OpenID Connect throws, as far as it is looked at. */
interface LibraryError {
  message: string;
  code?: unknown;
  error?: unknown;
  error_description?: unknown;
  cause?: unknown;
}

const asError = (value: unknown): LibraryError | undefined =>
  typeof value === 'object' && value !== null && 'message' in value ? (value as LibraryError) : undefined;

/** The innermost thing that was said: that of the network rather than "fetch failed". */
const innermost = (error: LibraryError): LibraryError => {
  const cause = asError(error.cause);
  return cause ? innermost(cause) : error;
};

const saidBy = (error: LibraryError): string => {
  if (typeof error.error === 'string') {
    return typeof error.error_description === 'string' ? `${error.error}: ${error.error_description}` : error.error;
  }
  const status = error.cause instanceof Response ? ` (${error.cause.status})` : '';
  const { code, message } = innermost(error);
  return `${message || String(code ?? '')}${status}`;
};

const isAbout = (cause: unknown): cause is { claim?: string; now?: number; claims?: { iat?: number } } =>
  typeof cause === 'object' && cause !== null && 'claims' in cause;

/** What was compared when a claim did not fit. */
const comparisonOf = (error: LibraryError) => {
  const cause = asError(error.cause)?.cause ?? error.cause;
  return isAbout(cause) ? cause : {};
};

export const minutesBetween = (seconds: number, other: number): number => Math.round((seconds - other) / 60);

const ofTime = (error: LibraryError): SignOnError => {
  const { now, claims } = comparisonOf(error);
  const minutes = now !== undefined && claims?.iat !== undefined ? minutesBetween(now, claims.iat) : undefined;
  return minutes === undefined
    ? new SignOnError('token-expired', {}, { cause: error })
    : new SignOnError('clock-differs', { minutes }, { cause: error });
};

/** Which check of ours failed when the library refused. */
export const explainSignOnError = (cause: unknown): SignOnError => {
  if (cause instanceof SignOnError) return cause;
  const error = asError(cause) ?? { message: String(cause) };
  const because = (reason: SignOnReason) => new SignOnError(reason, { said: saidBy(error) }, { cause });
  switch (error.code) {
    case 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED':
      return ofTime(error);
    case 'OAUTH_JWT_CLAIM_COMPARISON_FAILED':
      return because(comparisonOf(error).claim === 'nonce' ? 'state-unknown' : 'audience-other');
    case 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED':
      return because('audience-other');
    case 'OAUTH_KEY_SELECTION_FAILED':
      return because('signature-wrong');
    case 'OAUTH_AUTHORIZATION_RESPONSE_ERROR':
      return because('provider-declined');
    case 'OAUTH_WWW_AUTHENTICATE_CHALLENGE':
      return new SignOnError('provider-refused-client', { said: 'HTTP 401' }, { cause });
    case 'OAUTH_RESPONSE_BODY_ERROR':
      return because(isRefusalOfClient(error.error) ? 'provider-refused-client' : 'provider-declined');
  }
  if (/signature|"alg"/i.test(saidBy(error))) return because('signature-wrong');
  return because(isOfNetwork(error) ? 'provider-unreachable' : 'provider-unreadable');
};

const isRefusalOfClient = (code: unknown) => code === 'invalid_client' || code === 'unauthorized_client';

/** Certificates that are not believed count, and a file of them that cannot be read. */
const isOfNetwork = (error: LibraryError): boolean =>
  error.code === 'OAUTH_TIMEOUT' || error.message === 'fetch failed' || /^[A-Z_]+$/.test(systemCode(error));

const systemCode = (error: LibraryError): string => {
  const { code } = innermost(error);
  return typeof code === 'string' && !code.startsWith('OAUTH_') ? code : '';
};
