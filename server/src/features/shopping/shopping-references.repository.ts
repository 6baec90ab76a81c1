import { sql } from 'kysely';
import type { Columns } from '../../platform/database/index.ts';
import { type References, referencesByColumn } from '../entities/index.ts';

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
