import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { orNothing, type Part, pieceOf, type Tables } from '../pieces.ts';
import { noPlace } from '../problems.ts';
import { getReply } from '../replies.ts';
import type { ServerCalls } from '../server-calls.ts';
import { PantryThere, type ThingsThere } from './things-there.ts';

const pageSize = 100;
/** More pages are no list that somebody has made. */
const mostPages = 500;

const text = z.string().nullish().catch(null);
const Named = z.object({ name: z.string() });

/** All pages of a list; older versions send all at once. */
const readAll = async <Item>(calls: ServerCalls, path: string, item: z.ZodType<Item>): Promise<Item[]> => {
  const Page = z.union([
    z.array(item).transform((results) => ({ results, next: null })),
    z.object({ results: z.array(item), next: z.string().nullish() }),
  ]);
  const joint = path.includes('?') ? '&' : '?';
  const items: Item[] = [];
  let before: Item[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const { results, next } = await getReply(calls, `${path}${joint}page=${page}&page_size=${pageSize}`, Page);
    if (isDeepStrictEqual(results, before)) break;
    items.push(...results);
    before = results;
    if (!next) break;
  }
  return items;
};

const Book = z.object({
  id: z.number(),
  name: z.string(),
  description: text,
  order: z.number().nullish().catch(null),
  filter: z.object({ name: z.string() }).nullish().catch(null),
});
const BookEntry = z.object({ book: z.number(), recipe: z.number() });

/** Books hold recipes that somebody has put into them; a search that one may have besides has no place here. */
const books: Part<ThingsThere> = {
  ...{ step: 'plan', name: 'cookbooks' },
  read: async (calls, _, { groupId, idOf }) => {
    const found = await readAll(calls, '/recipe-book/', Book);
    const entries = found.length > 0 ? await readAll(calls, '/recipe-book-entry/', BookEntry) : [];
    const searching = found.flatMap(({ filter }) => filter ?? []);
    return pieceOf({
      tables: {
        cookbooks: found.map(({ id, name, description, order }) => ({
          ...{ id: idOf('cookbook', id), group_id: groupId, name, description: description ?? '' },
          ...{ position: order ?? id, by_hand: true },
        })),
        cookbooks_to_recipes: entries.map(({ book, recipe }) => ({
          cookbook_id: idOf('cookbook', book),
          recipe_id: idOf('recipe', recipe),
        })),
      },
      problems: noPlace('custom_filter', searching),
    });
  },
};

const Meal = z.object({
  id: z.number(),
  title: text,
  note: text,
  recipe: z.object({ id: z.number(), name: text }).nullish().catch(null),
  servings: z.number().nullish().catch(null),
  /** Before 1.5 a plan had one day. */
  date: text,
  from_date: text,
  to_date: text,
  meal_type: z.object({ name: z.string(), time: text }).nullish().catch(null),
  meal_type_name: text,
});

const day = 'YYYY-MM-DD'.length;

/** Without dates it tells those of three months ago to the end of a year. */
const everyDay = 'from_date=1970-01-01&to_date=2999-12-31';

const meals: Part<ThingsThere> = {
  ...{ step: 'plan', name: 'group_meal_plans' },
  read: async (calls, _, { groupId, idOf, mealOf }) => {
    const found = await readAll(calls, `/meal-plan/?${everyDay}`, Meal);
    return pieceOf({
      tables: {
        group_meal_plans: found.map((meal) => ({
          ...{ id: idOf('meal', meal.id), group_id: groupId, title: meal.title ?? '', text: meal.note ?? '' },
          date: (meal.from_date ?? meal.date ?? '').slice(0, day),
          end_date: (meal.to_date ?? '').slice(0, day),
          entry_type: mealOf(meal.meal_type?.name ?? meal.meal_type_name ?? '', meal.meal_type?.time),
          ...(meal.recipe && { recipe_id: idOf('recipe', meal.recipe.id), servings: meal.servings ?? null }),
        })),
      },
    });
  },
};

const List = z.object({ id: z.number(), name: z.string() });
const Item = z.object({
  id: z.number(),
  amount: z.number().nullish().catch(null),
  checked: z.boolean().catch(false),
  order: z.number().nullish().catch(null),
  food: z
    .object({ name: z.string(), plural_name: text, supermarket_category: Named.nullish().catch(null) })
    .nullish()
    .catch(null),
  unit: z.object({ name: z.string(), plural_name: text }).nullish().catch(null),
  shopping_lists: z.array(List).catch([]),
  list_recipe_data: z
    .object({
      recipe: z.number().nullish(),
      servings: z.number().nullish(),
      recipe_data: z.object({ servings: z.number().nullish() }).nullish(),
    })
    .nullish()
    .catch(null),
  delay_until: text,
  created_at: text,
  updated_at: text,
});
type Item = z.infer<typeof Item>;

/** Which recipe asks for an item, and how often that is on the list. */
const recipeOf = ({ list_recipe_data: asked }: Item): { id: number; times: number } | undefined => {
  if (!asked?.recipe) return undefined;
  const [wanted, of] = [asked.servings ?? 0, asked.recipe_data?.servings ?? 0];
  return { id: asked.recipe, times: wanted > 0 && of > 0 ? wanted / of : 1 };
};

/**
 * Items, on each list that they name; before there were several lists, and for those that name none, there is one without a name. What was ticked
 * some time ago is not sent.
 */
const lists: Part<ThingsThere> = {
  ...{ step: 'lists', name: 'shopping_lists' },
  read: async (calls, _, there) => {
    const { groupId, selfId, idOf, listName } = there;
    const items = (await readAll(calls, '/shopping-list-entry/', Item)).filter(({ food }) => food !== null);
    const named = await orNothing(readAll(calls, '/shopping-list/', List), []);
    const known = new Map([...named, ...items.flatMap(({ shopping_lists: on }) => on)].map((list) => [list.id, list]));
    const unnamed = { id: 0, name: listName };
    const isUnnamed = items.some(({ shopping_lists: on }) => on.length === 0);
    const pantry = new PantryThere(there);
    const inOrder = items.toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0) || one.id - other.id);
    const tables: Record<'items' | 'asked', unknown[]> & { recipes: Map<string, object> } = {
      ...{ items: [], asked: [], recipes: new Map() },
    };
    for (const [position, item] of inOrder.entries()) {
      for (const list of item.shopping_lists.length > 0 ? item.shopping_lists : [unnamed]) {
        const [listId, itemId] = [idOf('list', list.id), idOf('item', `${list.id} ${item.id}`)];
        const { food, unit, amount } = item;
        const label = food?.supermarket_category?.name;
        tables.items.push({
          ...{ id: itemId, shopping_list_id: listId, position, checked: item.checked, quantity: amount ?? 0 },
          food_id: pantry.food(food && { name: food.name, plural: food.plural_name, label }),
          unit_id: pantry.unit(unit && { name: unit.name, plural: unit.plural_name }),
          ...{ label_id: pantry.label(label), created_at: item.created_at, updated_at: item.updated_at },
        });
        const asked = recipeOf(item);
        if (!asked) continue;
        const recipe_id = idOf('recipe', asked.id);
        const recipe = { shopping_list_id: listId, recipe_id, recipe_quantity: asked.times };
        tables.recipes.set(`${listId} ${recipe_id}`, recipe);
        tables.asked.push({
          ...{ shopping_list_item_id: itemId, recipe_id, recipe_scale: asked.times },
          recipe_quantity: (amount ?? 0) / asked.times,
        });
      }
    }
    const rows: Tables = {
      ...pantry.tables(),
      shopping_lists: [...known.values(), ...(isUnnamed ? [unnamed] : [])].map(({ id, name }) => ({
        ...{ id: idOf('list', id), group_id: groupId, user_id: selfId, name },
      })),
      shopping_list_items: tables.items,
      shopping_list_recipe_reference: [...tables.recipes.values()],
      shopping_list_item_recipe_reference: tables.asked,
    };
    const delayed = items.filter(({ delay_until: until }) => until).map(({ food }) => ({ name: food?.name ?? '' }));
    return pieceOf({ tables: rows, problems: noPlace('delay_until', delayed) });
  },
};

const Stock = z.object({ food: Named.nullish().catch(null) });

/** What is in the house, and the ways through shops, which have no place here. */
const unheld: Part<ThingsThere> = {
  ...{ step: 'services', name: 'inventory' },
  read: async (calls) => {
    const stock = await orNothing(readAll(calls, '/inventory-entry/', Stock), []);
    const shops = await orNothing(readAll(calls, '/supermarket/', Named), []);
    const things = stock.map(({ food }) => ({ name: food?.name ?? '' }));
    return pieceOf({ problems: [...noPlace('inventory', things), ...noPlace('supermarket', shops)] });
  },
};

export const tandoorBesides: readonly Part<ThingsThere>[] = [books, meals, lists, unheld];
