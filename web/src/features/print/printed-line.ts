import type { IngredientParts } from '@larder/kitchen';

/** A line on paper: "300 g flour, sifted". */
export const printedLine = ({ quantity, unit, food, note }: IngredientParts): string => {
  const named = food && note ? `${food}, ${note}` : food || note;
  return [quantity, unit, named].filter(Boolean).join(' ');
};
