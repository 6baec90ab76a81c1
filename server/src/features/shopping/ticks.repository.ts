import { flag, type GroupDatabase, type GroupTransaction } from '../../platform/database/index.ts';
import type { Tick } from './learn-order.ts';

export interface NewTick extends Tick {
  /** That of the operation. */
  id: string;
  shopId: string;
}

export const insertTicks = (db: GroupTransaction, ticks: NewTick[]): Promise<void> =>
  db.insertAll(
    'shopTicks',
    ticks.map(({ checked, at, ...tick }) => ({ ...tick, checked: flag(checked), tickedAt: at })),
  );

/** What was ticked off in a shop, by its time; an item without an aisle of its own is in that of its food. */
export const readTicks = async (db: GroupDatabase, shopId: string): Promise<Tick[]> => {
  const rows = await db
    .from('shopTicks')
    .leftJoin('foods', (join) =>
      join.onRef('foods.id', '=', 'shopTicks.foodId').onRef('foods.groupId', '=', 'shopTicks.groupId'),
    )
    .where('shopId', '=', shopId)
    .select(['listId', 'device', 'itemId', 'foodId', 'shopTicks.labelId', 'checked', 'tickedAt as at'])
    .select('foods.labelId as labelOfFood')
    .orderBy('tickedAt')
    .orderBy('shopTicks.id')
    .execute();
  return rows.map(({ labelOfFood, labelId, checked, ...tick }) => ({
    ...tick,
    labelId: labelId ?? labelOfFood,
    checked: checked === 1,
  }));
};

export const findLastTick = async (db: GroupDatabase, shopId: string): Promise<string | null> => {
  const last = await db
    .from('shopTicks')
    .where('shopId', '=', shopId)
    .select('tickedAt')
    .orderBy('tickedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.tickedAt ?? null;
};

export const forgetTicks = async (db: GroupTransaction, shopId: string, before: string): Promise<void> => {
  await db.remove('shopTicks').where('shopId', '=', shopId).where('tickedAt', '<', before).execute();
};
