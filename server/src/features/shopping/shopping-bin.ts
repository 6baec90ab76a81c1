import type { ShoppingList } from '@larder/contract';
import { type Columns, type GroupDatabase, presentIds } from '../../platform/database/index.ts';
import { type BinKind, putBack, putInBin } from '../bin/index.ts';
import { joinNotes } from './item-parts.ts';
import { deleteList, getList } from './lists.repository.ts';

/** Puts a list in the bin with its items, and answers what it was. */
export const removeList = (db: GroupDatabase, listId: string, at: Date): Promise<ShoppingList> =>
  db.change(async (db) => {
    const list = await getList(db, listId);
    const foodNames = Object.fromEntries(list.listItems.flatMap(({ food }) => (food ? [[food.id, food.name]] : [])));
    await putInBin(db, shoppingListBin, [{ id: list.id, name: list.name, item: foodNames }], at);
    await deleteList(db, list.id);
    await db.record('shopping-list.deleted', list);
    return list;
  });

const link = ({ id, listId }: Columns): Columns => ({ id: id ?? null, owner: listId ?? null });

/** How shopping lists come back from the bin. */
export const shoppingListBin: BinKind = {
  kind: 'shoppingList',
  table: 'shoppingLists',
  parts: [
    {
      table: 'shoppingItems',
      column: 'listId',
      refersTo: [
        { column: 'foodId', table: 'foods', whenGone: 'emptied', link: { name: 'shoppingItems.foodId', toRow: link } },
        { column: 'unitId', table: 'units', whenGone: 'emptied', link: { name: 'shoppingItems.unitId', toRow: link } },
        {
          column: 'ownUnitId',
          table: 'units',
          whenGone: 'emptied',
          link: { name: 'shoppingItems.ownUnitId', toRow: link },
        },
        {
          column: 'labelId',
          table: 'labels',
          whenGone: 'emptied',
          link: { name: 'shoppingItems.labelId', toRow: link },
        },
      ],
    },
    {
      table: 'shoppingItemRecipes',
      column: 'listId',
      refersTo: [
        {
          column: 'unitId',
          table: 'units',
          whenGone: 'emptied',
          link: { name: 'shoppingItemRecipes.unitId', toRow: link },
        },
      ],
    },
    { table: 'shoppingListRecipes', column: 'listId' },
    { table: 'mealPlanShopping', column: 'listId' },
    { table: 'shareTokens', column: 'listId' },
  ],
  restore: async (db, contents) => {
    // What was put in the bin by `removeList`.
    const foodNames = contents.item as Record<string, string>;
    const present = await presentIds(db, 'foods', Object.keys(foodNames));
    const items = (contents.parts.shoppingItems ?? []).map((row) => {
      const name = foodNames[String(row.foodId)];
      const isGone = name !== undefined && !present.has(String(row.foodId));
      return isGone ? { ...row, note: joinNotes([name, String(row.note)]) } : row;
    });
    await putBack(db, shoppingListBin, { ...contents, parts: { ...contents.parts, shoppingItems: items } });
    const { id, name } = contents.row;
    const named = { id: String(id), name: String(name) };
    await db.record('shopping-list.restored', named);
    return { name: named.name, slug: null };
  },
};
