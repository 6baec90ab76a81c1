import type { Insertable } from 'kysely';
import type { InstanceDatabase } from '../../../platform/database/instance-database.ts';
import { hashToken } from '../../../platform/security/index.ts';
import type { ProviderSessions, SignOns } from '../auth.tables.ts';

type NewSignOn = Omit<Insertable<SignOns>, 'stateHash'> & { state: string };

/** Notes a log-in that begins; those that nobody came back from are forgotten. */
export const insertSignOn = (
  instance: InstanceDatabase,
  { state, ...signOn }: NewSignOn,
  now: Date,
): Promise<unknown> =>
  instance.change(async (transaction) => {
    await transaction.deleteFrom('signOns').where('expiresAt', '<=', now.toISOString()).execute();
    await transaction
      .insertInto('signOns')
      .values({ ...signOn, stateHash: hashToken(state) })
      .execute();
  });

/** The log-in that somebody comes back from with a state, in the browser that it began in. It is found once. */
export const takeSignOn = (
  instance: InstanceDatabase,
  { state, deviceId }: { state: string; deviceId: string },
  now: Date,
) =>
  instance.change((transaction) =>
    transaction
      .deleteFrom('signOns')
      .where('stateHash', '=', hashToken(state))
      .where('deviceId', '=', deviceId)
      .where('expiresAt', '>', now.toISOString())
      .returningAll()
      .executeTakeFirst(),
  );

/** Notes where a session can be ended at the provider too. */
export const insertProviderSession = (
  instance: InstanceDatabase,
  session: Insertable<ProviderSessions>,
  now: Date,
): Promise<unknown> =>
  instance.change(async (transaction) => {
    await transaction.deleteFrom('providerSessions').where('expiresAt', '<=', now.toISOString()).execute();
    await transaction.insertInto('providerSessions').values(session).execute();
  });

/** Where to go to end a session at the provider, once. */
export const takeProviderSession = async (instance: InstanceDatabase, id: string): Promise<string | null> => {
  const known = await instance.read
    .selectFrom('providerSessions')
    .select('address')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!known) return null;
  await instance.change((transaction) => transaction.deleteFrom('providerSessions').where('id', '=', id).execute());
  return known.address;
};
