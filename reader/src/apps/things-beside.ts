import { recipeType, rowsOfDsv } from './cookn/rows-of-dsv.ts';
import type { OpenedFile } from './sent-file.ts';
import { isRecord, textOf } from './values.ts';
import { childOf, elementsIn, wordsIn, type XmlNode } from './xml.ts';

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
  techniques: ['technique', 'tip', 'glossaryterm', 'glossaryitem', 'glossaryentry'],
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

/** Shopping lists, plans, stock and so on of an export: the lists beside that of its recipes, or all of a file that is called so. */
export const thingsBeside = (file: OpenedFile): ThingsBeside[] => {
  const { json, start } = file;
  if (Array.isArray(json)) return thingsIn(file.title, json);
  if (isRecord(json)) return Object.entries(json).flatMap(([name, value]) => thingsIn(name, value));
  if (/^\W{0,9}<[?!\w]/.test(start) && !/<html[\s>]/i.test(start)) return thingsInXml(file.text);
  return start.startsWith('ID||||') ? thingsInTable(file) : [];
};

/** Names of lists as elements have them: `<Menus>` with a `<Menu>` for each, or a `<menu>` alone. */
const elementNames = [...byName.keys()].filter((name) =>
  /^(?:menus?|techniques|tips|glossary\w+|\w*(?:lists|items|plans|inventory))$/.test(name),
);
const listElement = new RegExp(`<(?:${elementNames.join('|')})[\\s>]`, 'i');

const thingsInXml = (text: string): ThingsBeside[] => {
  if (!listElement.test(text)) return [];
  const found = new Map<string, ThingsBeside>();
  for (const node of elementsIn(text, ...elementNames)) {
    const table = tableOf(node.name);
    const all = node.children.filter(({ name }) => `${name}s` === node.name || tableOf(name) === table);
    const [first] = node.name === 'menu' ? [node] : all;
    if (!table || !first) continue;
    const known = found.get(table);
    const rows = node.name === 'menu' ? 1 : all.length;
    if (known) known.rows += rows;
    else found.set(table, { table, rows, example: titleOf(first).slice(0, longestExample) });
  }
  return [...found.values()];
};

const titleOf = (node: XmlNode): string => {
  const { name, title } = node.attributes;
  const within = [childOf(node, 'title'), childOf(node, 'name'), childOf(childOf(node, 'head'), 'title')].map(wordsIn);
  return [name, title, ...within].find((text) => text && text.trim() !== '')?.trim() ?? '';
};

/** Cook'n keeps menus and tips in tables of their own, and among the titles of recipes by another type. */
const thingsInTable = ({ text, title }: OpenedFile): ThingsBeside[] => {
  const name = title.toLowerCase().replace(/^temp_|_desc$/g, '');
  const table = name === 'recipe' ? 'menus' : tableOf(name);
  if (!table || !text.startsWith('ID||||TITLE||||')) return [];
  const rows = rowsOfDsv(text).filter((row) => name !== 'recipe' || row.get('TYPE') !== recipeType);
  const example = rows[0]?.get('TITLE')?.trim().slice(0, longestExample) ?? '';
  return rows.length > 0 ? [{ table, rows: rows.length, example }] : [];
};
