import { foodChoice, parseLine, unitChoice } from '../../../ingredients/index.ts';
import type { IngredientRow } from '../draft/recipe-draft.ts';

/** A line of text taken apart into amount, unit, food and note, with the household's own foods and units. */
export async function splitLine(line: IngredientRow): Promise<IngredientRow> {
  const { ingredient } = await parseLine(line.note);
  const { quantity, unit, food, note } = ingredient;
  const parts = food
    ? { quantity, unit: unit && unitChoice(unit), food: foodChoice(food), note }
    : { quantity: line.quantity, unit: null, food: null, note: line.note };
  return { ...line, ...parts, originalText: line.originalText ?? (line.note || null), isSplit: true };
}
