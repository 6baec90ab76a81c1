import type { IngredientInput, ParsedIngredient } from '@larder/contract';

/** Nobody looks at the line before it is saved: below this a part is not worth the risk. */
const sureEnough = 0.9;

/**
 * A line as an ingredient of a recipe to save: in parts where the parser is sure and the group has the food, so that nothing is
 * made that nobody asked for; otherwise the text as it is. A unit that the group lacks is made with it.
 */
export function understoodIngredient({ input, ingredient, confidence }: ParsedIngredient): IngredientInput {
  const { quantity, unit, food, note } = ingredient;
  const isSure = [confidence.quantity, confidence.unit, confidence.food, confidence.comment].every(
    (sure) => (sure ?? 0) >= sureEnough,
  );
  if (!food?.id || !isSure) return { note: input, originalText: input };
  return {
    quantity,
    unit: unit && { id: unit.id, name: unit.name },
    food: { id: food.id, name: food.name },
    note,
    originalText: input,
  };
}
