import { type Shopper, shopperLeavesAfter } from '@larder/contract';
import { type GroupDatabase, presentIds } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors/index.ts';

interface Told {
  listId: string;
  userId: string;
  device: string;
  isHere: boolean;
}

/** Notes that somebody has a list open or has closed it, and answers who else has it open. @throws AppError without such a list */
export const tellShoppers = (
  db: GroupDatabase,
  { listId, userId, device, isHere }: Told,
  at: Date,
): Promise<Shopper[]> =>
  db.change(async (db) => {
    if (!(await presentIds(db, 'shoppingLists', [listId])).has(listId)) throw new AppError('shopping-list.not-found');
    const before = new Date(at.getTime() - shopperLeavesAfter * 1000).toISOString();
    await db
      .remove('shoppers')
      .where('listId', '=', listId)
      .where((row) =>
        row.or([row('seenAt', '<', before), row.and([row('userId', '=', userId), row('device', '=', device)])]),
      )
      .execute();
    if (isHere) await db.insert('shoppers', { listId, userId, device, seenAt: at.toISOString() }).execute();
    return db
      .from('shoppers')
      .innerJoin('users', (join) =>
        join.onRef('users.id', '=', 'shoppers.userId').onRef('users.groupId', '=', 'shoppers.groupId'),
      )
      .where('listId', '=', listId)
      .where('userId', '<>', userId)
      .select(['userId', 'users.fullName as name', 'users.cacheKey'])
      .distinct()
      .orderBy('users.fullName')
      .orderBy('userId')
      .execute();
  });
