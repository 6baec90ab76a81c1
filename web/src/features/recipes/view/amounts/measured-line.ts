import type { Ingredient } from '@larder/contract';
import { amountOf, type Quantity } from '@larder/kitchen';
import { type AmountInText, amountInText, measureOf, type StandardUnit } from '@larder/kitchen/units/reading';
import { locale } from '../../../../lib/messages/index.ts';

export type Line = Pick<Ingredient, 'quantity' | 'unit' | 'food' | 'note' | 'isFood' | 'disableAmount'> &
  Partial<Pick<Ingredient, 'referencedRecipe'>>;

/** What a line asks for, wherever it says so: in its parts, or at the beginning of its text. */
export interface MeasuredLine {
  readonly quantity: Quantity;
  /** Null for a unit without a size of its own, such as a bunch, and where there is none. */
  readonly measure: StandardUnit | null;
  readonly food: string;
  /** Where the amount is still part of the text. */
  readonly inText: AmountInText | null;
}

/** Null for a line without an amount. */
export function measuredLine(line: Line): MeasuredLine | null {
  const { quantity, unit, food, referencedRecipe, note } = line;
  if (isText(line)) {
    const inText = amountInText(note.trim(), locale());
    return inText && { quantity: inText.quantity, measure: inText.measure, food: inText.food, inText };
  }
  if (!quantity) return null;
  return {
    quantity: amountOf(quantity, note).amount,
    measure: unit ? measureOf(unit) : null,
    food: referencedRecipe?.name ?? food?.name ?? note,
    inText: null,
  };
}

/** A line whose amount is still part of its words, since nobody has parsed it. */
const isText = ({ quantity, food, referencedRecipe, disableAmount }: Line): boolean =>
  !referencedRecipe && (disableAmount || (!quantity && !food));
