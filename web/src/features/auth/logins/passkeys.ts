import type { contract, ReplyOf, SentBodyOf } from '@larder/contract';

type Made = SentBodyOf<typeof contract.passkeys.add>['credential'];
type Used = SentBodyOf<typeof contract.passkeys.logIn>['credential'];

/** Browsers have them at https addresses and on the machine itself. */
export const canUsePasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';

/** What stood in the way: people change their minds, which is no failure. */
export type PasskeyTrouble = 'given-up' | 'there-already' | 'other-address' | 'failed';

const troubles: Partial<Record<string, PasskeyTrouble>> = {
  NotAllowedError: 'given-up',
  AbortError: 'given-up',
  InvalidStateError: 'there-already',
  SecurityError: 'other-address',
};

export class PasskeyError extends Error {
  constructor(
    readonly trouble: PasskeyTrouble,
    options?: ErrorOptions,
  ) {
    super(trouble, options);
  }
}

const asking = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await ask();
  } catch (cause) {
    const name = cause instanceof Error ? cause.name : '';
    throw new PasskeyError(troubles[name] ?? 'failed', { cause });
  }
};

/** Lets the device make a passkey. @throws PasskeyError */
export const makePasskey = (optionsJSON: ReplyOf<typeof contract.passkeys.begin>): Promise<Made> =>
  asking(async () => {
    const { startRegistration } = await import('@simplewebauthn/browser');
    const { id, rawId, response } = await startRegistration({ optionsJSON });
    const { clientDataJSON, attestationObject, transports = [] } = response;
    return { id, rawId, type: 'public-key', response: { clientDataJSON, attestationObject, transports } };
  });

/** Lets the device log in by one. @throws PasskeyError */
export const askForPasskey = (optionsJSON: ReplyOf<typeof contract.passkeys.beginLogIn>): Promise<Used> =>
  asking(async () => {
    const { startAuthentication } = await import('@simplewebauthn/browser');
    const { id, rawId, response } = await startAuthentication({ optionsJSON });
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    return { id, rawId, type: 'public-key', response: { clientDataJSON, authenticatorData, signature, userHandle } };
  });
