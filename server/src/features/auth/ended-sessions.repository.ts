import type { InstanceDatabase } from '../../platform/database/instance-database.ts';

interface Ended {
  id: string;
  /** When its last token ends by itself. */
  until: Date;
}

/** Ends a session and every token that came of it, in all processes; its owner no longer sees it. */
export const endSession = async (instance: InstanceDatabase, { id, until }: Ended, now: Date): Promise<void> => {
  await instance.change(async (transaction) => {
    await transaction.deleteFrom('endedSessions').where('expiresAt', '<', now.toISOString()).execute();
    await transaction
      .insertInto('endedSessions')
      .values({ id, expiresAt: until.toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await transaction.deleteFrom('openSessions').where('id', '=', id).execute();
  });
  await instance.signalRevisions();
};
