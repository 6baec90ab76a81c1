import { foodChoice, parseLines, unitChoice } from '../../../ingredients/index.ts';
import type { IngredientRow, RecipeDraft } from '../draft/recipe-draft.ts';

type Rows = RecipeDraft['recipeIngredient'];

/** Lines of text taken apart into amount, unit, food and note, with the household's own foods and units; titles stay, and so do lines that are recipes. */
export async function splitLines(rows: Rows): Promise<Rows> {
  const lines = rows.filter((row): row is IngredientRow => row.kind === 'line' && !row.recipe);
  const parsed = await parseLines(lines.map(({ note }) => note));
  const parts = new Map(parsed.map(({ ingredient }, index) => [lines[index]?.id, ingredient]));
  return rows.map((row) => {
    const read = parts.get(row.id);
    return row.kind === 'line' && read ? withParts(row, read) : row;
  });
}

type Read = Awaited<ReturnType<typeof parseLines>>[number]['ingredient'];

/** A line in which no food is found becomes fields all the same, with its whole text as the note. */
function withParts(line: IngredientRow, { quantity, unit, food, note }: Read): IngredientRow {
  const parts = food
    ? { quantity, unit: unit && unitChoice(unit), food: foodChoice(food), note }
    : { quantity: line.quantity, unit: null, food: null, note: line.note };
  return { ...line, ...parts, originalText: line.originalText ?? (line.note || null), isSplit: true };
}
