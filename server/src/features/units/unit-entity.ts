import { type Page, type SearchableListQuery, type Unit, UnitInput, unitEntity } from '@larder/contract';
import { flag, type GroupDatabase } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors/index.ts';
import {
  aliased,
  appliedParts,
  blankParts,
  columnsOfParts,
  defineEntity,
  listItems,
  resolverOf,
} from '../entities/index.ts';
import { findKnownUnit } from './known-units.ts';
import { readUnits, unitFields } from './units.repository.ts';

type SentUnit = Partial<UnitInput>;

const otherNames = ({ pluralName, abbreviation, pluralAbbreviation, aliases }: Unit): string[] =>
  [pluralName, abbreviation, pluralAbbreviation, ...aliases.map(({ name }) => name)].flatMap((name) => name || []);

/** @throws AppError for a number without a unit, or the other way round */
const standardOf = (unit: Unit, sent: SentUnit): Pick<Unit, 'standardQuantity' | 'standardUnit'> => {
  const { standardQuantity = unit.standardQuantity, standardUnit = unit.standardUnit } = sent;
  if ((standardQuantity === null) !== (standardUnit === null)) throw new AppError('unit.standard-incomplete');
  return { standardQuantity, standardUnit };
};

export const units = defineEntity(unitEntity, {
  codes: { notFound: 'unit.not-found', nameTaken: 'unit.name-taken', aliasTaken: 'unit.alias-taken' },
  fields: unitFields,
  read: readUnits,
  ...aliased('units'),
  otherNames,
  blank: (named) => ({
    ...blankParts(named),
    fraction: true,
    abbreviation: '',
    pluralAbbreviation: null,
    useAbbreviation: false,
    standardQuantity: null,
    standardUnit: null,
  }),
  byNameAlone: (unit, namesBeside) => ({ ...unit, ...findKnownUnit(unit.name, namesBeside) }),
  apply: (unit, sent) => ({
    ...unit,
    ...appliedParts(unit, sent),
    fraction: sent.fraction ?? unit.fraction,
    abbreviation: sent.abbreviation ?? unit.abbreviation,
    pluralAbbreviation: sent.pluralAbbreviation === undefined ? unit.pluralAbbreviation : sent.pluralAbbreviation,
    useAbbreviation: sent.useAbbreviation ?? unit.useAbbreviation,
    ...standardOf(unit, sent),
  }),
  toColumns: (unit) => ({
    ...columnsOfParts(unit, otherNames(unit)),
    abbreviation: unit.abbreviation,
    pluralAbbreviation: unit.pluralAbbreviation,
    useAbbreviation: flag(unit.useAbbreviation),
    fraction: flag(unit.fraction),
    standardQuantity: unit.standardQuantity,
    standardUnit: unit.standardUnit,
  }),
  fileColumns: {
    name: 'text',
    pluralName: 'text',
    abbreviation: 'text',
    pluralAbbreviation: 'text',
    useAbbreviation: 'flag',
    fraction: 'flag',
    description: 'text',
    aliases: 'list',
    standardQuantity: 'number',
    standardUnit: 'choice',
  },
  fileRow: UnitInput,
});

/** A page of the units as everybody may see them who sees the group. */
export const listUnits = (db: GroupDatabase, query: SearchableListQuery, path: string): Promise<Page<Unit>> =>
  listItems(db, units, query, path);

/** The id of each unit that a recipe refers to, or null where none is meant. */
export const resolveUnits = resolverOf('units', units);
