import { fieldOfHeader } from '../../words/header-words.ts';
import type { AppRecipe } from '../app-recipe.ts';
import { recipeOfCells } from '../csv/recipe-of-row.ts';
import { isRecord, recordsOf, textOf } from '../values.ts';

type Fields = Record<string, unknown>;

/** Objects in nobody's format whose fields have the names that tables have: a title and ingredients. */
export const namedRecipesIn = (json: unknown): Fields[] => {
  const lists = Array.isArray(json) ? [json] : isRecord(json) ? [[json], ...Object.values(json)] : [];
  for (const list of lists) {
    const recipes = recordsOf(list).filter(isNamed);
    if (recipes.length > 0) return recipes;
  }
  return [];
};

const mostFields = 100;

const isNamed = (fields: Fields): boolean => {
  const names = Object.keys(fields);
  if (names.length > mostFields) return false;
  const meant = new Set(names.filter((name) => linesOf(fields[name]) !== '').map(fieldOfHeader));
  return meant.has('name') && meant.has('ingredients');
};

export const recipeOfNamed = (key: string, fields: Fields): AppRecipe =>
  recipeOfCells(
    key,
    Object.entries(fields)
      .slice(0, mostFields)
      .map(([header, value]) => ({ header, field: fieldOfHeader(header), text: linesOf(value) })),
  );

/** Lists a line for each member; an object is what its parts say. */
const linesOf = (value: unknown): string => {
  if (Array.isArray(value))
    return value
      .map(lineOf)
      .filter((line) => line !== '')
      .join('\n');
  return value === true ? 'true' : lineOf(value);
};

const lineOf = (value: unknown): string => {
  if (!isRecord(value)) return textOf(value);
  const first = (...names: string[]) => names.map((name) => lineOf(value[name])).find((text) => text !== '') ?? '';
  const whole = first('text', 'raw', 'original', 'description', 'step', 'instruction', 'url');
  const measured = [first('quantity', 'amount'), first('unit'), first('name', 'food', 'ingredient', 'item', 'title')];
  const line = measured.filter((part) => part !== '').join(' ');
  return whole || [line, first('note', 'notes', 'comment')].filter((part) => part !== '').join(', ');
};
