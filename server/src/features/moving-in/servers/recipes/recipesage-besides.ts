import { z } from 'zod';
import { type Part, pieceOf } from '../pieces.ts';
import { getReply } from '../replies.ts';
import { PantryThere, type ThingsThere } from './things-there.ts';

const text = z.string().nullish().catch(null);
const Titled = z.array(z.object({ id: z.string(), title: z.string(), createdAt: text, updatedAt: text }));

const Items = z.array(
  z.object({
    id: z.string(),
    title: z.string(),
    completed: z.boolean().catch(false),
    categoryTitle: text,
    recipeId: text,
    createdAt: text,
    updatedAt: text,
  }),
);

/** Categories of its own are told as `::produce`. */
const categoryOf = (title: string | null | undefined): string | null => {
  const [, own] = /^::(.+)$/.exec(title ?? '') ?? [];
  if (own === 'uncategorized') return null;
  return own ? `${own.charAt(0).toUpperCase()}${own.slice(1)}` : (title ?? null);
};

/** An item is a line of text, in which an amount of a food is told apart; the recipe that it is for stands beside it. */
const lists: Part<ThingsThere> = {
  ...{ step: 'lists', name: 'shopping_lists' },
  read: async (calls, _, there) => {
    const { groupId, selfId, idOf } = there;
    const found = await getReply(calls, '/shoppingLists/getShoppingLists', Titled);
    const pantry = new PantryThere(there);
    const [items, asked]: [unknown[], unknown[]] = [[], []];
    const recipes = new Map<string, object>();
    for (const list of found) {
      const listId = idOf('list', list.id);
      const path = `/shoppingLists/getShoppingListItems?shoppingListId=${encodeURIComponent(list.id)}`;
      const inOrder = (await getReply(calls, path, Items)).toSorted((one, other) =>
        (one.createdAt ?? '') < (other.createdAt ?? '') ? -1 : 1,
      );
      const amounts = await there.amountsIn(inOrder.map(({ title }) => title));
      for (const [position, item] of inOrder.entries()) {
        const amount = amounts[position];
        const { title, completed, recipeId } = item;
        const id = idOf('item', item.id);
        items.push({
          ...{ id, shopping_list_id: listId, position, checked: completed, quantity: amount?.quantity ?? 0 },
          ...{ note: amount?.note ?? title, food_id: amount ? pantry.food({ name: amount.food }) : null },
          unit_id: amount?.unit ? pantry.unit({ name: amount.unit }) : null,
          ...{ label_id: pantry.label(categoryOf(item.categoryTitle)), created_at: item.createdAt },
          updated_at: item.updatedAt,
        });
        if (!recipeId) continue;
        const recipe_id = idOf('recipe', recipeId);
        recipes.set(`${listId} ${recipe_id}`, { shopping_list_id: listId, recipe_id, recipe_quantity: 1 });
        asked.push({
          ...{ shopping_list_item_id: id, recipe_id, recipe_scale: 1 },
          ...{ recipe_quantity: amount?.quantity ?? 0, recipe_note: amount?.note ?? title },
        });
      }
    }
    return pieceOf({
      tables: {
        ...pantry.tables(),
        shopping_lists: found.map(({ id, title, createdAt, updatedAt }) => ({
          ...{ id: idOf('list', id), group_id: groupId, user_id: selfId, name: title },
          ...{ created_at: createdAt, updated_at: updatedAt },
        })),
        shopping_list_items: items,
        shopping_list_recipe_reference: [...recipes.values()],
        shopping_list_item_recipe_reference: asked,
      },
    });
  },
};

const Meals = z.array(
  z.object({
    id: z.string(),
    title: text,
    notes: text,
    scheduled: text,
    scheduledDate: text,
    meal: text,
    recipeId: text,
    createdAt: text,
  }),
);

/** The meals of all plans stand in the one that a group has. */
const meals: Part<ThingsThere> = {
  ...{ step: 'plan', name: 'group_meal_plans' },
  read: async (calls, _, { groupId, idOf, mealOf }) => {
    const rows: unknown[] = [];
    for (const { id } of await getReply(calls, '/mealPlans/getMealPlans', Titled)) {
      const path = `/mealPlans/getMealPlanItems?mealPlanId=${encodeURIComponent(id)}`;
      for (const meal of await getReply(calls, path, Meals)) {
        rows.push({
          ...{ id: idOf('meal', meal.id), group_id: groupId, text: meal.notes ?? '', created_at: meal.createdAt },
          ...{ date: (meal.scheduledDate ?? meal.scheduled ?? '').slice(0, 10), entry_type: mealOf(meal.meal ?? '') },
          // Of one that is a recipe its title is that of the recipe.
          ...(meal.recipeId ? { recipe_id: idOf('recipe', meal.recipeId) } : { title: meal.title ?? '' }),
        });
      }
    }
    return pieceOf({ tables: { group_meal_plans: rows } });
  },
};

export const recipesageBesides: readonly Part<ThingsThere>[] = [meals, lists];
