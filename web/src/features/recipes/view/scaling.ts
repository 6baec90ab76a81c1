import {
  type DisplayedIngredient,
  displayIngredient,
  findQuantity,
  type IngredientParts,
  scaleYield,
  toNumber,
} from '@larder/kitchen';
import { locale } from '../../../lib/messages/index.ts';

/** A line whose amount is still part of its words, since nobody has parsed it. */
const isPlain = ({ quantity, food, disableAmount }: DisplayedIngredient) =>
  disableAmount === true || ((quantity === null || quantity === undefined || quantity === 0) && !food);

/** A line at a scale. Of plain text the amount at its very beginning is scaled: "2 cups flour" × 2 is "4 cups flour". */
export const scaledLine = (ingredient: DisplayedIngredient, scale: number): IngredientParts => {
  const parts = displayIngredient(ingredient, { scale, locale: locale() });
  if (scale === 1 || !isPlain(ingredient)) return parts;
  return findQuantity(parts.note, locale())?.start === 0
    ? { ...parts, note: scaleYield(parts.note, scale, locale()) }
    : parts;
};

interface Yielding {
  recipeServings: number;
  recipeYieldQuantity: number;
  recipeYield: string | null;
}

/** What the stepper counts: servings, else what the yield's text begins to count; null where nothing is said. */
export const baseServings = ({ recipeServings, recipeYieldQuantity, recipeYield }: Yielding): number | null => {
  if (recipeServings > 0) return recipeServings;
  if (recipeYieldQuantity > 0) return recipeYieldQuantity;
  const inText = recipeYield ? findQuantity(recipeYield, locale()) : null;
  return inText ? toNumber(inText.quantity.low) : null;
};
