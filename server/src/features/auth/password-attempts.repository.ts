import type { InstanceDatabase } from '../../platform/database/instance-database.ts';

/** What wrong passwords are counted for, and whose account it is, if anybody's. */
export interface Tried {
  key: string;
  userId: string | null;
}

/** @param since older ones are forgotten */
export const countWrongPasswords = async (
  { read }: InstanceDatabase,
  { key }: Tried,
  since: string,
): Promise<number> => {
  const row = await read
    .selectFrom('passwordAttempts')
    .select('wrong')
    .where('key', '=', key)
    .where('at', '>', since)
    .executeTakeFirst();
  return row?.wrong ?? 0;
};

/** Counts in the database, so that attempts at the same moment all count, in every process. */
export const addWrongPassword = (
  instance: InstanceDatabase,
  { key, userId }: Tried,
  { since, at }: { since: string; at: string },
): Promise<void> =>
  instance.change(async (transaction) => {
    await transaction.deleteFrom('passwordAttempts').where('at', '<=', since).execute();
    await transaction
      .insertInto('passwordAttempts')
      .values({ key, userId, wrong: 1, at })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((row) => ({ wrong: row('passwordAttempts.wrong', '+', 1), at })),
      )
      .execute();
  });

export const forgetWrongPasswords = (instance: InstanceDatabase, { key }: Tried): Promise<unknown> =>
  instance.change((transaction) => transaction.deleteFrom('passwordAttempts').where('key', '=', key).execute());

export const forgetWrongPasswordsOf = (instance: InstanceDatabase, userId: string): Promise<unknown> =>
  instance.change((transaction) => transaction.deleteFrom('passwordAttempts').where('userId', '=', userId).execute());
