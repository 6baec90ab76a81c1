import { fieldOfHeader, type TableField } from '../../words/header-words.ts';
import type { AppReader } from '../app-reader.ts';
import type { AppRecipe } from '../app-recipe.ts';
import { ingredientOf } from '../ingredient-parts.ts';
import type { OpenedFile } from '../sent-file.ts';
import { rowsOfCsv, rowsOfTable } from './parse-csv.ts';
import { type Cell, recipeOfCells } from './recipe-of-row.ts';

/** What each column means, by its place; a column that is not named goes to what has no field. */
export type TableMapping = readonly (TableField | undefined)[];

export interface TableColumn {
  header: string;
  /** What its header says that it means. */
  field: TableField | undefined;
  /** Its first cells that are not empty. */
  samples: string[];
}

/** A table of recipes, of nobody's format: what its columns mean is taken from their headers. */
export const table: AppReader = {
  app: 'table',
  recognise: ({ start, text }) => {
    const fields = headerOf(start, text).map(fieldOfHeader);
    const hasContent = ['ingredients', 'instructions', 'url'].some((field) => fields.includes(field as TableField));
    if (fields.includes('name') && hasContent) return 0.3;
    return looksLikeTable(start, text) ? 0.06 : 0;
  },
  read: (file) => readTable(file),
};

const fewestRows = 3;
const fewestColumns = 3;
const longestHeader = 60;

/** Rows of as many cells below headers that all differ: somebody has to say what they mean, for the headers do not. */
const looksLikeTable = (start: string, text: string): boolean => {
  const header = headerOf(start, text);
  const isHead = header.every((cell) => cell !== '' && cell.length <= longestHeader);
  if (header.length < fewestColumns || !isHead || new Set(header).size < header.length) return false;
  let rows = 0;
  for (const row of rowsOfCsv(text)) {
    if (row.length !== header.length) return false;
    rows += 1;
    if (rows > mostSampledRows) break;
  }
  return rows >= fewestRows;
};

/** The first row of what may be a table; empty for anything else. */
export const headerOf = (start: string, text: string): string[] => {
  if (/^\s*[<{[]/.test(start)) return [];
  for (const row of rowsOfCsv(text.slice(0, 20_000))) return row.length > 1 && row.length <= 300 ? row : [];
  return [];
};

const mostSamples = 3;
const mostSampledRows = 50;

/** The columns of a table, for somebody who says what they mean. */
export const columnsOf = ({ text }: OpenedFile): TableColumn[] => {
  let columns: TableColumn[] | undefined;
  let rows = 0;
  for (const row of rowsOfCsv(text)) {
    columns ??= row.map((header) => ({ header, field: fieldOfHeader(header), samples: [] }));
    if (rows++ > mostSampledRows) break;
    for (const [at, column] of columns.entries()) {
      const cell = row[at] ?? '';
      if (rows > 1 && cell !== '' && column.samples.length < mostSamples) column.samples.push(cell);
    }
  }
  return columns ?? [];
};

/** The recipes of a table, by what its headers mean or by what somebody said that they mean. */
export function* readTable(file: OpenedFile, mapping?: TableMapping): Generator<AppRecipe> {
  let header: string[] | undefined;
  let fields: TableMapping = [];
  let last: AppRecipe | undefined;
  let at = 0;
  for (const row of rowsOfTable(file)) {
    if (!header) {
      header = row;
      fields = mapping ?? row.map(fieldOfHeader);
      continue;
    }
    const cells = cellsOf(header, fields, row);
    const recipe = withLine(recipeOfCells(`${file.path}#${at++}`, cells), cells);
    if (last && isLineOf(last, recipe, fields)) addLine(last, recipe);
    else {
      if (last) yield last;
      last = recipe;
    }
  }
  if (last) yield last;
}

export const cellsOf = (header: readonly string[], fields: TableMapping, row: readonly string[]): Cell[] =>
  header.map((name, at) => ({ header: name, field: fields[at], text: row[at] ?? '' }));

/** A table may have a row for each ingredient, with its amount apart. */
const withLine = (recipe: AppRecipe, cells: readonly Cell[]): AppRecipe => {
  const text = (field: TableField) => cells.find((cell) => cell.field === field)?.text ?? '';
  const [quantity, unit] = [text('quantity'), text('unit')];
  if (quantity === '' && unit === '') return recipe;
  const food = text('ingredients');
  const isNumber = /^\d+(?:[.,]\d+)?$/.test(quantity);
  const line = isNumber
    ? ingredientOf({ quantity, unit, food })
    : { text: [quantity, unit, food].filter((part) => part !== '').join(' ') };
  return { ...recipe, ingredientGroups: [{ name: null, ingredients: [line] }] };
};

const isLineOf = (last: AppRecipe, next: AppRecipe, fields: TableMapping): boolean =>
  (fields.includes('quantity') || fields.includes('unit')) &&
  (next.name === '' || next.name === last.name) &&
  next.ingredientGroups.length > 0;

const addLine = (recipe: AppRecipe, { ingredientGroups, instructionSections }: AppRecipe): void => {
  for (const { ingredients } of ingredientGroups) recipe.ingredientGroups.at(-1)?.ingredients.push(...ingredients);
  if (recipe.instructionSections.length === 0) recipe.instructionSections = instructionSections;
};
