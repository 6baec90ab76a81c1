import type { UnitRow as ListedUnit, Page, SearchableListQuery, Unit } from '@larder/contract';
import { type Selectable, sql } from 'kysely';
import type { GroupDatabase, GroupTransaction, Schema } from '../../platform/database/index.ts';
import {
  byId,
  type Entity,
  flag,
  hasIdOrKey,
  id,
  keyContains,
  listCondition,
  listOrder,
  listPage,
  stamps,
  text,
} from '../../platform/database/lists/index.ts';
import type { NewThing } from '../../platform/references/index.ts';

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
  'createdAt',
  'updatedAt',
] as const;

export type UnitRow = Pick<Selectable<Schema['units']>, (typeof unitColumns)[number]>;

export const toUnit = (row: UnitRow): Unit => ({
  ...row,
  extras: JSON.parse(row.extras),
  fraction: row.fraction === 1,
  useAbbreviation: row.useAbbreviation === 1,
  aliases: [],
  standardQuantity: null,
  standardUnit: null,
  updateAt: row.updatedAt,
});

export const listUnits = (db: GroupDatabase, query: SearchableListQuery, path: string): Promise<Page<ListedUnit>> =>
  listPage(query, {
    path,
    from: db.from('units'),
    conditions: [listCondition(query, unitEntity, 'units', db.dialect), keyContains(query.search, 'units.nameKey')],
    order: [...listOrder(query, unitEntity, 'units', db.dialect), byId('units')],
    read: async (rows) => {
      const recipeCount = sql<number>`(select count(distinct "recipeId") from ingredients where "unitId" = units.id)`;
      const found = await rows.select(unitColumns).select(recipeCount.as('recipeCount')).execute();
      return found.map((row) => ({ ...toUnit(row), recipeCount: row.recipeCount }));
    },
  });

export const findUnits = (db: GroupDatabase, ids: string[], keys: string[]) =>
  db
    .from('units')
    .where(hasIdOrKey(db.dialect, ids, 'nameKey', keys))
    .select(['id', 'nameKey as key'])
    .execute();

export const insertUnits = (db: GroupTransaction, things: NewThing[], at: Date) =>
  db
    .insert(
      'units',
      things.map(({ id, name, key }) => ({
        id,
        name,
        nameKey: key,
        pluralName: null,
        description: '',
        abbreviation: '',
        pluralAbbreviation: null,
        useAbbreviation: 0 as const,
        fraction: 1 as const,
        extras: '{}',
        createdAt: at.toISOString(),
        updatedAt: at.toISOString(),
      })),
    )
    .execute();
