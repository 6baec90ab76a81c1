import { standardUnits, type Unit } from '@larder/contract';
import type { Selectable } from 'kysely';
import type { Schema } from '../../platform/database/index.ts';
import { flag, id, type ListFields, number, stamps, text } from '../../platform/database/lists/index.ts';
import type { EntityRows } from '../entities/index.ts';
import { ofGroup } from '../groups/index.ts';

export const unitFields: ListFields = {
  columns: {
    id: id('id'),
    groupId: id('groupId'),
    name: text('name', 'nameKey'),
    pluralName: text('pluralName'),
    description: text('description'),
    abbreviation: text('abbreviation'),
    pluralAbbreviation: text('pluralAbbreviation'),
    fraction: flag('fraction'),
    useAbbreviation: flag('useAbbreviation'),
    standardQuantity: number('standardQuantity'),
    standardUnit: text('standardUnit'),
    ...stamps,
  },
  relations: { ...ofGroup },
};

export const unitColumns = [
  'id',
  'groupId',
  'name',
  'pluralName',
  'description',
  'extras',
  'fraction',
  'abbreviation',
  'pluralAbbreviation',
  'useAbbreviation',
  'aliases',
  'standardQuantity',
  'standardUnit',
  'createdAt',
  'updatedAt',
] as const;

export type UnitRow = Pick<Selectable<Schema['units']>, (typeof unitColumns)[number]>;

/** Written out, as taking a row apart and together again would cost more than to read it. */
export const toUnit = (row: UnitRow): Unit => ({
  id: row.id,
  groupId: row.groupId,
  name: row.name,
  pluralName: row.pluralName,
  description: row.description,
  extras: row.extras === '{}' ? {} : JSON.parse(row.extras),
  fraction: row.fraction === 1,
  abbreviation: row.abbreviation,
  pluralAbbreviation: row.pluralAbbreviation,
  useAbbreviation: row.useAbbreviation === 1,
  aliases: row.aliases === '[]' ? [] : JSON.parse(row.aliases),
  standardQuantity: row.standardQuantity,
  standardUnit: standardUnits.find((unit) => unit === row.standardUnit) ?? null,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
});

export const readUnits = async (units: EntityRows): Promise<Unit[]> =>
  (await units.select(unitColumns).execute()).map(toUnit);
