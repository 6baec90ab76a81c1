import type { GroupDatabase, GroupTransaction } from '../../../platform/database/index.ts';
import type { InstanceDatabase } from '../../../platform/database/instance-database.ts';

const shown = ['id', 'name', 'isSynced', 'createdAt', 'usedAt'] as const;

export const listPasskeys = (db: GroupDatabase, userId: string) =>
  db.from('passkeys').select(shown).where('userId', '=', userId).orderBy('createdAt').orderBy('id').execute();

export const findPasskey = (db: GroupDatabase, userId: string, id: string) =>
  db.from('passkeys').select(shown).where('userId', '=', userId).where('id', '=', id).executeTakeFirst();

interface NewPasskey {
  id: string;
  userId: string;
  name: string;
  publicKey: string;
  counter: number;
  transports: string;
  isSynced: 0 | 1;
  createdAt: string;
}

export const insertPasskey = async (db: GroupTransaction, passkey: NewPasskey): Promise<void> => {
  await db.insert('passkeys', { ...passkey, usedAt: null }).execute();
};

export const renamePasskey = (db: GroupDatabase, id: string, name: string): Promise<unknown> =>
  db.change((db) => db.update('passkeys').set({ name }).where('id', '=', id).execute());

export const deletePasskey = async (db: GroupTransaction, id: string): Promise<void> => {
  await db.remove('passkeys').where('id', '=', id).execute();
};

/** Whose a passkey is, in whichever group. */
export const findPasskeyOfAnybody = ({ read }: InstanceDatabase, id: string) =>
  read
    .selectFrom('passkeys')
    .innerJoin('users', 'users.id', 'passkeys.userId')
    .select([
      'passkeys.id',
      'passkeys.publicKey',
      'passkeys.counter',
      'passkeys.transports',
      'passkeys.groupId',
      'passkeys.userId',
      'users.tokenVersion',
    ])
    .where('passkeys.id', '=', id)
    .executeTakeFirst();

export const noteUse = async (
  db: GroupTransaction,
  id: string,
  { counter, usedAt }: { counter: number; usedAt: string },
): Promise<void> => {
  await db.update('passkeys').set({ counter, usedAt }).where('id', '=', id).execute();
};

/** A challenge is answered once, within a few minutes. */
export const insertChallenge = (
  instance: InstanceDatabase,
  challenge: { challenge: string; userId: string | null; expiresAt: string },
  now: Date,
): Promise<void> =>
  instance.change(async (transaction) => {
    await transaction.deleteFrom('passkeyChallenges').where('expiresAt', '<=', now.toISOString()).execute();
    await transaction.insertInto('passkeyChallenges').values(challenge).execute();
  });

/** Whether it was given to this member, or to nobody in particular, and has not been answered yet. */
export const takeChallenge = (
  instance: InstanceDatabase,
  { challenge, userId, now }: { challenge: string; userId: string | null; now: Date },
): Promise<boolean> =>
  instance.change(async (transaction) => {
    const taken = await transaction
      .deleteFrom('passkeyChallenges')
      .where('challenge', '=', challenge)
      .where('expiresAt', '>', now.toISOString())
      .where('userId', userId === null ? 'is' : '=', userId)
      .returning('challenge')
      .executeTakeFirst();
    return taken !== undefined;
  });
