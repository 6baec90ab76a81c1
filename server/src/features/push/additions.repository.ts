import type { GroupDatabase, GroupTransaction } from '../../platform/database/index.ts';

const rowsAtOnce = 100;

/** An item that came back is noted already. */
export const insertAdditions = async (db: GroupTransaction, deviceIds: string[], itemIds: string[]): Promise<void> => {
  const rows = deviceIds.flatMap((deviceId) => itemIds.map((itemId) => ({ deviceId, itemId })));
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await db
      .insert('pushAdditions', rows.slice(from, from + rowsAtOnce))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
};

/** Items that a device was not told of yet. */
export const listAdditions = async (db: GroupDatabase, deviceId: string): Promise<string[]> => {
  const rows = await db.from('pushAdditions').where('deviceId', '=', deviceId).select('itemId').execute();
  return rows.map(({ itemId }) => itemId);
};

export const deleteAdditions = (db: GroupTransaction, deviceId: string, itemIds: string[]) =>
  db.remove('pushAdditions').where('deviceId', '=', deviceId).where(db.dialect.isOneOf('itemId', itemIds)).execute();
