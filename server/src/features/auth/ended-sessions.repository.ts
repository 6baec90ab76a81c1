import type { InstanceDatabase } from '../../platform/database/instance-database.ts';
import type { Session } from '../../platform/security/index.ts';

/** Ends a session and every token that came of it, in all processes. */
export const endSession = async (instance: InstanceDatabase, session: Session, now: Date): Promise<void> => {
  await instance.change(async (transaction) => {
    await transaction.deleteFrom('endedSessions').where('expiresAt', '<', now.toISOString()).execute();
    await transaction
      .insertInto('endedSessions')
      // A token that was renewed just now lasts as long as the first one did.
      .values({ id: session.id, expiresAt: new Date(now.getTime() + session.lifeInSeconds * 1000).toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
  await instance.signalRevisions();
};
