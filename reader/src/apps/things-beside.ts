import type { OpenedFile } from './sent-file.ts';
import { isRecord, textOf } from './values.ts';

/** What else a file holds, of which no reader makes a recipe. */
export interface ThingsBeside {
  /** What it is, in few words for all programs: `lists`, `expense`. */
  table: string;
  rows: number;
  /** What the first of them is called. */
  example: string;
}

/** Lists in exports by how programs call them, without what parts or ends the words. */
const names: Record<string, readonly string[]> = {
  expense: ['expense'],
  inventory: ['stock', 'inventory', 'inventoryentry', 'inventoryentries', 'pantry', 'pantryitem'],
  lists: ['shoppinglists', 'grocerylists'],
  listitems: [
    'shoppinglist',
    'shoppinglistitem',
    'shoppinglistentry',
    'shoppinglistentries',
    'grocerylist',
    'groceries',
  ],
  plan: ['mealplan', 'mealplanitem', 'mealplanentry', 'mealplanentries', 'planner', 'plannedmeal'],
  chores: ['chore', 'task', 'battery', 'batteries'],
  people: ['user', 'member', 'account'],
  menus: ['menu'],
  supermarket: ['supermarket', 'shoppinglocation', 'store'],
};

/** One as it is and as several; `shoppinglists` are lists, and a `shoppinglist` is what stands on one. */
const byName = new Map([
  ...Object.entries(names).flatMap(([table, all]) => all.map((name) => [`${name}s`, table] as const)),
  ...Object.entries(names).flatMap(([table, all]) => all.map((name) => [name, table] as const)),
]);

const tableOf = (name: string): string | undefined => byName.get(name.toLowerCase().replace(/[^a-z]/g, ''));

const exampleOf = (one: Record<string, unknown>): string =>
  [one.name, one.title, one.note, one.username, one.day, one.date].map(textOf).find((text) => text !== '') ?? '';

const longestExample = 100;

const thingsIn = (name: string, value: unknown): ThingsBeside[] => {
  const table = tableOf(name);
  if (!table || !Array.isArray(value)) return [];
  const records = value.filter(isRecord);
  const [first] = records;
  return first ? [{ table, rows: records.length, example: exampleOf(first).slice(0, longestExample) }] : [];
};

/** Shopping lists, plans, stock and so on in the JSON of an export: the lists beside that of its recipes, or all of a file that is called so. */
export const thingsBeside = (file: OpenedFile): ThingsBeside[] => {
  const { json } = file;
  if (Array.isArray(json)) return thingsIn(file.title, json);
  return isRecord(json) ? Object.entries(json).flatMap(([name, value]) => thingsIn(name, value)) : [];
};
