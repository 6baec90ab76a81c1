import {
  compare,
  displayIngredient,
  formatQuantity,
  type IngredientParts,
  scaleQuantity,
  toNumber,
  unitName,
} from '@larder/kitchen';
import type { LadderUnit, MeasuringSystem, SaidAgain, ShownAmount } from '@larder/kitchen/units';
import { standardUnits, wordBeside } from '@larder/kitchen/units/reading';
import { locale } from '../../../../lib/messages/index.ts';
import { preference } from '../../../../lib/preferences/preference.ts';
import { type Line, type MeasuredLine, measuredLine } from './measured-line.ts';
import { unitWord } from './unit-word.ts';

/** The tables of units and densities. */
export type Units = typeof import('@larder/kitchen/units');

export const measurings = ['original', 'metric', 'us'] as const satisfies readonly ('original' | MeasuringSystem)[];
export type Measuring = (typeof measurings)[number];

/** The units that this person reads recipes in: remembered on this device. */
export const measuringPreference = preference<{ measuring: Measuring }>('recipe-measuring', { measuring: 'original' });

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
  const { quantity, measure, food } = measured;
  const again = units.saidAgain(written.note, { quantity, measure, food }, locale());
  const isOtherKitchen = measuring !== 'original' && measure.system !== measuring && measure.system !== 'everywhere';
  if (again && isOtherKitchen && again.measure.system === measuring) {
    const amount = inOwnWords(again, scale, units);
    return { ...asWritten, ...amount, note: again.without, isConverted: true };
  }
  const note = again && scale !== 1 ? again.scaled(scale) : written.note;
  const amount = { quantity: scaleQuantity(quantity, scale), measure, food };
  const converted = measuring === 'original' ? null : units.shownIn(measuring, amount);
  const shown = converted ?? (scale === 1 ? null : units.tidied(amount));
  if (!shown) return { ...asWritten, note };
  return {
    ...asWritten,
    note,
    ...wordsOf(shown, nameOf(shown, line, measured)),
    isConverted: converted !== null,
    broughtTo: shown.unit,
  };
}

/** The recipe's own second amount is better than any table: "300 g" of "2 cups (300 g) flour". */
function inOwnWords({ quantity, measure, unit }: SaidAgain, scale: number, units: Units): Amount {
  const scaled = scaleQuantity(quantity, scale);
  const tidied = scale === 1 ? null : units.tidied({ quantity: scaled, measure });
  if (tidied) return wordsOf(tidied, unitWord(tidied.unit, toNumber(tidied.quantity.high)));
  return { quantity: formatQuantity(scaled, { locale: locale(), fractions: measure.system !== 'metric' }), unit };
}

const wordsOf = ({ quantity, unit }: ShownAmount, word: string): Amount => ({
  quantity: formatQuantity(quantity, { locale: locale(), fractions: standardUnits[unit].system !== 'metric' }),
  unit: word,
});

/** "2 cups" of a line. */
export const amountText = ({ quantity, unit }: Amount): string => [quantity, unit].filter(Boolean).join(' ');

/** A line in its own units. Of plain text, the amount at its very beginning is scaled. */
function writtenLine(line: Line, measured: MeasuredLine | null, scale: number): IngredientParts {
  const parts = displayIngredient(line, { scale, locale: locale() });
  const inText = measured?.inText;
  if (!inText || parts.quantity) return parts;
  const format = { locale: locale(), fractions: !inText.isDecimal };
  const scaled = scaleQuantity(inText.quantity, scale);
  const quantity = formatQuantity(scaled, format);
  const unit = scale === 1 ? inText.unit : wordBeside(inText.unit, toNumber(scaled.high));
  return { quantity, unit, food: '', note: inText.rest };
}

/** The recipe's own word for the unit where it stays the same, else that of the page's language. */
function nameOf(shown: ShownAmount, { unit }: Line, { measure, inText }: MeasuredLine): string {
  const standard = standardUnits[shown.unit];
  const count = toNumber(shown.quantity.high);
  const isSame = measure?.dimension === standard.dimension && compare(measure.size, standard.size) === 0;
  if (isSame && inText) return wordBeside(inText.unit, count);
  return isSame && unit ? unitName(unit, count).trim() : unitWord(shown.unit, count);
}
