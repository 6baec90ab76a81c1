import type { Delivery } from '@larder/contract';
import type { Insertable, Updateable } from 'kysely';
import type { GroupDatabase, GroupTransaction, Schema } from '../../platform/database/index.ts';

/** So many of each target are remembered. */
const rememberedOfTarget = 20;
const listedOfAll = 100;

const columns = [
  'id',
  'target',
  'targetId',
  'event',
  'subject',
  'state',
  'attempts',
  'httpStatus',
  'milliseconds',
  'problem',
  'createdAt',
  'triedAt',
] as const;

/** The latest first. */
export const listDeliveries = (db: GroupDatabase, targetId: string | undefined): Promise<Delivery[]> =>
  db
    .from('deliveries')
    .$if(targetId !== undefined, (rows) => rows.where('targetId', '=', targetId ?? ''))
    .select(columns)
    .orderBy('number', 'desc')
    .limit(targetId === undefined ? listedOfAll : rememberedOfTarget)
    .execute();

type NewDelivery = Omit<Insertable<Schema['deliveries']>, 'groupId'>;

export const insertDeliveries = (db: GroupTransaction, deliveries: NewDelivery[]): Promise<void> =>
  db.insertAll('deliveries', deliveries);

export const updateDelivery = (db: GroupTransaction, id: string, change: Updateable<Schema['deliveries']>) =>
  db.update('deliveries').set(change).where('id', '=', id).execute();

/** What waits still is kept, however much of it there is. */
export const forgetOldDeliveries = async (db: GroupTransaction, targetId: string): Promise<void> => {
  const oldest = await db
    .from('deliveries')
    .where('targetId', '=', targetId)
    .select('number')
    .orderBy('number', 'desc')
    .limit(1)
    .offset(rememberedOfTarget)
    .executeTakeFirst();
  if (!oldest) return;
  await db
    .remove('deliveries')
    .where('targetId', '=', targetId)
    .where('number', '<=', oldest.number)
    .where('state', '!=', 'waiting')
    .execute();
};
