import type { IngredientInput, ParsedIngredient } from '@larder/contract';

/** Nobody looks at the line before it is saved: below this a part is not worth the risk. */
const sureEnough = 0.9;
/** Below this somebody should look at the line. */
const doubtful = 0.5;

const surenessOf = ({ confidence: { quantity, unit, food, comment } }: ParsedIngredient): number =>
  Math.min(...[quantity, unit, food, comment].map((sure) => sure ?? 0));

/** Whether the parser is sure of each part of a line, whatever foods the group has. */
export const isSurelyRead = (parsed: ParsedIngredient): boolean =>
  Boolean(parsed.ingredient.food?.name) && surenessOf(parsed) >= sureEnough;

export const isDoubtfullyRead = (parsed: ParsedIngredient): boolean => surenessOf(parsed) < doubtful;

/**
 * A line as an ingredient of a recipe to save: in parts where the parser is sure and the group has the food, so that nothing is
 * made that nobody asked for; otherwise the text as it is. A unit that the group lacks is made with it.
 */
export function understoodIngredient(parsed: ParsedIngredient): IngredientInput {
  const { input, ingredient } = parsed;
  const { quantity, unit, food, note } = ingredient;
  if (!food?.id || !isSurelyRead(parsed)) return { note: input, originalText: input };
  return {
    quantity,
    unit: unit && { id: unit.id, name: unit.name },
    food: { id: food.id, name: food.name },
    note,
    originalText: input,
  };
}
