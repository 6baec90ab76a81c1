import { factorForAmount, readQuantity, toNumber } from '@larder/kitchen';
import type { LadderUnit } from '@larder/kitchen/units';
import { findUnit, standardUnits } from '@larder/kitchen/units/reading';
import { locale } from '../../../../lib/messages/index.ts';
import { type Line, measuredLine } from './measured-line.ts';
import type { Units } from './shown-line.ts';

/** A unit in which somebody may say what they have: one of everybody's, or the line's own. */
export type ChosenUnit = LadderUnit | 'own';

const byDimension: Readonly<Record<string, readonly LadderUnit[]>> = {
  mass: ['gram', 'kilogram', 'ounce', 'pound'],
  volume: ['milliliter', 'liter', 'teaspoon', 'tablespoon', 'cup'],
  length: ['centimeter', 'inch'],
};

/** The units in which the amount of a line can be said; its own always can. */
export function unitsFor(line: Line, units: Units): ChosenUnit[] {
  const measured = measuredLine(line);
  if (!measured?.measure) return ['own'];
  const { measure, food } = measured;
  const own = byDimension[measure.dimension] ?? [];
  const byWeight = measure.dimension === 'mass' ? byDimension.volume : byDimension.mass;
  const others = measure.dimension !== 'length' && units.densityOf(food) ? (byWeight ?? []) : [];
  const isOwn = (name: LadderUnit) =>
    toNumber(standardUnits[name].size) === toNumber(measure.size) && own.includes(name);
  return ['own', ...[...own, ...others].filter((name) => !isOwn(name))];
}

/**
 * What the recipe is multiplied with to use up an amount of a line's food: "300", "1½", or with a unit of its own, "300 g".
 * Null for a text that is no amount, or is one that the line's cannot be compared with.
 */
export function factorFor(line: Line, text: string, unit: ChosenUnit, units: Units): number | null {
  const typed = readQuantity(text.trim(), 0, locale());
  const measured = measuredLine(line);
  if (!typed || !measured) return null;
  const after = text.trim().slice(typed.end).trim();
  const said = after === '' ? unitOf(unit) : findUnit(after);
  if (after !== '' && !said) return null;
  const { measure, food, quantity } = measured;
  const needed =
    said && measure ? units.convert(quantity, measure, said, units.densityOf(food)) : said ? null : quantity;
  const factor = needed && factorForAmount(needed.low, typed.quantity.low);
  return factor && toNumber(factor);
}

const unitOf = (unit: ChosenUnit) => (unit === 'own' ? null : standardUnits[unit]);
