import type { Fixed, Flag, Generated, OfGroup, Stamps } from '../../platform/database/schema.ts';
import { defineTables } from '../../platform/database/tables.ts';

export interface Users extends OfGroup, Stamps {
  id: Fixed<string>;
  username: string;
  email: string;
  /** The one that is known to be theirs, by a mail or by whoever administers the server; no longer so once `email` is another. */
  provenEmail: string | null;
  fullName: string;
  passwordHash: string;
  authMethod: 'Mealie' | 'LDAP' | 'OIDC';
  admin: Flag;
  advanced: Flag;
  canInvite: Flag;
  canManage: Flag;
  canOrganize: Flag;
  /** Rises when sessions have to end, as after a new password: older tokens are refused. */
  tokenVersion: Generated<number>;
  cacheKey: string;
  locale: string | null;
  theme: 'light' | 'dark' | 'system';
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    users: Users;
  }
}

export const usersTables = defineTables({
  users: { topic: 'household' },
});
