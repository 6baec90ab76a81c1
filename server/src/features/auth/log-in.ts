import type { InstanceDatabase } from '../../platform/database/instance-database.ts';
import type { DirectoryPerson } from '../../platform/directory/index.ts';
import { AppError } from '../../platform/errors/index.ts';
import type { Platform } from '../../platform/http/index.ts';
import { hashPassword, hashToken, needsRehash, verifyPassword } from '../../platform/security/index.ts';
import { type Account, findAccount, findAccountByName, replacePasswordHash } from './accounts.repository.ts';
import type { DirectoryLogIns } from './directory/directory-log-ins.ts';
import { readDevice } from './known-devices.ts';
import { forgetWrongPasswordsOf, type Tried } from './password-attempts.repository.ts';
import { tryPassword } from './try-password.ts';

export interface Credentials {
  username: string;
  password: string;
  /** By which the browser is known, if it is. */
  deviceToken: string | undefined;
  /** That an account which is made now reads. */
  language: string;
}

/**
 * Whose user name or e-mail and password these are. Accounts of this server have their own; all others are asked for in the directory, where
 * there is one.
 * @throws AppError when they are nobody's, or the account is locked, then also for the right password
 */
export const logIn = async (
  instance: InstanceDatabase,
  platform: Platform,
  directory: DirectoryLogIns,
  { username, password, deviceToken, language }: Credentials,
): Promise<Account> => {
  const account = await findAccountByName(instance, username);
  const tried = account ? await triesOf(platform, account, deviceToken) : triesOfNobody(username);
  if (directory.isOn && (account === undefined || account.authMethod === 'LDAP')) {
    return logInByDirectory(instance, platform, directory, { tried, username, password, language });
  }
  const isOurs = () => verifyPassword(password, account?.passwordHash ?? null);
  const isRight = await tryPassword(instance, platform, tried, isOurs);
  if (!account || !isRight) throw new AppError('auth.invalid-credentials');

  const present = (await findAccount(instance, account.id)) ?? account;
  if (needsRehash(present.passwordHash)) {
    await replacePasswordHash(instance, account.id, await hashPassword(password));
  }
  return present;
};

const logInByDirectory = async (
  instance: InstanceDatabase,
  platform: Platform,
  directory: DirectoryLogIns,
  { tried, username, password, language }: Omit<Credentials, 'deviceToken'> & { tried: Tried },
): Promise<Account> => {
  let person: DirectoryPerson | null = null;
  await tryPassword(instance, platform, tried, async () => {
    person = await directory.findPerson(username, password);
    return person !== null;
  });
  if (!person) throw new AppError('auth.invalid-credentials');
  return directory.accountOf(person, language);
};

/** A device that the account has logged in with has tries of its own, so that strangers can't lock its owner out. */
const triesOf = async (platform: Platform, { id }: Account, deviceToken: string | undefined): Promise<Tried> => {
  const device = await readDevice(platform, deviceToken);
  return { key: device?.users.includes(id) ? `device:${device.id}:${id}` : `account:${id}`, userId: id };
};

/** Names that nobody has are locked like others, so that a lock tells nothing. */
const triesOfNobody = (name: string): Tried => ({ key: `name:${hashToken(name.trim().toLowerCase())}`, userId: null });

/** Lets the owner of a locked account in again. Answers whether there is such an account. */
export const unlockAccount = async (instance: InstanceDatabase, name: string): Promise<boolean> => {
  const account = await findAccountByName(instance, name);
  if (account) await forgetWrongPasswordsOf(instance, account.id);
  return account !== undefined;
};
