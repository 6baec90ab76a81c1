import { sql } from 'kysely';
import { type Columns, type GroupTransaction, rowsBy } from '../../platform/database/index.ts';
import { type References, referencesByColumn } from '../entities/index.ts';
import { findStoredItems, replaceParts, updateItems } from './items.repository.ts';
import { readSums } from './read-sums.ts';
import type { StoredItem } from './stored-item.ts';
import { type AmountChange, withoutUnits, withUnitBack } from './without-units.ts';

const owner = { column: 'listId', table: 'shoppingLists' } as const;

const ofFoods = referencesByColumn({
  name: 'shoppingItems.foodId',
  kinds: ['food'],
  user: 'shoppingList',
  table: 'shoppingItems',
  column: 'foodId',
  owner,
});

/** The unit of one part of an amount: it follows what becomes of the unit, and is counted with that of the item. */
const ofPart = (table: 'shoppingItems' | 'shoppingItemRecipes', column: string): References => {
  const name = `${table}.${column}`;
  const references = referencesByColumn({ name, kinds: ['unit'], user: 'shoppingList', table, column, owner });
  return {
    ...references,
    countOf: () => sql`0`,
    total: async () => ({ owners: 0, references: 0 }),
    first: async () => [],
    move: async (db, from, to) => ({ ...(await references.move(db, from, to)), count: 0 }),
  };
};

/** Items that say something in one of the units. */
const itemsIn = async (db: GroupTransaction, unitIds: string[]): Promise<StoredItem[]> => {
  const { isOneOf } = db.dialect;
  const named = async (column: 'unitId' | 'ownUnitId') =>
    db.from('shoppingItems').where(isOneOf(column, unitIds)).select('id').execute();
  const parts = await db.from('shoppingItemRecipes').where(isOneOf('unitId', unitIds)).select('itemId as id').execute();
  const ids = [...(await named('unitId')), ...(await named('ownUnitId')), ...parts].map(({ id }) => id);
  return findStoredItems(db, [...new Set(ids)]);
};

const writeAmounts = async (db: GroupTransaction, items: StoredItem[]): Promise<void> => {
  await updateItems(db, items);
  await replaceParts(db, items);
};

/** What is said in a unit that goes is said in another one before, so that the next change of the item still knows how much it is. */
const amountsOfUnits: References = {
  ...ofPart('shoppingItems', 'unitId'),
  name: 'shoppingItems.amounts',
  countOf: () => sql`0`,
  isReferenced: () => sql`1 = 0`,
  move: async () => ({ count: 0, moved: [] }),
  moveBack: async () => 0,
  detach: async (db, ids) => {
    const items = await itemsIn(db, ids);
    const sumsOf = await readSums(db, items);
    const gone = new Set(ids);
    const changed = items
      .map((item) => withoutUnits(item, gone, sumsOf(item.foodId)))
      .filter(({ changes }) => changes.length > 0);
    await writeAmounts(
      db,
      changed.map(({ item }) => item),
    );
    const rows = changed.flatMap(({ item: { id, listId: owner }, changes }) =>
      [...new Set(changes.map(({ from }) => from.unitId))].map((unitId) => ({
        referent: unitId,
        id,
        owner,
        changes: JSON.stringify(changes.filter(({ from }) => from.unitId === unitId)),
      })),
    );
    return rowsBy(rows, 'referent');
  },
  attach: async (db, _unitId, detached) => {
    const items = await findStoredItems(
      db,
      detached.map(({ id }) => String(id)),
    );
    // What `detach` has written into the bin.
    const changes = new Map(detached.map(({ id, changes }) => [id, JSON.parse(String(changes)) as AmountChange[]]));
    await writeAmounts(
      db,
      items.map((item) => withUnitBack(item, changes.get(item.id) ?? [])),
    );
  },
};

/** How items of shopping lists refer to foods, units and labels. */
export const shoppingReferences: References[] = [
  {
    ...ofFoods,
    detach: async (db, ids) => {
      const rows = await db
        .from('shoppingItems')
        .innerJoin('foods', (join) =>
          join.onRef('foods.id', '=', 'shoppingItems.foodId').onRef('foods.groupId', '=', 'shoppingItems.groupId'),
        )
        .where(db.dialect.isOneOf('shoppingItems.foodId', ids))
        .select(['shoppingItems.id', 'shoppingItems.note', 'ownNote', 'foods.name'])
        .execute();
      const links = await ofFoods.detach(db, ids);
      const notes = new Map<string, Columns>();
      for (const { id, note, ownNote, name } of rows) {
        // What was to be bought stays readable without its food.
        const named = [name, note].filter(Boolean).join(', ');
        await db.update('shoppingItems').set({ note: named, ownNote: named }).where('id', '=', id).execute();
        notes.set(id, { note, ownNote, named });
      }
      const withNotes = (row: Columns) => ({ ...row, ...notes.get(String(row.id)) });
      return new Map([...links].map(([id, links]) => [id, links.map(withNotes)]));
    },
    attach: async (db, foodId, detached) => {
      for (const { id, note, ownNote, named } of detached) {
        if (named === undefined) continue;
        await db
          .update('shoppingItems')
          .set({ note: String(note), ownNote: String(ownNote) })
          .where('id', '=', String(id))
          .where('foodId', 'is', null)
          .where(sql<boolean>`note = ${named}`)
          .execute();
      }
      await ofFoods.attach(db, foodId, detached);
    },
  },
  amountsOfUnits,
  referencesByColumn({
    name: 'shoppingItems.unitId',
    kinds: ['unit'],
    user: 'shoppingList',
    table: 'shoppingItems',
    column: 'unitId',
    owner,
  }),
  ofPart('shoppingItems', 'ownUnitId'),
  ofPart('shoppingItemRecipes', 'unitId'),
  referencesByColumn({
    name: 'shoppingItems.labelId',
    kinds: ['label'],
    user: 'shoppingList',
    table: 'shoppingItems',
    column: 'labelId',
    owner,
  }),
];
