import { Email, Name, Username } from '@larder/contract';
import type { GroupTransaction } from '../../platform/database/index.ts';
import type { InstanceDatabase } from '../../platform/database/instance-database.ts';
import { AppError, found } from '../../platform/errors/index.ts';
import type { Platform } from '../../platform/http/index.ts';
import { hashPassword, randomToken } from '../../platform/security/index.ts';
import { addUser, newUser } from '../users/index.ts';
import {
  type Account,
  type Changes,
  findAccount,
  findAdminship,
  findFirstGroup,
  isNameOfAccount,
} from './accounts.repository.ts';

/** Somebody who has an account at a provider or in a directory, and none here. */
interface Newcomer {
  username: string;
  email: string;
  /** In some directories people write theirs themselves. */
  isEmailProven: boolean;
  fullName: string;
  isAdmin: boolean;
  authMethod: 'LDAP' | 'OIDC';
  /** What they read, mails too. */
  locale: string;
  /** What is written in the same transaction. */
  also?: (db: GroupTransaction, userId: string) => Promise<void>;
}

/**
 * Makes an account in the first group for somebody who proves elsewhere who they are.
 * @throws AppError when their e-mail is that of another account, or nothing is set up yet
 */
export const makeAccountFor = async (
  instance: InstanceDatabase,
  { settings, clock }: Platform,
  { also, ...person }: Newcomer,
): Promise<Account> => {
  const group = found(await findFirstGroup(instance, settings.DEFAULT_GROUP), 'setup.required');
  const now = clock.now();
  const email = Email.parse(person.email);
  // Nobody knows it, so that it is good for nothing.
  const passwordHash = await hashPassword(randomToken(32));

  const userId = await instance.change(async (transaction, enter) => {
    await instance.dialect.takeTurns(transaction);
    if (await isNameOfAccount(transaction, email)) throw new AppError('user.email-taken');
    const user = newUser({
      username: await freeUsername(transaction, person.username, email),
      email,
      fullName: Name.safeParse(person.fullName).data ?? email,
      passwordHash,
      isEmailProven: person.isEmailProven,
      advanced: false,
      locale: person.locale,
      role: person.isAdmin ? 'admin' : 'invited',
      authMethod: person.authMethod,
      now,
    });
    const db = await enter(instance.group(group.id).actingAs({ userId: user.id, now: () => now }));
    await addUser(db, user);
    await also?.(db, user.id);
    await instance.raiseRevision(transaction);
    return user.id;
  });
  await instance.signalRevisions();
  return found(await findAccount(instance, userId), 'user.not-found');
};

/** A name from elsewhere as a user name of this server. */
const plainUsername = (name: string): string | undefined => Username.safeParse(name.replace(/\s+/g, '.')).data;

/** Whether an account that somebody of that name was given could be called so. */
export const isUsernameFor = (name: string, username: string): boolean => {
  const plain = plainUsername(name);
  return plain !== undefined && username.startsWith(plain) && /^(-\d+)?$/.test(username.slice(plain.length));
};

/** The name that somebody has elsewhere, or the next one with a number. */
const freeUsername = async (transaction: Changes, wanted: string, email: string): Promise<string> => {
  const [local = email] = email.split('@');
  const plain = plainUsername(wanted) ?? local;
  for (let count = 1; count < 100; count++) {
    const name = count === 1 ? plain : `${plain}-${count}`;
    if (!(await isNameOfAccount(transaction, name))) return name;
  }
  throw new AppError('user.username-taken');
};

/** Makes an account an administrator, or no longer one. The last one stays it: without any, nobody could mend that. */
export const adoptAdminship = async (
  instance: InstanceDatabase,
  { clock, log }: Platform,
  { id, groupId }: Account,
  isAdmin: boolean,
): Promise<void> => {
  await instance.change(async (transaction, enter) => {
    const present = await findAdminship(transaction, id);
    if (present.isAdmin === isAdmin) return;
    await instance.dialect.takeTurns(transaction);
    if (!isAdmin && (await findAdminship(transaction, id)).isLast) {
      log.warn({ part: 'log-ins', userId: id }, 'stays administrator, as there is no other one');
      return;
    }
    const db = await enter(instance.group(groupId).actingAs({ userId: id, now: () => clock.now() }));
    const all = { admin: 1, advanced: 1, canInvite: 1, canManage: 1, canOrganize: 1 } as const;
    await db
      .update('users')
      .set(isAdmin ? all : { admin: 0 })
      .where('id', '=', id)
      .execute();
    await db.record('user.updated', { id, fields: ['admin'] });
  });
};
