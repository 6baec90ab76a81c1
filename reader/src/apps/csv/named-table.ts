import { fieldOfHeader, plainHeader, type TableField } from '../../words/header-words.ts';
import type { AppName, AppReader } from '../app-reader.ts';
import type { AppRecipe } from '../app-recipe.ts';
import { rowsOfTable } from './parse-csv.ts';
import { cellsOf, headerOf } from './read-table.ts';
import { type Cell, recipeOfCells } from './recipe-of-row.ts';

/**
 * A reader of an app whose export is one table.
 * @param marks headers that no other app has together, in the writing of `plainHeader`
 * @param fields what headers mean that mean something else elsewhere; null for none
 */
export const namedTable = (
  app: AppName,
  marks: readonly string[],
  fields: Record<string, TableField | null> = {},
  finish: (recipe: AppRecipe, cells: readonly Cell[]) => AppRecipe = (recipe) => recipe,
): AppReader => ({
  app,
  recognise: ({ start, text }) => {
    const header = new Set(headerOf(start, text).map(plainHeader));
    return marks.every((mark) => header.has(mark)) ? 1 : 0;
  },
  *read(file) {
    let header: string[] | undefined;
    let mapping: (TableField | undefined)[] = [];
    let at = 0;
    for (const row of rowsOfTable(file)) {
      if (header) {
        const cells = cellsOf(header, mapping, row);
        yield finish(recipeOfCells(`${file.path}#${at++}`, cells), cells);
      } else {
        header = row;
        mapping = row.map((name) => {
          const own = fields[plainHeader(name)];
          return own === null ? undefined : (own ?? fieldOfHeader(name));
        });
      }
    }
  },
});
