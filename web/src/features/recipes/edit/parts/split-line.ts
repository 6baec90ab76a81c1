import type { IngredientRow } from '../draft/recipe-draft.ts';

/** A line of text taken apart into amount, unit, food and note. The parser comes when it is first asked for. */
export async function splitLine(line: IngredientRow): Promise<IngredientRow> {
  const { parseIngredient } = await import('@larder/kitchen/ingredients');
  const { quantity, unit, food, note } = parseIngredient(line.note);
  const parts = food
    ? { quantity, unit: unit ? { name: unit } : null, food: { name: food }, note }
    : { quantity: line.quantity, unit: null, food: null, note: line.note };
  return { ...line, ...parts, originalText: line.originalText ?? (line.note || null), isSplit: true };
}
