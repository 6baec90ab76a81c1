import type { Unit } from '@larder/contract';
import { toNumber } from '@larder/kitchen';
import { findUnit, measureOf, type StandardUnit } from '@larder/kitchen/units/reading';

/** A spoon of 15 ml and one of 14.79 ml are one to a cook; an imperial ounce is another one. */
const nearlySame = 1.02;

/** Finds the group's unit for the name of a standard unit in any language: "EL" is its "tablespoon". */
export function createMeasureIndex(units: readonly Unit[]): (text: string) => Unit | undefined {
  const measured = units.flatMap((unit) => {
    const measure = measureOf(unit);
    return measure ? [{ unit, measure }] : [];
  });
  return (text) => {
    const wanted = findUnit(text.replace(/\.$/, ''));
    return wanted ? measured.find(({ measure }) => isSame(measure, wanted))?.unit : undefined;
  };
}

function isSame(a: StandardUnit, b: StandardUnit): boolean {
  const ratio = toNumber(a.size) / toNumber(b.size);
  return a.dimension === b.dimension && ratio <= nearlySame && ratio >= 1 / nearlySame;
}
