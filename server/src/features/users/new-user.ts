import { randomUUID } from 'node:crypto';
import { flag } from '../../platform/database/index.ts';

interface NewUser {
  username: string;
  email: string;
  /** Whether somebody vouches for the address other than whoever it is said to be. */
  isEmailProven: boolean;
  fullName: string;
  passwordHash: string;
  advanced: boolean;
  /** Null while the browser decides. */
  locale: string | null;
  /** Guests of a group by invitation may do nothing more than members; who makes a group runs it. */
  role: 'admin' | 'founder' | 'invited';
  /** Who knows the password; this server unless said. */
  authMethod?: 'Mealie' | 'LDAP' | 'OIDC';
  now: Date;
}

/** The row of a user, which still wants its group. */
export const newUser = ({ role, authMethod = 'Mealie', advanced, isEmailProven, now, ...user }: NewUser) => ({
  id: randomUUID(),
  ...user,
  provenEmail: isEmailProven ? user.email : null,
  authMethod,
  admin: flag(role === 'admin'),
  advanced: flag(advanced || role === 'admin'),
  canInvite: flag(role !== 'invited'),
  canManage: flag(role !== 'invited'),
  canOrganize: flag(role !== 'invited'),
  // A key comes with the first picture: without one, clients need not ask for it.
  cacheKey: '',
  theme: 'system' as const,
  createdAt: now.toISOString(),
  updatedAt: now.toISOString(),
});
