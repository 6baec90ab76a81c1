import {
  compare,
  displayIngredient,
  formatQuantity,
  type IngredientParts,
  scaleQuantity,
  toNumber,
  unitName,
} from '@larder/kitchen';
import type { LadderUnit, ShownAmount } from '@larder/kitchen/units';
import { standardUnits } from '@larder/kitchen/units/reading';
import { locale } from '../../../../lib/messages/index.ts';
import { type Line, type MeasuredLine, measuredLine } from './measured-line.ts';
import type { Measuring } from './measuring.ts';
import { unitWord } from './unit-word.ts';
import type { Units } from './use-units.ts';

export type Amount = Pick<IngredientParts, 'quantity' | 'unit'>;

export interface ShownLine extends IngredientParts {
  /** The amount at the same scale in the recipe's own unit. */
  readonly written: Amount;
  /** Whether it is shown in the units of another kitchen than the recipe's. */
  readonly isConverted: boolean;
  /** The unit it was brought to; null where it has the recipe's own. */
  readonly broughtTo: LadderUnit | null;
}

export interface AmountView {
  /** What every amount is multiplied with. */
  readonly scale: number;
  readonly measuring: Measuring;
  /** Null or undefined while nothing is converted. */
  readonly units: Units | null | undefined;
}

/** A line as somebody reads it: scaled, in the units that they measure with. */
export function shownLine(line: Line, { scale, measuring, units }: AmountView): ShownLine {
  const measured = measuredLine(line);
  const written = writtenLine(line, measured, scale);
  const asWritten = { ...written, written, isConverted: false, broughtTo: null };
  if (!units || !measured?.measure) return asWritten;
  const amount = { quantity: scaleQuantity(measured.quantity, scale), measure: measured.measure, food: measured.food };
  const converted = measuring === 'original' ? null : units.shownIn(measuring, amount);
  const shown = converted ?? (scale === 1 ? null : units.tidied(amount));
  if (!shown) return asWritten;
  return {
    ...asWritten,
    quantity: formatQuantity(shown.quantity, { locale: locale(), fractions: !isMetric(shown) }),
    unit: nameOf(shown, line, measured),
    isConverted: converted !== null,
    broughtTo: shown.unit,
  };
}

/** "2 cups" of a line. */
export const amountText = ({ quantity, unit }: Amount): string => [quantity, unit].filter(Boolean).join(' ');

/** A line in its own units. Of plain text, the amount at its very beginning is scaled. */
function writtenLine(line: Line, measured: MeasuredLine | null, scale: number): IngredientParts {
  const parts = displayIngredient(line, { scale, locale: locale() });
  const inText = measured?.inText;
  if (!inText || parts.quantity) return parts;
  const format = { locale: locale(), fractions: !inText.isDecimal };
  const quantity = formatQuantity(scaleQuantity(inText.quantity, scale), format);
  return { quantity, unit: inText.unit, food: '', note: inText.rest };
}

const isMetric = ({ unit }: ShownAmount) => standardUnits[unit].system === 'metric';

/** The recipe's own word for the unit where it stays the same, else that of the page's language. */
function nameOf(shown: ShownAmount, { unit }: Line, { measure, inText }: MeasuredLine): string {
  const standard = standardUnits[shown.unit];
  const count = toNumber(shown.quantity.high);
  const isSame = measure?.dimension === standard.dimension && compare(measure.size, standard.size) === 0;
  if (isSame && inText) return inText.unit;
  return isSame && unit ? unitName(unit, count).trim() : unitWord(shown.unit, count);
}
