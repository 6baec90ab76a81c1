import { ShoppingItem, ShoppingList } from '@larder/contract';
import { replyConverter } from '../../compatibility/index.ts';
import { type GroupDatabase, WrittenJson } from '../../platform/database/index.ts';
import { itemsOnList } from './items.repository.ts';
import { getListWithShops, shopsFor } from './lists.repository.ts';
import { findShoppingItems, inListOrder } from './read-items.repository.ts';

interface WrittenItem {
  revision: number;
  text: string;
}

const itemToWire = replyConverter(ShoppingItem);
const listToWire = replyConverter(ShoppingList.omit({ listItems: true }));

/**
 * A list with its items, each of which is put together once: whoever ticks one off makes every device read all of them anew.
 * Throws `shopping-list.not-found`.
 */
export const answerList = async (db: GroupDatabase, listId: string): Promise<WrittenJson<ShoppingList>> => {
  const { shops, ...list } = await getListWithShops(db, listId);
  const rows = await inListOrder(itemsOnList(db, listId)).select(['id', 'revision', 'foodId']).execute();
  const items = await writtenItems(db, listId, rows);
  const text = JSON.stringify(listToWire({ ...list, shops: shopsFor(shops, rows) }));
  return new WrittenJson(`${text.slice(0, -1)},"listItems":[${items.join()}]}`);
};

/** As JSON, without those that are gone by now. */
const writtenItems = async (
  db: GroupDatabase,
  listId: string,
  rows: { id: string; revision: number }[],
): Promise<string[]> => {
  // Besides itself an item shows foods, units and labels, and recipes that its reader may see.
  const known = await db.remembered(`items of list ${listId}`, async () => new Map<string, WrittenItem>(), [
    'groupData',
    'recipes',
  ]);
  const revisions = new Map(rows.map(({ id, revision }) => [id, revision]));
  for (const id of known.keys()) if (!revisions.has(id)) known.delete(id);
  const missing = rows.filter(({ id, revision }) => known.get(id)?.revision !== revision).map(({ id }) => id);
  for (const item of await findShoppingItems(db, missing)) {
    // What changed after its revision was read is read once more by the next one.
    known.set(item.id, { revision: revisions.get(item.id) ?? 0, text: JSON.stringify(itemToWire(item)) });
  }
  return rows.flatMap(({ id }) => known.get(id)?.text ?? []);
};
