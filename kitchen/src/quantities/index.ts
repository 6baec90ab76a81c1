export { type DecimalSeparator, decimalSeparator } from './decimal-separator.ts';
export { formatNumber, formatQuantity, type QuantityFormat } from './format-quantity.ts';
export { withPlainDigits } from './number-signs.ts';
export { addQuantities, isRange, type Quantity, quantityOf, scaleQuantity } from './quantity.ts';
export {
  add,
  compare,
  divide,
  exact,
  exactFactor,
  multiply,
  one,
  type Rational,
  rational,
  subtract,
  toNumber,
  toStoredNumber,
  zero,
} from './rational.ts';
export { findNumber, type NumberInText, readNumber } from './read-number.ts';
export { findQuantity, parseQuantity, type QuantityInText, readQuantity, skipRangeSign } from './read-quantity.ts';
export { factorForAmount, factorForServings, scaleYield } from './scaling.ts';
