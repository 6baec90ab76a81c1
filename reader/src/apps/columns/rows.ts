import { isHeadingLine, shouting } from '../../page/fields/ingredient-lines.ts';
import type { AppIngredient, AppIngredientGroup } from '../app-recipe.ts';

/** A line of ingredients that a program wrote in columns; or the heading of those that follow. */
export type Row = { amount: string; unit: string; text: string } | { heading: string };

/** Turns the unit of a row, and what it is of, into a word. */
export type UnitWords = (unit: string, amount: string, text: string) => string;

/** Rows as groups: what was broken into two lines is one, and what only looks like an ingredient is a heading. */
export const groupsOfRows = (rows: readonly Row[], wordOf: UnitWords = (unit) => unit): AppIngredientGroup[] => {
  const whole = withoutBreaks(rows);
  const isShouting = shouting(whole.map((row) => ('heading' in row ? '' : row.text)));
  const groups: AppIngredientGroup[] = [];
  let name: string | null = null;
  for (const row of whole) {
    const heading = 'heading' in row ? row.heading : headingIn(row, isShouting);
    if (heading !== null) {
      const last = groups.at(-1);
      // Two headings without anything between them are one.
      name = last?.ingredients.length === 0 && last.name ? `${last.name} – ${heading}` : heading;
      if (last?.ingredients.length === 0) last.name = name;
      else groups.push({ name, ingredients: [] });
    } else if (!('heading' in row)) {
      if (groups.length === 0) groups.push({ name: null, ingredients: [] });
      groups.at(-1)?.ingredients.push(ingredientOf(row, wordOf));
    }
  }
  return groups.filter(({ ingredients }) => ingredients.length > 0);
};

type Cells = Exclude<Row, { heading: string }>;

const ingredientOf = ({ amount, unit, text }: Cells, wordOf: UnitWords): AppIngredient => {
  const word = wordOf(unit, amount, text);
  const food = text.replace(/^;\s*/, '').replace(/\s+/g, ' ').replaceAll(' -- ', ', ');
  return { text: [amount, word, food].filter((part) => part !== '').join(' ') };
};

const isBare = (row: Row): row is Cells => !('heading' in row) && row.amount === '' && row.unit === '';

/** "-----For the sauce-----", "Sauce:" and "SAUCE" without an amount. */
const headingIn = (row: Cells, isShouting: (line: string) => boolean): string | null => {
  if (!isBare(row)) return null;
  const inRules = ruled(row.text);
  if (inRules !== null) return inRules;
  return isHeadingLine(row.text, isShouting) ? row.text.replace(/:$/, '').trimEnd() : null;
};

/** "Sauce" of "---- Sauce ----" and "== Sauce =="; null without such rules. */
export const ruled = (line: string): string | null => {
  const text = line.trim();
  if (!/^(?:-{2}|={2}|\*{2}|_{2}|M{5}-)/.test(text) || !/[-=*_]{2}$/.test(text)) return null;
  return text
    .replace(/^M{5}(?=-)/, '')
    .replace(/^[-=*_\s]+/, '')
    .replace(/(?<![-=*_\s])[-=*_\s]+$/, '');
};

const withoutBreaks = (rows: readonly Row[]): Row[] => {
  const whole: Row[] = [];
  let last = '';
  for (const row of rows) {
    const before = whole.at(-1);
    const rest = before && !('heading' in before) && isBare(row) ? continuation(before.text, last, row.text) : null;
    if (rest === null || !before || 'heading' in before) whole.push(row);
    else whole[whole.length - 1] = { ...before, text: `${before.text} ${rest}`.trim() };
    last = 'heading' in row ? '' : row.text;
  }
  return whole;
};

/** Columns are at least so wide. */
const columnWidth = 28;

/** What a line adds to the ingredient before, whose last line is given; null where it begins another one. */
const continuation = (before: string, last: string, text: string): string | null => {
  if (ruled(text) !== null) return null;
  const marked = /^(?:-{1,2}|:)\s*(?=\S)|^;(?=[^\s;])|^;\s*(?=\()/.exec(text);
  if (marked) return text.slice(marked[0].length);
  if (before.lastIndexOf('(') > before.lastIndexOf(')')) return text;
  if (
    /(?:[,&/]|--|(?<!\p{L})(?:or|and|of|with|to|the|in|for|a|oder|und|mit|von|aus|in|für|der|die|das))$/iu.test(before)
  )
    return text;
  const firstWord = /^\S{1,40}/.exec(text)?.[0].length ?? 0;
  return /^[\p{Ll}"(]/u.test(text) && last.length + 1 + firstWord >= columnWidth - 1 ? text : null;
};
