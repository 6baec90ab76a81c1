import type { Fixed, Flag, Generated, JsonText, MomentText, OfGroup } from '../../platform/database/schema.ts';
import { defineTables } from '../../platform/database/tables.ts';

export interface ApiTokens extends OfGroup {
  id: Generated<number>;
  userId: Fixed<string>;
  name: string;
  tokenHash: Fixed<string>;
  integrationId: string;
  createdAt: Fixed<MomentText>;
}

/** Wrong passwords that were tried one after the other, for an account, a name that nobody has, or an account on a known device. */
export interface PasswordAttempts {
  key: Fixed<string>;
  userId: Fixed<string | null>;
  wrong: number;
  at: MomentText;
}

/** Sessions that ended before their tokens expire. */
export interface EndedSessions {
  id: Fixed<string>;
  /** Afterwards none of its tokens is good anyway. */
  expiresAt: MomentText;
}

/** An account as a provider knows it. */
export interface Identities extends OfGroup {
  id: Fixed<string>;
  userId: Fixed<string>;
  issuer: Fixed<string>;
  /** What never changes there about a person. */
  subject: Fixed<string>;
  createdAt: Fixed<MomentText>;
}

/** Log-ins at the provider that are under way, and what only this server may know of them. */
export interface SignOns {
  stateHash: Fixed<string>;
  /** The browser that it began in. */
  deviceId: Fixed<string>;
  nonce: Fixed<string>;
  verifier: Fixed<string>;
  /** The page that was asked for. */
  leadsTo: Fixed<string>;
  /** Who connects their account with the provider, and in which session; null at a log-in. */
  userId: Fixed<string | null>;
  sessionId: Fixed<string | null>;
  expiresAt: Fixed<MomentText>;
}

/** Where sessions that began at the provider can be ended there too. */
export interface ProviderSessions {
  id: Fixed<string>;
  address: Fixed<string>;
  expiresAt: Fixed<MomentText>;
}

/** Where people are logged in, as far as it was used since these are noted. */
export interface OpenSessions extends OfGroup {
  id: Fixed<string>;
  userId: Fixed<string>;
  /** Of the token with which it was used last. */
  tokenVersion: number;
  deviceText: string;
  createdAt: Fixed<MomentText>;
  seenAt: MomentText;
  expiresAt: MomentText;
}

export interface Passkeys extends OfGroup {
  /** As the authenticator names it. */
  id: Fixed<string>;
  userId: Fixed<string>;
  name: string;
  publicKey: Fixed<string>;
  /** How often it was used, as far as it counts. */
  counter: number;
  transports: Fixed<JsonText>;
  isSynced: Fixed<Flag>;
  createdAt: Fixed<MomentText>;
  usedAt: MomentText | null;
}

/** What authenticators have to sign, once. */
export interface PasskeyChallenges {
  challenge: Fixed<string>;
  /** Who adds a passkey; null for a log-in. */
  userId: Fixed<string | null>;
  expiresAt: Fixed<MomentText>;
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    apiTokens: ApiTokens;
    passwordAttempts: PasswordAttempts;
    endedSessions: EndedSessions;
    identities: Identities;
    signOns: SignOns;
    providerSessions: ProviderSessions;
    openSessions: OpenSessions;
    passkeys: Passkeys;
    passkeyChallenges: PasskeyChallenges;
  }
}

export const authTables = defineTables({
  apiTokens: { topic: 'household' },
  passwordAttempts: { topic: null, isPassing: true },
  // All sessions end when a backup is restored.
  endedSessions: { topic: null, isPassing: true },
  identities: { topic: 'household' },
  signOns: { topic: null, isPassing: true },
  providerSessions: { topic: null, isPassing: true },
  openSessions: { topic: 'household', isPassing: true },
  passkeys: { topic: 'household' },
  passkeyChallenges: { topic: null, isPassing: true },
});
