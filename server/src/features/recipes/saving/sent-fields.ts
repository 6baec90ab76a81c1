import { type Nutrition, noNutrition, type RecipeInput } from '@larder/contract';
import { addressKey, minutesOfRecipe, plainText } from '@larder/kitchen';
import { flag } from '../../../platform/database/index.ts';
import { settingColumns } from '../reading/recipe-columns.ts';
import type { RecipeRow } from '../reading/to-recipe.ts';

const times = ['totalTime', 'prepTime', 'cookTime', 'performTime'] as const;
const texts = ['recipeYield', ...times] as const;
const amounts = ['recipeServings', 'recipeYieldQuantity'] as const;
const lists = ['notes', 'assets'] as const;

type Fields = Partial<Omit<RecipeRow, 'id' | 'number' | 'groupId' | 'userId' | 'slug' | 'version' | 'createdAt'>> & {
  lastMadeStated?: string | null;
  nameKey?: string;
  orgUrlKey?: string | null;
  totalMinutes?: number | null;
};

const textOrNothing = (text: string | null) => text?.trim() || null;

/** Only what is known, in one order, so that the same values are the same text. */
const nutritionText = (nutrition: Partial<Nutrition>): string => {
  const known = Object.entries({ ...noNutrition, ...nutrition }).filter(([, value]) => value);
  return JSON.stringify(Object.fromEntries(known));
};

/** The columns that a save sets: absent keys set none, null empties what can be empty. */
export const sentFields = (
  input: RecipeInput,
  row: Pick<RecipeRow, 'lastMade' | 'nutrition' | (typeof times)[number]>,
): Fields => {
  const fields: Fields = {};
  if (input.name) Object.assign(fields, { name: input.name, nameKey: plainText(input.name) });
  if (input.description !== undefined) fields.description = input.description ?? '';
  for (const name of texts) {
    const text = input[name];
    if (text !== undefined) fields[name] = textOrNothing(text);
  }
  if (times.some((name) => fields[name] !== undefined)) {
    fields.totalMinutes = minutesOfRecipe({ ...row, ...fields });
  }
  for (const name of amounts) {
    const amount = input[name];
    if (amount !== undefined) fields[name] = amount ?? 0;
  }
  if (input.orgURL !== undefined) {
    fields.orgUrl = textOrNothing(input.orgURL);
    fields.orgUrlKey = addressKey(fields.orgUrl ?? '') || null;
  }
  if (input.dateAdded) fields.dateAdded = input.dateAdded;
  if (input.lastMade !== undefined && input.lastMade !== row.lastMade)
    Object.assign(fields, statedLastMade(input.lastMade));
  for (const name of lists) {
    const list = input[name];
    if (list !== undefined) fields[name] = JSON.stringify(list ?? []);
  }
  if (input.extras !== undefined) fields.extras = JSON.stringify(input.extras ?? {});
  if (input.nutrition !== undefined) {
    fields.nutrition = nutritionText(input.nutrition ? { ...JSON.parse(row.nutrition), ...input.nutrition } : {});
  }
  for (const name of settingColumns) {
    const setting = input.settings?.[name];
    if (setting !== undefined) fields[name] = flag(setting);
  }
  return fields;
};

/** What a client says of a moment that it was told of before, such as that of an event, states nothing new. */
export const statedLastMade = (lastMade: string | null) => ({ lastMade, lastMadeStated: lastMade });

const namesOnTheWire: Record<string, string> = {
  orgUrl: 'orgURL',
  ...Object.fromEntries(settingColumns.map((name) => [name, 'settings'])),
};

/** What is only looked for, and follows from other columns. */
const keys = new Set(['lastMadeStated', 'nameKey', 'orgUrlKey', 'totalMinutes']);

/** Names, as the API knows them, of the fields that differ from what is stored. */
export const changedFields = (fields: Fields, row: RecipeRow): string[] => {
  const stored: Record<string, unknown> = { ...row };
  const changed = Object.entries(fields)
    .filter(([name, value]) => !keys.has(name) && stored[name] !== value)
    .map(([name]) => namesOnTheWire[name] ?? name);
  return [...new Set(changed)];
};
