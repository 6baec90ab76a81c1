import type { Food, Label, ListQuery, Page, ShoppingItem, Unit } from '@larder/contract';
import { displayText, exact, toStoredNumber } from '@larder/kitchen';
import type { Sums } from '@larder/kitchen/units';
import { type GroupDatabase, presentIds } from '../../platform/database/index.ts';
import {
  id,
  flag as isFlag,
  type ListFields,
  listPage,
  number,
  stamps,
  text,
} from '../../platform/database/lists/index.ts';
import { knownItems } from '../entities/index.ts';
import { foodFields, foods } from '../foods/index.ts';
import { ofGroup } from '../groups/index.ts';
import { labelFields, labels } from '../labels/index.ts';
import { unitFields, units } from '../units/index.ts';
import type { ItemParts, RecipePart } from './item-parts.ts';
import {
  type ItemRow,
  type Items,
  itemColumns,
  itemsNamed,
  itemsOf,
  itemsOnList,
  readParts,
  type StoredPart,
} from './items.repository.ts';
import { sumsFor } from './read-sums.ts';

const itemFields: ListFields = {
  columns: {
    id: id('id'),
    groupId: id('groupId'),
    shoppingListId: id('listId'),
    checked: isFlag('checked'),
    position: number('position'),
    quantity: number('quantity'),
    note: text('note'),
    foodId: id('foodId'),
    unitId: id('unitId'),
    labelId: id('labelId'),
    ...stamps,
  },
  relations: {
    ...ofGroup,
    food: { fields: () => foodFields, steps: [{ table: 'foods', key: 'id', parent: 'foodId' }] },
    unit: { fields: () => unitFields, steps: [{ table: 'units', key: 'id', parent: 'unitId' }] },
    label: { fields: () => labelFields, steps: [{ table: 'labels', key: 'id', parent: 'labelId' }] },
  },
};

export const listItems = (db: GroupDatabase, query: ListQuery, path: string): Promise<Page<ShoppingItem>> =>
  listPage(db, query, {
    path,
    table: 'shoppingItems',
    fields: itemFields,
    from: itemsOf(db),
    read: (items) => readItems(db, items),
  });

/** Those of the ids that there are, in no order. */
export const findShoppingItems = (db: GroupDatabase, ids: string[]): Promise<ShoppingItem[]> =>
  ids.length === 0 ? Promise.resolve([]) : readItems(db, itemsNamed(db, ids));

/** By their position. */
export const readListItems = (db: GroupDatabase, listId: string): Promise<ShoppingItem[]> =>
  readItems(db, inListOrder(itemsOnList(db, listId)));

export const inListOrder = (items: Items): Items => items.orderBy('position').orderBy('createdAt').orderBy('id');

const readItems = async (db: GroupDatabase, items: Items): Promise<ShoppingItem[]> => {
  const rows = await items.select(itemColumns).execute();
  const parts = await readParts(
    db,
    rows.map(({ id }) => id),
  );
  const allParts = [...parts.values()].flat();
  const unitIds = [...rows.flatMap(({ unitId, ownUnitId }) => [unitId, ownUnitId]), ...allParts.map(unitOf)];
  const [recipes, foodsById, unitsById, labelsById] = await Promise.all([
    presentIds(db, 'recipes', distinct(allParts.map(({ recipeId }) => recipeId))),
    knownItems(db, foods, distinct(rows.map(({ foodId }) => foodId))),
    knownItems(db, units, distinct(unitIds)),
    knownItems(db, labels, distinct(rows.map(({ labelId }) => labelId))),
  ]);
  const sumsOf = sumsFor(unitsById, (id) => foodsById.get(id)?.name);
  return rows.map((row) =>
    toShoppingItem(row, {
      groupId: db.groupId,
      parts: row.checked === 1 ? [] : (parts.get(row.id) ?? []).filter(({ recipeId }) => recipes.has(recipeId)),
      food: (row.foodId && foodsById.get(row.foodId)) || null,
      units: unitsById,
      sums: sumsOf(row.foodId),
      ownLabel: (row.labelId && labelsById.get(row.labelId)) || null,
    }),
  );
};

const unitOf = ({ unitId }: { unitId: string | null }) => unitId;

const distinct = (ids: (string | null)[]): string[] => [...new Set(ids.flatMap((id) => id ?? []))];

interface Beside {
  groupId: string;
  parts: StoredPart[];
  food: Food | null;
  units: ReadonlyMap<string, Unit>;
  sums: Sums;
  ownLabel: Label | null;
}

const toShoppingItem = (row: ItemRow, { groupId, parts, food, units, sums, ownLabel }: Beside): ShoppingItem => {
  const { id, listId, position, quantity, note, foodId, unitId, createdAt, updatedAt } = row;
  const unit = (unitId && units.get(unitId)) || null;
  const said = (quantity: number, saidIn: string | null) =>
    saidIn === unitId ? null : { quantity, unit: (saidIn && units.get(saidIn)) || null };
  const isOwn = row.isOwn === 1 || row.ownQuantity !== 0;
  const isFood = food !== null || unit !== null;
  const label = ownLabel ?? food?.label ?? null;
  return {
    id,
    groupId,
    shoppingListId: listId,
    checked: row.checked === 1,
    position,
    isPlaced: JSON.parse(row.changedAt).position !== undefined,
    quantity,
    note,
    isFood,
    disableAmount: !isFood,
    foodId,
    food,
    unitId,
    unit,
    labelId: label?.id ?? null,
    label,
    extras: JSON.parse(row.extras),
    price: row.price,
    display: displayText({ quantity, unit, food, note, isFood }),
    recipeReferences: parts.map((part) => ({
      id: part.id,
      shoppingListItemId: id,
      recipeId: part.recipeId,
      recipeQuantity: inUnitOf({ unitId }, part, sums),
      recipeScale: part.scale,
      recipeNote: part.note || null,
      said: said(part.quantity, part.unitId),
    })),
    byHand: isOwn
      ? {
          quantity: inUnitOf({ unitId }, { quantity: row.ownQuantity, unitId: row.ownUnitId }, sums),
          said: said(row.ownQuantity, row.ownUnitId),
        }
      : null,
    createdAt,
    updatedAt,
  };
};

/** How much a part is in the unit of its item, by which clients know it; as it is said where nothing leads there. */
export const inUnitOf = (
  item: Pick<ItemParts, 'unitId'>,
  part: Pick<RecipePart, 'quantity' | 'unitId'>,
  sums: Sums,
): number => {
  if (part.unitId === item.unitId) return part.quantity;
  const quantity = sums.inUnit({ quantity: exact(part.quantity), unitId: part.unitId }, item.unitId);
  return quantity ? toStoredNumber(quantity) : part.quantity;
};
