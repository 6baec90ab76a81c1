import type { AppReader } from '../app-reader.ts';
import { rowsOfCsv } from '../csv/parse-csv.ts';
import { cellsOf, headerOf } from '../csv/read-table.ts';
import { recipeOfCells } from '../csv/recipe-of-row.ts';
import { fieldOfHeader, type TableField } from '../csv/table-fields.ts';
import { addressOf } from '../values.ts';

/** A list of addresses of recipes, one in each row, with names, tags and categories where somebody noted them. */
export const urlList: AppReader = {
  app: 'url_list',
  recognise: ({ start, text }) => {
    const header = headerOf(start, text);
    const fields = header.map(fieldOfHeader);
    if (fields.includes('ingredients') || fields.includes('instructions')) return 0;
    if (fields.includes('url')) return isMostlyLinks(text, fields.indexOf('url')) ? 0.9 : 0;
    return /^\s*"?https?:\/\//i.test(text.slice(0, 200)) && isMostlyLinks(text) ? 0.5 : 0;
  },
  *read({ text, path }) {
    let header: string[] | undefined;
    let fields: (TableField | undefined)[] = [];
    let at = 0;
    for (const row of rowsOfCsv(text)) {
      if (!header) {
        header = row;
        fields = row.some((cell) => addressOf(cell)) ? row.map(bareField) : row.map(fieldOfHeader);
        if (!row.some((cell) => addressOf(cell))) continue;
      }
      const recipe = recipeOfCells(`${path}#${at++}`, cellsOf(header, fields, row));
      if (recipe.url) yield { ...recipe, isLink: true };
    }
  },
};

/** Without headers an address is told by its look, and what stands beside it are tags. */
const bareField = (cell: string): TableField => (addressOf(cell) ? 'url' : 'tags');

const sampled = 30;

const isMostlyLinks = (text: string, column?: number): boolean => {
  let [links, rows] = [0, 0];
  for (const row of rowsOfCsv(text.slice(0, 50_000))) {
    if (rows++ > sampled) break;
    if (column === undefined ? row.some((cell) => addressOf(cell)) : addressOf(row[column])) links += 1;
  }
  return links > 0 && links >= (rows - 2) * 0.7;
};
