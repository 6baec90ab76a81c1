import { exact, multiply } from '../quantities/index.ts';
import { findUnit } from './find-unit.ts';
import type { StandardUnit } from './standard-units.ts';

/** A unit as a group has it. */
export interface GroupUnit {
  readonly name: string;
  readonly pluralName?: string | null;
  readonly abbreviation?: string | null;
  readonly pluralAbbreviation?: string | null;
  readonly aliases?: readonly { readonly name: string }[];
  /** One of it is so many of the standard unit. */
  readonly standardQuantity?: number | null;
  readonly standardUnit?: string | null;
}

/** How much one of a group's unit is: what the group has said itself, else what one of its names says; null where neither does. */
export function measureOf(unit: GroupUnit): StandardUnit | null {
  const standard = unit.standardUnit ? findUnit(unit.standardUnit) : null;
  if (standard && unit.standardQuantity) {
    return sameAsNamed(unit, { ...standard, size: multiply(standard.size, exact(unit.standardQuantity)) });
  }
  return namesOf(unit).map(findUnit).find(Boolean) ?? null;
}

/** A tablespoon that a group has set to 15 ml is still a spoon. */
function sameAsNamed(unit: GroupUnit, measure: StandardUnit): StandardUnit {
  const named = namesOf(unit).map(findUnit).find(Boolean);
  return named?.dimension === measure.dimension ? { ...measure, system: named.system } : measure;
}

function namesOf({ name, pluralName, abbreviation, pluralAbbreviation, aliases = [] }: GroupUnit): string[] {
  const names = [name, pluralName, abbreviation, pluralAbbreviation, ...aliases.map((alias) => alias.name)];
  return names.filter((text) => typeof text === 'string' && text.trim() !== '').map(String);
}
