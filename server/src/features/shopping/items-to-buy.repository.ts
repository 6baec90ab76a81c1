import type { GroupDatabase } from '../../platform/database/index.ts';
import { itemsNamed } from './items.repository.ts';

export interface ItemToBuy {
  listId: string;
  listName: string;
  /** Its food, or what was written down. */
  name: string;
}

/** Those of the items that are still to be bought, in the order in which they were added. */
export const listToBuy = async (db: GroupDatabase, itemIds: string[]): Promise<ItemToBuy[]> => {
  if (itemIds.length === 0) return [];
  const rows = await itemsNamed(db, itemIds)
    .innerJoin('shoppingLists', 'shoppingLists.id', 'shoppingItems.listId')
    .leftJoin('foods', 'foods.id', 'shoppingItems.foodId')
    .where('shoppingItems.checked', '=', 0)
    .select(['shoppingItems.listId', 'shoppingLists.name as listName', 'shoppingItems.note', 'foods.name as food'])
    .orderBy('shoppingItems.createdAt')
    .orderBy('shoppingItems.position')
    .orderBy('shoppingItems.id')
    .execute();
  return rows.map(({ listId, listName, note, food }) => ({ listId, listName, name: food ?? note }));
};
