import { type Food, FoodInput, foodEntity, type Page, type SearchableListQuery } from '@larder/contract';
import { plainText } from '@larder/kitchen';
import { z } from 'zod';
import { flag, type GroupDatabase } from '../../platform/database/index.ts';
import { linkLater } from '../bin/index.ts';
import {
  aliased,
  appliedParts,
  blankParts,
  columnsOfParts,
  defineEntity,
  listItems,
  resolverOf,
} from '../entities/index.ts';
import { isLabel, resolveLabels } from '../labels/index.ts';
import { foodFields, labelsOfFoods, readFoods, requireLabels } from './foods.repository.ts';

/** A file names labels instead of knowing their ids. */
interface FromFile {
  labelName?: string | null;
}

type SentFood = Partial<FoodInput> & FromFile;

const fileRow = FoodInput.omit({ labelId: true })
  .extend({ label: z.string().trim().max(255).nullish() })
  .transform(({ label, ...sent }) => ({ ...sent, labelName: label === undefined ? undefined : label || null }));

/** The label that a file names, until its id is known. */
const unknownLabel = '';

const otherNames = ({ pluralName, aliases }: Food): string[] => [
  ...(pluralName ? [pluralName] : []),
  ...aliases.map(({ name }) => name),
];

const labelOf = (food: Food, { labelId, labelName }: SentFood): Pick<Food, 'labelId' | 'label'> => {
  if (labelId !== undefined) return { labelId, label: labelId === food.labelId ? food.label : null };
  if (labelName === undefined || isNameOf(labelName, food)) return { labelId: food.labelId, label: food.label };
  if (labelName === null) return { labelId: null, label: null };
  return { labelId: unknownLabel, label: { id: unknownLabel, groupId: food.groupId, name: labelName, color: '' } };
};

const isNameOf = (labelName: string | null, { label }: Food): boolean =>
  labelName !== null && label !== null && plainText(labelName) === plainText(label.name);

export const foods = defineEntity<typeof foodEntity, FromFile>(foodEntity, {
  codes: { notFound: 'food.not-found', nameTaken: 'food.name-taken', aliasTaken: 'food.alias-taken' },
  fields: foodFields,
  read: readFoods,
  ...aliased('foods'),
  otherNames,
  blank: (named) => ({
    ...blankParts(named),
    labelId: null,
    label: null,
    onHand: false,
  }),
  apply: (food, sent) => ({
    ...food,
    ...appliedParts(food, sent),
    onHand: sent.onHand ?? food.onHand,
    ...labelOf(food, sent),
  }),
  toColumns: (food) => ({
    ...columnsOfParts(food, otherNames(food)),
    labelId: food.labelId,
    onHand: flag(food.onHand),
  }),
  requireReferences: (db, foods) =>
    requireLabels(
      db,
      foods.map(({ labelId }) => labelId),
    ),
  referencesLeft: async (db, { labelId, ...columns }) => {
    if (typeof labelId !== 'string' || (await isLabel(db, labelId))) return { ...columns, labelId: labelId ?? null };
    const link = { id: columns.id ?? null, owner: columns.id ?? null };
    await linkLater(db, [labelId], labelsOfFoods.name, () => [link]);
    return { ...columns, labelId: null };
  },
  fileColumns: {
    name: 'text',
    pluralName: 'text',
    description: 'text',
    label: 'text',
    aliases: 'list',
    onHand: 'flag',
  },
  fileRow,
  settle: async (db, foods, at) => {
    const names = foods.map(({ labelId, label }) => (labelId === unknownLabel ? (label?.name ?? null) : null));
    const ids = await resolveLabels(db, names, at);
    return foods.map((food, index) =>
      food.labelId === unknownLabel ? { ...food, labelId: ids[index] ?? null } : food,
    );
  },
});

/** A page of the foods as everybody may see them who sees the group. */
export const listFoods = (db: GroupDatabase, query: SearchableListQuery, path: string): Promise<Page<Food>> =>
  listItems(db, foods, query, path);

/** The id of each food that a recipe refers to, or null where none is meant. */
export const resolveFoods = resolverOf('foods', foods);
