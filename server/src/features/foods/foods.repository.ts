import type { Food, FoodRow as ListedFood, Page, SearchableListQuery } from '@larder/contract';
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

export const foodEntity: Entity = {
  columns: {
    id: id('id'),
    groupId: id('groupId'),
    name: text('name', 'nameKey'),
    pluralName: text('pluralName'),
    description: text('description'),
    onHand: flag('onHand'),
    ...stamps,
  },
  relations: {},
};

export const foodColumns = [
  'id',
  'groupId',
  'name',
  'pluralName',
  'description',
  'extras',
  'onHand',
  'createdAt',
  'updatedAt',
] as const;

export type FoodRow = Pick<Selectable<Schema['foods']>, (typeof foodColumns)[number]>;

export const toFood = (row: FoodRow): Food => ({
  ...row,
  extras: JSON.parse(row.extras),
  onHand: row.onHand === 1,
  labelId: null,
  label: null,
  aliases: [],
  updateAt: row.updatedAt,
});

export const listFoods = (db: GroupDatabase, query: SearchableListQuery, path: string): Promise<Page<ListedFood>> =>
  listPage(query, {
    path,
    from: db.from('foods'),
    conditions: [listCondition(query, foodEntity, 'foods', db.dialect), keyContains(query.search, 'foods.nameKey')],
    order: [...listOrder(query, foodEntity, 'foods', db.dialect), byId('foods')],
    read: async (rows) => {
      const recipeCount = sql<number>`(select count(distinct "recipeId") from ingredients where "foodId" = foods.id)`;
      const found = await rows.select(foodColumns).select(recipeCount.as('recipeCount')).execute();
      return found.map((row) => ({ ...toFood(row), recipeCount: row.recipeCount }));
    },
  });

export const findFoods = (db: GroupDatabase, ids: string[], keys: string[]) =>
  db
    .from('foods')
    .where(hasIdOrKey(db.dialect, ids, 'nameKey', keys))
    .select(['id', 'nameKey as key'])
    .execute();

export const insertFoods = (db: GroupTransaction, things: NewThing[], at: Date) =>
  db
    .insert(
      'foods',
      things.map(({ id, name, key }) => ({
        id,
        name,
        nameKey: key,
        pluralName: null,
        description: '',
        onHand: 0 as const,
        extras: '{}',
        createdAt: at.toISOString(),
        updatedAt: at.toISOString(),
      })),
    )
    .execute();
