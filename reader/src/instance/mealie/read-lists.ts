import type { InstanceItem, InstanceList } from '../shopping.ts';
import { byPosition, extrasIn, type Known, neededIn, onceEach, referenceIn } from './references.ts';
import type { Row } from './row.ts';
import type { Tables } from './tables.ts';

export const listsReader = (tables: Tables) => {
  const items = itemsReader(tables);
  const extras = extrasIn(tables, 'shopping_list_extras', 'shopping_list_id');
  const recipes = tables.by('shopping_list_recipe_reference', 'shopping_list_id');
  const aisles = tables.by('shopping_lists_multi_purpose_labels', 'shopping_list_id');
  return (rows: Row[], known: Known): InstanceList[] =>
    onceEach(tables, 'shopping_lists', rows).map(({ id, row }) => ({
      id,
      name: row.text('name').trim(),
      userId: referenceIn(tables, { table: 'shopping_lists', row, column: 'user_id', known: known.users }),
      createdAt: row.createdAt,
      updatedAt: row.updatedAt,
      extras: extras(id),
      aisles: aisles
        .get(id)
        .toSorted(byPosition)
        .flatMap((label) => {
          const table = 'shopping_lists_multi_purpose_labels';
          return neededIn(tables, { table, row: label, column: 'label_id', known: known.labels }) ?? [];
        }),
      recipes: recipes.get(id).flatMap((one) => {
        const table = 'shopping_list_recipe_reference';
        const recipeId = neededIn(tables, { table, row: one, column: 'recipe_id', known: known.recipes });
        return recipeId === null ? [] : [{ recipeId, quantity: one.number('recipe_quantity') ?? 1 }];
      }),
      items: items(id, known),
    }));
};

const itemsReader = (tables: Tables) => {
  const table = 'shopping_list_items';
  const items = tables.by(table, 'shopping_list_id');
  const extras = extrasIn(tables, 'shopping_list_item_extras', 'shopping_list_item_id');
  const recipes = tables.by('shopping_list_item_recipe_reference', 'shopping_list_item_id');
  return (listId: string, known: Known): InstanceItem[] =>
    onceEach(tables, table, items.get(listId).toSorted(byPosition)).map(({ id, row }) => {
      const to = (column: string, ids: ReadonlySet<string>) => referenceIn(tables, { table, row, column, known: ids });
      return {
        id,
        checked: row.flag('checked'),
        quantity: row.number('quantity') ?? 0,
        note: row.text('note'),
        foodId: to('food_id', known.foods),
        unitId: to('unit_id', known.units),
        labelId: to('label_id', known.labels),
        extras: extras(id),
        recipes: recipes.get(id).flatMap((one) => {
          const table = 'shopping_list_item_recipe_reference';
          const recipeId = neededIn(tables, { table, row: one, column: 'recipe_id', known: known.recipes });
          if (recipeId === null) return [];
          const scale = one.number('recipe_scale') ?? 1;
          return [{ recipeId, quantity: one.number('recipe_quantity') ?? 0, scale, note: one.text('recipe_note') }];
        }),
        createdAt: row.createdAt,
        updatedAt: row.updatedAt,
      };
    });
};
