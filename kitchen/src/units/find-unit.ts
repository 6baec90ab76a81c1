import { compare, multiply, rational } from '../quantities/index.ts';
import { plainText } from '../search/index.ts';
import { type StandardUnit, type StandardUnitName, standardUnits } from './standard-units.ts';
import { unitWords } from './unit-words.ts';

/** These two differ by their capital only. */
const spoonLetters = new Map<string, StandardUnitName>([
  ['T', 'tablespoon'],
  ['t', 'teaspoon'],
]);

/** The standard unit of that name in any language; null for a name that nobody knows, or that means different things. */
export function findUnit(name: string): StandardUnit | null {
  const letter = spoonLetters.get(name.trim());
  return letter ? standardUnits[letter] : (unitsByName().get(comparable(name)) ?? null);
}

let byName: Map<string, StandardUnit | null> | undefined;

function unitsByName(): Map<string, StandardUnit | null> {
  if (byName) return byName;
  const found = new Map<string, StandardUnit | null>();
  for (const [name, unit] of namedUnits()) {
    const key = comparable(name);
    const known = found.get(key);
    if (known === undefined) found.set(key, unit);
    else if (known && !isNearlySame(known, unit)) found.set(key, null);
  }
  byName = found;
  return found;
}

/** English comes first, so that a spoon that several languages share is that of the first. */
function* namedUnits(): Generator<[string, StandardUnit]> {
  for (const words of Object.values(unitWords)) {
    for (const [name, unit] of Object.entries(standardUnits)) {
      const spellings = Object.entries(words).find(([key]) => key === name)?.[1] ?? '';
      for (const spelling of spellings.split(', ')) if (spelling) yield [spelling, unit];
    }
  }
}

/** A teaspoon of 4.93 ml and one of 5 ml are the same to a cook. */
function isNearlySame(a: StandardUnit, b: StandardUnit): boolean {
  if (a.dimension !== b.dimension) return false;
  const [small, large] = compare(a.size, b.size) < 0 ? [a.size, b.size] : [b.size, a.size];
  return compare(large, multiply(small, rational(105, 100))) <= 0;
}

function comparable(name: string): string {
  return plainText(name.replace(/[._]/g, ' ')).replace(/\s+/g, ' ').trim();
}
