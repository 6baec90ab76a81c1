import { type Label, type Shop, tripsToLearn } from '@larder/contract';
import { plainText } from '@larder/kitchen';
import type { Insertable, SelectQueryBuilder, Updateable } from 'kysely';
import type { GroupDatabase, GroupTransaction, Schema } from '../../platform/database/index.ts';
import { found } from '../../platform/errors/index.ts';
import type { LearnedOrder } from './learn-order.ts';

const shopColumns = ['id', 'groupId', 'name', 'aisles', 'learnsOrder', 'learned', 'createdAt', 'updatedAt'] as const;

type Shops = SelectQueryBuilder<Schema, 'shops', object>;

/** All shops of a group, by name. */
export const readShops = (db: GroupDatabase, labels: Label[]): Promise<Shop[]> =>
  readFrom(db.from('shops').orderBy('nameKey').orderBy('id'), labels);

/** Throws `shop.not-found`. */
export const getShop = async (db: GroupDatabase, shopId: string, labels: Label[]): Promise<Shop> => {
  const [shop] = await readFrom(db.from('shops').where('id', '=', shopId), labels);
  return found(shop, 'shop.not-found');
};

const readFrom = async (shops: Shops, labels: Label[]): Promise<Shop[]> => {
  const rows = await shops.select(shopColumns).execute();
  return rows.map(({ aisles, learned, learnsOrder, ...row }) => {
    // What was written by `learnJobs`.
    const { trips, ...order }: LearnedOrder = JSON.parse(learned);
    const own: string[] = JSON.parse(aisles);
    const isLearned = learnsOrder === 1 && trips >= tripsToLearn;
    const ordered = labelsInOrder(labels, isLearned ? [...order.aisles, ...own] : own);
    return {
      ...row,
      aisles: ordered.map(({ id }) => id),
      foods: isLearned ? order.foods : [],
      learnsOrder: learnsOrder === 1,
      trips,
    };
  });
};

/** Labels that nobody has put in order follow by name. */
export const labelsInOrder = (labels: Label[], ids: string[]): Label[] => {
  const places = new Map([...new Set(ids)].map((labelId, place) => [labelId, place]));
  const place = ({ id }: Label) => places.get(id) ?? places.size;
  return labels.toSorted((one, other) => place(one) - place(other));
};

export const insertShop = (db: GroupTransaction, shop: Omit<Insertable<Schema['shops']>, 'groupId' | 'nameKey'>) =>
  db.insert('shops', { ...shop, nameKey: plainText(shop.name) }).execute();

export const updateShop = (db: GroupTransaction, shopId: string, change: Updateable<Schema['shops']>) =>
  db
    .update('shops')
    .set({ ...change, ...(typeof change.name === 'string' && { nameKey: plainText(change.name) }) })
    .where('id', '=', shopId)
    .execute();

export const deleteShop = (db: GroupTransaction, shopId: string) =>
  db.remove('shops').where('id', '=', shopId).execute();
