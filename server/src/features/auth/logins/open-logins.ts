import type { LoggedIn } from '@larder/contract';
import type { GroupDatabase } from '../../../platform/database/index.ts';
import { found } from '../../../platform/errors/index.ts';
import type { Accounts } from '../accounts.ts';
import { deviceOf } from './device-of.ts';
import { findSession, listSessions, removeSession } from './logins.repository.ts';

/** Where somebody is logged in, the latest first. */
export const openLogins = async (
  db: GroupDatabase,
  userId: string,
  { now, current }: { now: Date; current: string | undefined },
): Promise<LoggedIn[]> => {
  const rows = await listSessions(db, userId, now);
  return rows.map(({ id, deviceText, createdAt, seenAt }) => ({
    id,
    ...deviceOf(deviceText),
    isThis: id === current,
    createdAt,
    seenAt,
  }));
};

/** Logs somebody out on one device. @throws AppError when they are not logged in there */
export const endLogin = async (
  db: GroupDatabase,
  accounts: Pick<Accounts, 'endSession'>,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<void> => {
  const { id, expiresAt } = found(await findSession(db, userId, sessionId), 'session.not-found');
  await removeSession(db, id);
  await accounts.endSession({ id, until: new Date(expiresAt) });
};
