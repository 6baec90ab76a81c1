import type { Food } from '@larder/contract';
import { type Selectable, sql } from 'kysely';
import type { GroupDatabase, GroupTransaction, Schema } from '../../platform/database/index.ts';
import { type Entity, flag, id, stamps, text } from '../../platform/database/lists/index.ts';
import { AppError } from '../../platform/errors/index.ts';
import { usesByLink } from '../group-data/index.ts';
import { isLabel, labelEntity } from '../labels/index.ts';

export const foodEntity: Entity = {
  columns: {
    id: id('id'),
    groupId: id('groupId'),
    name: text('name', 'nameKey'),
    pluralName: text('pluralName'),
    description: text('description'),
    onHand: flag('onHand'),
    labelId: {
      ...id('labelId'),
      value: (row) => sql`(select "labelId" from "foodLabels" where "foodId" = ${sql.ref(`${row}.id`)})`,
    },
    ...stamps,
  },
  relations: {
    label: {
      entity: () => labelEntity,
      steps: [
        { table: 'foodLabels', key: 'foodId', parent: 'id' },
        { table: 'labels', key: 'id', parent: 'labelId' },
      ],
    },
  },
};

const foodColumns = [
  'id',
  'groupId',
  'name',
  'pluralName',
  'description',
  'extras',
  'onHand',
  'aliases',
  'createdAt',
  'updatedAt',
] as const;

/** What a query selects for a food: its own columns and those of its label, each with the name that `toFood` knows it by. */
export const foodCells = [
  ...foodColumns.map((column) => [`foods.${column}`, column] as const),
  ['labels.id', 'labelId'],
  ['labels.name', 'labelName'],
  ['labels.color', 'labelColor'],
] as const;

export interface FoodRow extends Pick<Selectable<Schema['foods']>, (typeof foodColumns)[number]> {
  labelId: string | null;
  labelName: string | null;
  labelColor: string | null;
}

/** Written out, as taking a row apart and together again would cost more than to read it. */
export const toFood = (row: FoodRow): Food => ({
  id: row.id,
  groupId: row.groupId,
  name: row.name,
  pluralName: row.pluralName,
  description: row.description,
  extras: row.extras === '{}' ? {} : JSON.parse(row.extras),
  labelId: row.labelId,
  label: labelOf(row),
  aliases: row.aliases === '[]' ? [] : JSON.parse(row.aliases),
  onHand: row.onHand === 1,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  updateAt: row.updatedAt,
});

const labelOf = ({ labelId, groupId, labelName, labelColor }: FoodRow): Food['label'] =>
  labelId === null ? null : { id: labelId, groupId, name: labelName ?? '', color: labelColor ?? '' };

/** All foods of the group with their labels. */
export const foodRows = (db: GroupDatabase) => db.from('foods');

export const readFoods = async (foods: ReturnType<typeof foodRows>): Promise<Food[]> => {
  const rows = await foods
    .leftJoin('foodLabels', 'foodLabels.foodId', 'foods.id')
    .leftJoin('labels', 'labels.id', 'foodLabels.labelId')
    .select(foodColumns.map((column) => `foods.${column}` as const))
    .select(['labels.id as labelId', 'labels.name as labelName', 'labels.color as labelColor'])
    .execute();
  return rows.map(toFood);
};

/** Gives foods a label, or none. @throws AppError when there is no such label */
export const labelFoods = async (db: GroupTransaction, foodIds: string[], labelId: string | null): Promise<number> => {
  if (labelId !== null && !(await isLabel(db, labelId))) throw new AppError('label.not-found');
  const foods = await db.from('foods').where(db.dialect.isOneOf('id', foodIds)).select('id').execute();
  const ids = foods.map(({ id }) => id);
  await db.remove('foodLabels').where(db.dialect.isOneOf('foodId', ids)).execute();
  if (labelId !== null && ids.length > 0) {
    await db
      .insert(
        'foodLabels',
        ids.map((foodId) => ({ foodId, labelId })),
      )
      .execute();
  }
  return ids.length;
};

/** A food has its label by a row of its own, which names the food and goes with either of the two. */
export const labelsOfFoods = usesByLink({
  name: 'foodLabels.labelId',
  kinds: ['label'],
  user: 'food',
  table: 'foodLabels',
  column: 'labelId',
  owner: { column: 'foodId', table: 'foods' },
});
