import { divide, multiply, type Quantity, quantityOf, type Rational } from '../quantities/index.ts';
import type { Density } from './densities/density-of.ts';
import type { StandardUnit } from './standard-units.ts';

/** So much of another unit is the same amount; null where nothing leads from the one to the other. */
export function convert(
  quantity: Quantity,
  from: StandardUnit,
  to: StandardUnit,
  density: Density | null = null,
): Quantity | null {
  const factor = factorBetween(from, to, density);
  return factor && quantityOf(multiply(quantity.low, factor), multiply(quantity.high, factor));
}

function factorBetween(from: StandardUnit, to: StandardUnit, density: Density | null): Rational | null {
  const ratio = divide(from.size, to.size);
  if (from.dimension === to.dimension) return ratio;
  if (!density) return null;
  if (from.dimension === 'volume' && to.dimension === 'mass') return multiply(ratio, density.gramsPerMilliliter);
  if (from.dimension === 'mass' && to.dimension === 'volume') return divide(ratio, density.gramsPerMilliliter);
  return null;
}
