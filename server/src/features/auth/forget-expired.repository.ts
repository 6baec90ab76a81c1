import type { InstanceDatabase } from '../../platform/database/instance-database.ts';

/** Removes what has ended and is found by nobody: invitations, sessions that ended early, and wrong passwords that lock nobody out any more. */
export const forgetExpired = (
  instance: InstanceDatabase,
  { at, lockedSince }: { at: string; lockedSince: string },
): Promise<void> =>
  instance.change(async (transaction) => {
    await transaction.deleteFrom('invitations').where('expiresAt', '<=', at).execute();
    await transaction.deleteFrom('endedSessions').where('expiresAt', '<', at).execute();
    await transaction.deleteFrom('signOns').where('expiresAt', '<=', at).execute();
    await transaction.deleteFrom('providerSessions').where('expiresAt', '<=', at).execute();
    await transaction.deleteFrom('openSessions').where('expiresAt', '<=', at).execute();
    await transaction.deleteFrom('passkeyChallenges').where('expiresAt', '<=', at).execute();
    await transaction.deleteFrom('passwordAttempts').where('at', '<=', lockedSince).execute();
  });
