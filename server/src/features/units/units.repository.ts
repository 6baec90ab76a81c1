import { standardUnits, type Unit } from '@larder/contract';
import type { Selectable } from 'kysely';
import type { GroupDatabase, Schema } from '../../platform/database/index.ts';
import { type Entity, flag, id, number, stamps, text } from '../../platform/database/lists/index.ts';

export const unitEntity: Entity = {
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
  relations: {},
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

export const toUnit = (row: UnitRow): Unit => ({
  ...row,
  extras: row.extras === '{}' ? {} : JSON.parse(row.extras),
  fraction: row.fraction === 1,
  useAbbreviation: row.useAbbreviation === 1,
  aliases: row.aliases === '[]' ? [] : JSON.parse(row.aliases),
  standardUnit: standardUnits.find((unit) => unit === row.standardUnit) ?? null,
  updateAt: row.updatedAt,
});

export const unitRows = (db: GroupDatabase) => db.from('units');

export const readUnits = async (units: ReturnType<typeof unitRows>): Promise<Unit[]> =>
  (await units.select(unitColumns).execute()).map(toUnit);
