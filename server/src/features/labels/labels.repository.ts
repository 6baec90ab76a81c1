import { type Label, LabelInput, labelEntity, plainLabelColor } from '@larder/contract';
import { plainText } from '@larder/kitchen';
import { z } from 'zod';
import type { GroupDatabase, GroupTransaction } from '../../platform/database/index.ts';
import { id, type ListFields, stamps, text } from '../../platform/database/lists/index.ts';
import { cleanName, resolveNames } from '../../platform/references/index.ts';
import { defineEntity, insertItems } from '../entities/index.ts';
import { ofGroup } from '../groups/index.ts';

export const labelFields: ListFields = {
  columns: { id: id('id'), groupId: id('groupId'), name: text('name', 'nameKey'), color: text('color'), ...stamps },
  relations: { ...ofGroup },
};

/** An empty cell says nothing of the colour. */
const fileRow = LabelInput.extend({
  color: z.preprocess((cell) => cell || undefined, LabelInput.shape.color.unwrap().optional()),
});

export const labels = defineEntity(labelEntity, {
  table: 'labels',
  codes: { notFound: 'label.not-found', nameTaken: 'label.name-taken', aliasTaken: 'label.name-taken' },
  fields: labelFields,
  searched: ['nameKey'],
  read: (rows) => rows.select(['labels.id', 'labels.groupId', 'labels.name', 'labels.color']).execute(),
  knownNames: async (db) => {
    const rows = await db.from('labels').select(['id', 'name', 'nameKey as key']).execute();
    return rows.map((row) => ({ ...row, aliasKeys: [] }));
  },
  namesOf: ({ id, name }) => ({ id, name, key: plainText(name), aliasKeys: [] }),
  aliasesOf: () => [],
  otherNames: () => [],
  blank: (named) => ({ ...named, color: plainLabelColor }),
  apply: (label, sent) => ({ ...label, name: cleanName(sent.name ?? label.name), color: sent.color ?? label.color }),
  toColumns: ({ name, color }) => ({ name, color, nameKey: plainText(name) }),
  fileColumns: { name: 'text', color: 'text' },
  fileRow,
});

/** The id of the label of each name; what the group has not is created. */
export const resolveLabels = async (db: GroupTransaction, names: (string | null)[], at: Date) =>
  resolveNames(
    names.map((name) => ({ name })),
    {
      find: (_, keys) => findLabels(db, keys),
      create: (missing) =>
        insertItems(
          db,
          labels,
          missing.map(({ id, name }) => labels.blank({ id, name, groupId: db.groupId })),
          at,
        ),
    },
    'label.not-found',
  );

const findLabels = (db: GroupDatabase, keys: string[]) =>
  db.from('labels').where(db.dialect.isOneOf('nameKey', keys)).select(['id', 'nameKey as key']).execute();

/** By name. */
export const allLabels = (db: GroupDatabase): Promise<Label[]> =>
  db.remembered(
    'labels by name',
    () => db.from('labels').select(['id', 'groupId', 'name', 'color']).orderBy('nameKey').orderBy('id').execute(),
    ['groupData'],
  );

export const isLabel = async (db: GroupDatabase, id: string): Promise<boolean> =>
  (await db.from('labels').where('id', '=', id).select('id').executeTakeFirst()) !== undefined;
