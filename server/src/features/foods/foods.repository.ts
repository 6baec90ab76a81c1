import type { Food } from '@larder/contract';
import { type Selectable, sql } from 'kysely';
import {
  type Dialect,
  type GroupDatabase,
  type GroupTransaction,
  namedValues,
  type Schema,
} from '../../platform/database/index.ts';
import { flag, id, type ListFields, stamps, text } from '../../platform/database/lists/index.ts';
import { AppError } from '../../platform/errors/index.ts';
import { type EntityRows, referencesByColumn } from '../entities/index.ts';
import { ofGroup } from '../groups/index.ts';
import { isLabel, labelFields } from '../labels/index.ts';

export const foodFields: ListFields = {
  columns: {
    id: id('id'),
    groupId: id('groupId'),
    name: text('name', 'nameKey'),
    pluralName: text('pluralName'),
    description: text('description'),
    onHand: flag('onHand'),
    labelId: id('labelId'),
    ...stamps,
  },
  relations: {
    ...ofGroup,
    label: { fields: () => labelFields, steps: [{ table: 'labels', key: 'id', parent: 'labelId' }] },
  },
};

const foodColumns = [
  'id',
  'groupId',
  'name',
  'pluralName',
  'description',
  'extras',
  'labelId',
  'onHand',
  'aliases',
  'createdAt',
  'updatedAt',
] as const;

/** What a query of foods and their labels selects, each with the name that `toFood` knows it by. */
export const foodCells = [
  ...foodColumns.map((column) => [`foods.${column}`, column] as const),
  ['labels.name', 'labelName'],
  ['labels.color', 'labelColor'],
] as const;

export interface FoodRow extends Pick<Selectable<Schema['foods']>, (typeof foodColumns)[number]> {
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
});

const labelOf = ({ labelId, groupId, labelName, labelColor }: FoodRow): Food['label'] =>
  labelId === null ? null : { id: labelId, groupId, name: labelName ?? '', color: labelColor ?? '' };

const foodNames = foodCells.map(([, name]) => name);

export const readFoods = async (foods: EntityRows, { jsonTuple, parseJson }: Dialect): Promise<Food[]> => {
  const cells = jsonTuple(foodCells.map(([column]) => sql.ref(column)));
  const rows = await foods
    .leftJoin('labels', 'labels.id', 'foods.labelId')
    .select(cells.$castTo<unknown[]>().as('cells'))
    .execute();
  return rows.map(({ cells }) => toFood(namedValues<FoodRow>(foodNames, parseJson(cells))));
};

/** @throws AppError when there is no such label */
export const requireLabels = async (db: GroupDatabase, labelIds: Iterable<string | null>): Promise<void> => {
  for (const labelId of new Set(labelIds)) {
    if (labelId !== null && !(await isLabel(db, labelId))) throw new AppError('label.not-found');
  }
};

/** Gives foods a label, or none. @throws AppError when there is no such label */
export const labelFoods = async (db: GroupTransaction, foodIds: string[], labelId: string | null): Promise<number> => {
  await requireLabels(db, [labelId]);
  const labelled = await db
    .update('foods')
    .set({ labelId })
    .where(db.dialect.isOneOf('id', foodIds))
    .returning('id')
    .execute();
  return labelled.length;
};

export const labelsOfFoods = referencesByColumn({
  name: 'foods.labelId',
  kinds: ['label'],
  user: 'food',
  table: 'foods',
  column: 'labelId',
  owner: { column: 'id', table: 'foods' },
});
