import type { FoodPrice } from '@larder/contract';
import type { GroupDatabase, GroupTransaction } from '../../platform/database/index.ts';
import type { StoredItem } from './stored-item.ts';

/** What foods cost when somebody said so last. */
export const listPrices = (db: GroupDatabase): Promise<FoodPrice[]> =>
  db.from('foodPrices').select(['foodId', 'price', 'quantity', 'unitId']).orderBy('foodId').execute();

/** Notes what items cost, by their foods: the items go when they have been bought. */
export const notePrices = async (db: GroupTransaction, items: readonly StoredItem[]): Promise<void> => {
  const prices = new Map<string, FoodPrice>();
  for (const { foodId, price, quantity, unitId } of items) {
    if (foodId !== null && price !== null) prices.set(foodId, { foodId, price, quantity, unitId });
  }
  if (prices.size === 0) return;
  await db
    .remove('foodPrices')
    .where(db.dialect.isOneOf('foodId', [...prices.keys()]))
    .execute();
  await db.insertAll('foodPrices', [...prices.values()]);
};
