import { compare, exact, isRange, type Quantity, quantityOf, readQuantity } from '../quantities/index.ts';

/** How much a line asks for, and its note without what is said there of that. */
export interface AmountAndNote {
  readonly amount: Quantity;
  readonly note: string;
}

const noteBehind = /^\s*(?:,\s*|$)/;

/**
 * A line stores one number. Of "2–3 eggs, beaten" that is the lower end, and its note begins with the range: "2–3, beaten".
 * Throws a RangeError for NaN and infinities.
 */
export function amountOf(quantity: number, note: string): AmountAndNote {
  const text = note.trim();
  const lower = exact(quantity);
  const said = readQuantity(text, 0);
  const behind = said ? text.slice(said.end) : '';
  const isItsRange =
    said && isRange(said.quantity) && compare(said.quantity.low, lower) === 0 && noteBehind.test(behind);
  return isItsRange
    ? { amount: said.quantity, note: behind.replace(noteBehind, '') }
    : { amount: quantityOf(lower), note: text };
}
