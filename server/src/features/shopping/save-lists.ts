import { randomUUID } from 'node:crypto';
import type { SentListLabel, ShoppingList } from '@larder/contract';
import { type GroupDatabase, presentIds } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors/index.ts';
import { getList, getSummary, insertList, updateList } from './lists.repository.ts';
import { clearPlaces } from './operations.repository.ts';
import { saveShop } from './save-shops.ts';

interface SentList {
  name?: string | null | undefined;
  userId?: string | null | undefined;
  extras?: Record<string, string> | null | undefined;
}

/** @param nameOtherwise what a list is called that was given no name */
export const createList = (
  db: GroupDatabase,
  { name, extras }: SentList,
  { by, at, nameOtherwise }: { by: string; at: Date; nameOtherwise: string },
): Promise<ShoppingList> =>
  db.change(async (db) => {
    const list = { id: randomUUID(), name: name ?? nameOtherwise };
    await insertList(db, {
      ...list,
      userId: by,
      aisles: '[]',
      extras: JSON.stringify(extras ?? {}),
      createdAt: at.toISOString(),
      updatedAt: at.toISOString(),
    });
    await db.record('shopping-list.created', list);
    return getList(db, list.id);
  });

/** Saves what was sent of a list. @throws AppError when there is no such list or owner */
export const saveList = (db: GroupDatabase, listId: string, sent: SentList, at: Date): Promise<ShoppingList> =>
  db.change(async (db) => {
    const { id, name } = await getSummary(db, listId);
    if (sent.userId && !(await presentIds(db, 'users', [sent.userId])).has(sent.userId))
      throw new AppError('user.not-found');
    await updateList(db, id, {
      ...(sent.name && { name: sent.name }),
      ...(sent.userId && { userId: sent.userId }),
      ...(sent.extras && { extras: JSON.stringify(sent.extras) }),
      updatedAt: at.toISOString(),
    });
    await db.record('shopping-list.updated', { id, name: sent.name ?? name });
    return getList(db, id);
  });

/** Puts aisles in order, in the shop of the list where it has one; those that were not sent keep theirs behind them. */
export const orderAisles = (
  db: GroupDatabase,
  listId: string,
  sent: SentListLabel[],
  at: Date,
): Promise<ShoppingList> =>
  db.change(async (db) => {
    const { id, name, shopId, labelSettings } = await getSummary(db, listId);
    if (sent.some(({ shoppingListId }) => shoppingListId !== id)) throw new AppError('shopping-list.other-list');
    const known = new Set(labelSettings.map(({ labelId }) => labelId));
    if (sent.some(({ labelId }) => !known.has(labelId))) throw new AppError('label.not-found');
    const places = new Map(sent.map(({ labelId, position }) => [labelId, position]));
    const place = ({ labelId }: { labelId: string }) => places.get(labelId) ?? Number.POSITIVE_INFINITY;
    const settings = labelSettings.toSorted((one, other) =>
      place(one) < place(other) ? -1 : place(one) > place(other) ? 1 : 0,
    );
    const aisles = settings.map(({ labelId }) => labelId);
    if (shopId) await saveShop(db, shopId, { aisles }, at);
    else await updateList(db, id, { aisles: JSON.stringify(aisles), updatedAt: at.toISOString() });
    await db.record('shopping-list.updated', { id, name });
    return getList(db, id);
  });

/** The learned order counts again for what somebody has moved; where none is learned, items stay where they are. */
export const forgetPlaces = (db: GroupDatabase, listId: string): Promise<ShoppingList> =>
  db.change(async (db) => {
    const { id, name } = await getSummary(db, listId);
    await clearPlaces(db, id);
    await db.record('shopping-list.updated', { id, name });
    return getList(db, id);
  });
