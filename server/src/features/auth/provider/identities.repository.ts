import { randomUUID } from 'node:crypto';
import type { GroupDatabase, GroupTransaction } from '../../../platform/database/index.ts';
import type { InstanceDatabase } from '../../../platform/database/instance-database.ts';
import { type Account, findAccount } from '../accounts.repository.ts';

export interface Person {
  issuer: string;
  /** What never changes about them at that provider. */
  subject: string;
}

/** Whose account is connected with a person at a provider. */
export const findAccountOf = async (instance: InstanceDatabase, person: Person): Promise<Account | undefined> => {
  const identity = await instance.read
    .selectFrom('identities')
    .select('userId')
    .where('issuer', '=', person.issuer)
    .where('subject', '=', person.subject)
    .executeTakeFirst();
  return identity && findAccount(instance, identity.userId);
};

export const hasIdentityAt = async (db: GroupDatabase, userId: string, issuer: string): Promise<boolean> => {
  const identities = db.from('identities').select('id').where('userId', '=', userId).where('issuer', '=', issuer);
  return (await identities.executeTakeFirst()) !== undefined;
};

/** @throws where the person is connected with an account already */
export const insertIdentity = async (
  db: GroupTransaction,
  userId: string,
  person: Person,
  now: Date,
): Promise<void> => {
  const { issuer, subject } = person;
  await db.insert('identities', { id: randomUUID(), userId, issuer, subject, createdAt: now.toISOString() }).execute();
};

export const listIdentities = (db: GroupDatabase, userId: string) =>
  db
    .from('identities')
    .select(['id', 'issuer', 'createdAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();

export const removeIdentities = (db: GroupDatabase, userId: string): Promise<void> =>
  db.change(async (db) => {
    const removed = await db.remove('identities').where('userId', '=', userId).returning('id').execute();
    if (removed.length > 0) await db.record('user.updated', { id: userId, fields: ['identities'] });
  });

/** Whether there was such a one. */
export const removeIdentity = (db: GroupDatabase, userId: string, id: string): Promise<boolean> =>
  db.change(async (db) => {
    const removed = await db
      .remove('identities')
      .where('id', '=', id)
      .where('userId', '=', userId)
      .returning('id')
      .execute();
    if (removed.length > 0) await db.record('user.updated', { id: userId, fields: ['identities'] });
    return removed.length > 0;
  });
