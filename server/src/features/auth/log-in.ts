import type { InstanceDatabase } from '../../platform/database/instance-database.ts';
import { AppError } from '../../platform/errors/index.ts';
import type { Platform } from '../../platform/http/index.ts';
import { hashPassword, needsRehash, verifyPassword } from '../../platform/security/index.ts';
import {
  type Account,
  countWrongPassword,
  endLock,
  findAccount,
  findAccountByName,
  forgetWrongPasswords,
  replacePasswordHash,
} from './accounts.repository.ts';

interface Credentials {
  username: string;
  password: string;
}

const hour = 3_600_000;

/**
 * Whose user name or e-mail and password these are.
 * @throws AppError when they are nobody's, or the account is locked, then also for the right password
 */
export const logIn = async (
  instance: InstanceDatabase,
  { settings, clock }: Platform,
  { username, password }: Credentials,
): Promise<Account> => {
  const lockedFor = settings.SECURITY_USER_LOCKOUT_TIME * hour;
  const refuseLocked = async (account: Account): Promise<void> => {
    if (account.lockedAt === null) return;
    if (Date.parse(account.lockedAt) + lockedFor > clock.now().getTime()) throw new AppError('auth.locked');
    await endLock(instance, account.id, account.lockedAt);
  };

  const account = await findAccountByName(instance, username);
  if (account) await refuseLocked(account);
  const isRight = await verifyPassword(password, account?.passwordHash ?? null);
  if (!account) throw new AppError('auth.invalid-credentials');
  if (!isRight) {
    await countWrongPassword(instance, account.id, {
      allowed: settings.SECURITY_MAX_LOGIN_ATTEMPTS,
      now: clock.now(),
    });
    throw new AppError('auth.invalid-credentials');
  }

  // Attempts at the same moment may have locked the account while this password was checked.
  const present = (await findAccount(instance, account.id)) ?? account;
  await refuseLocked(present);
  if (present.loginAttempts > 0) await forgetWrongPasswords(instance, account.id);
  if (needsRehash(present.passwordHash)) {
    await replacePasswordHash(instance, account.id, await hashPassword(password));
  }
  return present;
};
