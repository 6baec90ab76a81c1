import type { LineParts, LineText } from '../../ingredients/index.ts';
import { ingredientLines, lineText } from '../edit/draft/link-ingredients.ts';
import type { RecipeDraft } from '../edit/draft/recipe-draft.ts';

type Rows = RecipeDraft['recipeIngredient'];

/** More text is no line of a recipe, and the parser does not take it. */
const longestLine = 2000;

/** The lines of a recipe as they once were written, each with something in it. */
export const linesToRead = (rows: Rows, locale: string): LineText[] =>
  ingredientLines(rows)
    .filter(({ recipe }) => !recipe)
    .map((line) => ({ id: line.id, text: (line.originalText?.trim() || lineText(line, locale)).slice(0, longestLine) }))
    .filter(({ text }) => text !== '');

/** The rows with the parts that their lines have become; a line without parts stays the text that it is. */
export const withParts = (
  rows: Rows,
  lines: readonly { id: string; text: string; parts: LineParts | null }[],
): Rows => {
  const byId = new Map(lines.map((line) => [line.id, line]));
  return rows.map((row) => {
    const line = row.kind === 'line' ? byId.get(row.id) : undefined;
    if (row.kind !== 'line' || !line?.parts) return row;
    return { ...row, ...line.parts, originalText: row.originalText || line.text, isSplit: true };
  });
};
