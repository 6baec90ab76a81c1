import type { Correction, SentCorrection } from '@larder/contract';
import { displayText, findQuantity, toStoredNumber } from '@larder/kitchen';

/** The line, or the food or unit alone that the correction is about. */
export const textOf = ({ kind, input, pattern }: Correction): string => (kind === 'line' ? input : pattern);

const amountOf = ({ input, pattern, quantity }: Correction): number | null => {
  if (!pattern.includes('#')) return quantity;
  const found = findQuantity(input);
  return found && toStoredNumber(found.quantity.low);
};

/** What it is understood as: "2 Esslöffel Weizenmehl, gehäuft". */
export const meaningOf = (correction: Correction, locale: string): string => {
  const { unit, food, note } = correction;
  const meant = { quantity: amountOf(correction), unit, food, note: '' };
  return [displayText(meant, { locale }), note].filter(Boolean).join(', ');
};

/** The correction as it was once sent. */
export const asTaught = (correction: Correction): SentCorrection => {
  const { kind, input, unit, food, note } = correction;
  const [sentUnit, sentFood] = [unit && { id: unit.id }, food && { id: food.id }];
  if (kind === 'food') return { input, ingredient: { food: sentFood } };
  if (kind === 'unit') return { input, ingredient: { unit: sentUnit } };
  return { input, ingredient: { quantity: amountOf(correction), unit: sentUnit, food: sentFood, note } };
};
