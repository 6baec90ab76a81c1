import { z } from 'zod';
import { orNothing, type Part, pieceOf } from '../pieces.ts';
import { noMeal, noPlace } from '../problems.ts';
import { getReply } from '../replies.ts';
import type { ServerCalls } from '../server-calls.ts';
import { PantryThere, type ThingsThere } from './things-there.ts';

const text = z.string().nullish().catch(null);
const number = z.number().nullish().catch(null);
export const Households = z.array(z.object({ id: z.number(), name: z.string() }));

const Categories = z.array(z.object({ name: z.string(), ordering: number }));
const Lists = z.array(
  z.object({
    id: z.number(),
    name: z.string(),
    items: z
      .array(
        z.object({
          id: z.number(),
          name: z.string(),
          description: text,
          ordering: number,
          category: z.object({ name: z.string() }).nullish().catch(null),
        }),
      )
      .catch([]),
  }),
);

/** The lists of all households with what is to be bought, in the order of its aisles; what was ticked has left them. How much is a text, in which an amount is told apart where it says nothing else. */
const lists: Part<ThingsThere> = {
  ...{ step: 'lists', name: 'shopping_lists' },
  read: async (calls, _, there) => {
    const { groupId, selfId, idOf } = there;
    const pantry = new PantryThere(there);
    const [found, items, aisles]: [unknown[], unknown[], unknown[]] = [[], [], []];
    for (const household of await getReply(calls, '/household', Households)) {
      const path = `/household/${household.id}`;
      const categories = await orNothing(getReply(calls, `${path}/category`, Categories), []);
      const inOrder = categories.toSorted((one, other) => (one.ordering ?? 0) - (other.ordering ?? 0));
      for (const list of await getReply(calls, `${path}/shoppinglist`, Lists)) {
        const listId = idOf('list', list.id);
        found.push({ id: listId, group_id: groupId, user_id: selfId, name: list.name });
        for (const [position, { name }] of inOrder.entries()) {
          aisles.push({ shopping_list_id: listId, label_id: pantry.label(name), position });
        }
        const amounts = await there.amountsIn(
          list.items.map(({ name, description }) => `${description ?? ''} ${name}`.trim()),
        );
        for (const [position, item] of list.items.entries()) {
          const read = amounts[position];
          const amount = read && isSameName(read.food, item.name) ? read : undefined;
          const label = item.category?.name;
          items.push({
            ...{ id: idOf('item', `${list.id} ${item.id}`), shopping_list_id: listId, position, checked: false },
            ...{ quantity: amount?.quantity ?? 0, note: amount?.note ?? item.description ?? '' },
            ...{ food_id: pantry.food({ name: item.name, label }), label_id: pantry.label(label) },
            unit_id: amount?.unit ? pantry.unit({ name: amount.unit }) : null,
          });
        }
      }
    }
    return pieceOf({
      tables: {
        ...pantry.tables(),
        shopping_lists: found,
        shopping_list_items: items,
        shopping_lists_multi_purpose_labels: aisles,
      },
    });
  },
};

const isSameName = (one: string, other: string) => one.localeCompare(other, undefined, { sensitivity: 'base' }) === 0;

const Plan = z.array(
  z.object({
    recipe_id: z.number(),
    recipe: z.object({ name: z.string() }).nullish().catch(null),
    /** In milliseconds or as a text; none where a recipe is planned for some day. */
    cooking_date: z
      .union([z.number(), z.string().transform((text) => Date.parse(text))])
      .nullish()
      .catch(null),
    yields: number,
  }),
);

/** Recipes that are planned for a day; those for some day have no place here. Which meal it is nobody says. */
const meals: Part<ThingsThere> = {
  ...{ step: 'plan', name: 'group_meal_plans' },
  read: async (calls, _, { groupId, idOf }) => {
    const rows = new Map<string, object>();
    const someDay: { name: string }[] = [];
    for (const { id } of await getReply(calls, '/household', Households)) {
      for (const { recipe_id: recipe, cooking_date: at, ...meal } of await getReply(
        calls,
        `/household/${id}/planner`,
        Plan,
      )) {
        if (!at || at <= 0) {
          someDay.push({ name: meal.recipe?.name ?? '' });
          continue;
        }
        const date = new Date(at).toISOString().slice(0, 10);
        const mealId = idOf('meal', `${id} ${recipe} ${date}`);
        rows.set(mealId, {
          ...{ id: mealId, group_id: groupId, date, entry_type: 'dinner', recipe_id: idOf('recipe', recipe) },
          servings: meal.yields ?? null,
        });
      }
    }
    return pieceOf({
      tables: { group_meal_plans: [...rows.values()] },
      problems: [...noPlace('planner', someDay), ...noMeal(rows.size)],
    });
  },
};

const Expenses = z.array(z.object({ id: z.number(), name: z.string() }));
const mostPages = 1000;

/** Some are told at once, each time those behind one of them. */
const expensesOf = async (calls: ServerCalls, household: number): Promise<{ name: string }[]> => {
  const found = new Map<number, { name: string }>();
  let after: number | undefined;
  for (let page = 0; page < mostPages; page += 1) {
    const behind = after === undefined ? '' : `?startAfterId=${after}`;
    const some = await getReply(calls, `/household/${household}/expense${behind}`, Expenses);
    const fresh = some.filter(({ id }) => !found.has(id));
    if (fresh.length === 0) break;
    for (const one of fresh) found.set(one.id, one);
    after = some.at(-1)?.id;
  }
  return [...found.values()];
};

/** What was paid for has no place here. */
const expenses: Part<ThingsThere> = {
  ...{ step: 'services', name: 'expense' },
  read: async (calls) => {
    const found: { name: string }[] = [];
    for (const { id } of await getReply(calls, '/household', Households)) {
      found.push(...(await orNothing(expensesOf(calls, id), [])));
    }
    return pieceOf({ problems: noPlace('expense', found) });
  },
};

export const kitchenowlBesides: readonly Part<ThingsThere>[] = [meals, lists, expenses];
