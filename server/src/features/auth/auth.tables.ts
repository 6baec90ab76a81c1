import type { Fixed, Generated, MomentText, OfGroup } from '../../platform/database/schema.ts';
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

declare module '../../platform/database/schema.ts' {
  interface Schema {
    apiTokens: ApiTokens;
    passwordAttempts: PasswordAttempts;
    endedSessions: EndedSessions;
  }
}

export const authTables = defineTables({
  apiTokens: { topic: 'household' },
  passwordAttempts: { topic: null },
  endedSessions: { topic: null },
});
