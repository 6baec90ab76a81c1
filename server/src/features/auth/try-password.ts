import { setTimeout as sleep } from 'node:timers/promises';
import type { InstanceDatabase } from '../../platform/database/instance-database.ts';
import { AppError } from '../../platform/errors/index.ts';
import type { Platform } from '../../platform/http/index.ts';
import {
  addWrongPassword,
  countWrongPasswords,
  forgetWrongPasswords,
  type Tried,
} from './password-attempts.repository.ts';

const hour = 3_600_000;
const firstDelay = 250;
const longestDelay = 8000;

/**
 * Whether a password is right. Each wrong one makes the next wait longer, whatever address it comes from.
 * @throws AppError `auth.locked` after too many wrong ones, then also for the right one
 */
export const tryPassword = async (
  instance: InstanceDatabase,
  { settings, clock }: Platform,
  tried: Tried,
  isRight: () => Promise<boolean>,
): Promise<boolean> => {
  const since = () => new Date(clock.now().getTime() - settings.SECURITY_USER_LOCKOUT_TIME * hour).toISOString();
  const wrongOnes = async () => {
    const wrong = await countWrongPasswords(instance, tried, since());
    if (wrong >= settings.SECURITY_MAX_LOGIN_ATTEMPTS) throw new AppError('auth.locked');
    return wrong;
  };

  const before = await wrongOnes();
  if (before > 0 && settings.SECURITY_RATE_LIMIT > 0) {
    await sleep(Math.min(firstDelay * 2 ** (before - 1), longestDelay));
    await wrongOnes();
  }
  if (!(await isRight())) {
    await addWrongPassword(instance, tried, { since: since(), at: clock.now().toISOString() });
    return false;
  }
  // Attempts at the same moment may have locked it while this password was checked.
  if ((await wrongOnes()) > 0) await forgetWrongPasswords(instance, tried);
  return true;
};
