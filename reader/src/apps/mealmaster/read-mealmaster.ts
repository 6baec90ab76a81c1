import type { AppReader } from '../app-reader.ts';
import { type AppRecipe, emptyRecipe } from '../app-recipe.ts';
import { readHead } from '../columns/head.ts';
import { type RecipePart, recipesOfParts } from '../columns/recipe-parts.ts';
import { groupsOfRows, type Row, ruled } from '../columns/rows.ts';
import { oneColumn } from '../columns/two-columns.ts';
import { readMethod } from '../method-text.ts';
import { listedIn, unplacedOf } from '../values.ts';
import { wordOfUnit } from './units.ts';

const title = /^\s{0,12}title\s{0,4}:/i;
const sign = /meal-?\s?master|recipe via|recipe extracted|export format/i;
const end = /^(?:M{5}[-M]*|-{5,}|={5,})$/;

/**
 * Meal-Master and whatever writes its format: amounts in seven letters, units in two, what it is behind them, in one or two columns.
 * Files come from mails, with anything between recipes.
 */
export const mealmaster: AppReader = {
  app: 'mealmaster',
  recognise: ({ text }) => {
    if (/^.{0,12}(?:M{5}|-{5})[-M]{0,20}.{0,60}meal-?\s?master/im.test(text)) return 1;
    return /^[ >]{0,12}title:.{0,90}\n{1,3}[ >]{0,12}categories:.{0,200}\n{1,3}.{0,200}\n{0,3}[ >]{0,12}(?:yield|servings):/im.test(
      text,
    )
      ? 0.8
      : 0;
  },
  read: (file) =>
    recipesOfParts(
      file,
      { begins: (line) => title.test(line), ends: (line) => end.test(line), announces: isBegin },
      recipeOf,
    ),
};

const isBegin = (line: string): boolean => /^(?:M{5}|-{5})/.test(line) && sign.test(line.slice(0, 100));

const recipeOf = ({ key, lines }: RecipePart): AppRecipe => {
  const { fields, rest } = readHead(lines, ['yield', 'servings', 'categories']);
  const { ingredients, method } = partsOf(rest);
  const { title = '', categories, yield: amount, servings, ...others } = Object.fromEntries(fields);
  const read = readMethod(method);
  return {
    ...emptyRecipe(key),
    ...read,
    name: title.replace(/\s+/g, ' '),
    yield: amount || servings || read.yield,
    categories: listedIn(categories).filter((name) => !/^none$/i.test(name)),
    ingredientGroups: groupsOfRows(ingredients, wordOfUnit),
    unplaced: unplacedOf(others),
  };
};

/** Seven letters of amount, two of unit, and what it is; some programs begin two letters further right, with a colon where no amount is. */
const cells = /^([\d\s.,/:–-]{7,9}) (\S\S|\S |\s\s) (\S.*)$/;
/** Typed by hand: an amount, and the rest anywhere. */
const loose = /^\s{1,8}((?:\d[\d/.,–-]*)(?: \d\/\d)?)\s{1,4}(\S.*)$/;

const isCell = (line: string): boolean => cells.test(line.padEnd(12));

const rowOf = (line: string): Row | null => {
  const [, amount = '', unit = '', text = ''] = cells.exec(line) ?? [];
  if (text !== '')
    return { amount: amount.replace(/^[\s:]+/, '').trim(), unit: unit.trim(), text: text.replace(/\s{2,}/g, ' ') };
  const [, number = '', rest = ''] = loose.exec(line) ?? [];
  return rest === '' ? null : { amount: number, unit: '', text: rest };
};

interface Parts {
  ingredients: Row[];
  method: string[];
}

/** Ingredients go on until a text begins; a heading in rules may open further ones. */
const partsOf = (lines: readonly string[]): Parts => {
  const parts: Parts = { ingredients: [], method: [] };
  const block: string[] = [];
  let isMethod = false;
  const close = () => {
    for (const line of oneColumn(block.splice(0), isCell)) {
      const row = rowOf(line);
      if (row) parts.ingredients.push(row);
    }
  };
  lines.forEach((line, at) => {
    const heading = ruled(line);
    if (heading !== null && /^\s{0,2}\S/.test(line)) {
      close();
      isMethod = !rowOf(lines.slice(at + 1, at + 4).find((next) => next.trim() !== '') ?? '');
      if (isMethod) parts.method.push(...(heading === '' ? [line] : headingLines(heading)));
      else parts.ingredients.push({ heading });
    } else if (isMethod || line.trim() === '') {
      if (isMethod) parts.method.push(line);
    } else if (isIngredient(line, lines[at - 1] ?? '')) {
      block.push(line);
    } else {
      isMethod = true;
      parts.method.push(line);
    }
  });
  close();
  return parts;
};

const headingLines = (heading: string): string[] => ['', heading.endsWith(':') ? heading : `${heading}:`, ''];

/** After an empty line, an amount in no column is the first word of a text. */
const isIngredient = (line: string, before: string): boolean =>
  cells.test(line) || (loose.test(line) && (before.trim() !== '' || line.length < 45) && !/^\s*\d{1,2}\.\s/.test(line));
