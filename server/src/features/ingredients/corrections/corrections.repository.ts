import type { Correction, SearchableListQuery } from '@larder/contract';
import type { Selectable } from 'kysely';
import {
  type Columns,
  type GroupDatabase,
  type GroupTransaction,
  insertRows,
  presentIds,
  rowsBy,
  type Schema,
  withoutGroup,
} from '../../../platform/database/index.ts';
import {
  id,
  keyContains,
  type ListFields,
  listPage,
  number,
  stamps,
  text,
} from '../../../platform/database/lists/index.ts';
import { type References, referencesByColumn } from '../../entities/index.ts';
import { foodFields } from '../../foods/index.ts';
import { unitFields } from '../../units/index.ts';

const columns = ['id', 'kind', 'pattern', 'input', 'quantity', 'unitId', 'foodId', 'note', 'createdAt'] as const;

export type CorrectionRow = Pick<Selectable<Schema['ingredientCorrections']>, (typeof columns)[number]>;

const correctionFields: ListFields = {
  columns: {
    id: id('id'),
    kind: text('kind'),
    pattern: text('pattern'),
    input: text('input', 'inputKey'),
    quantity: number('quantity'),
    foodId: id('foodId'),
    unitId: id('unitId'),
    note: text('note'),
    ...stamps,
  },
  relations: {
    food: { fields: () => foodFields, steps: [{ table: 'foods', key: 'id', parent: 'foodId' }] },
    unit: { fields: () => unitFields, steps: [{ table: 'units', key: 'id', parent: 'unitId' }] },
  },
};

export const readCorrections = (db: GroupDatabase): Promise<CorrectionRow[]> =>
  db.from('ingredientCorrections').select(columns).execute();

export const listCorrections = (db: GroupDatabase, query: SearchableListQuery, path: string) =>
  listPage<'ingredientCorrections', Correction>(db, query, {
    path,
    table: 'ingredientCorrections',
    fields: correctionFields,
    conditions: [keyContains(query.search, 'ingredientCorrections.inputKey')],
    read: async (rows) => withNames(db, await rows.select(columns).execute()),
  });

export const findCorrection = async (db: GroupDatabase, id: string): Promise<Correction | undefined> => {
  const rows = await db.from('ingredientCorrections').where('id', '=', id).select(columns).execute();
  return (await withNames(db, rows))[0];
};

export const getCorrections = async (db: GroupDatabase, ids: string[]): Promise<Correction[]> => {
  const rows = await db
    .from('ingredientCorrections')
    .where(db.dialect.isOneOf('id', ids))
    .select(columns)
    .orderBy('inputKey')
    .execute();
  return withNames(db, rows);
};

/** With the names of the foods and units that they lead to. */
const withNames = async (db: GroupDatabase, rows: CorrectionRow[]): Promise<Correction[]> => {
  const [foods, units] = [rows.map(({ foodId }) => foodId), rows.map(({ unitId }) => unitId)].map((ids) =>
    ids.filter((id) => id !== null),
  );
  const foodNames = await db
    .from('foods')
    .where(db.dialect.isOneOf('id', foods ?? []))
    .select(['id', 'name'])
    .execute();
  const unitNames = await db
    .from('units')
    .where(db.dialect.isOneOf('id', units ?? []))
    .select(['id', 'name'])
    .execute();
  const nameOf = new Map([...foodNames, ...unitNames].map((entity) => [entity.id, entity]));
  return rows.map(({ foodId, unitId, ...row }) => ({
    ...row,
    food: nameOf.get(foodId ?? '') ?? null,
    unit: nameOf.get(unitId ?? '') ?? null,
  }));
};

export type NewCorrection = Omit<Selectable<Schema['ingredientCorrections']>, 'groupId'>;

/** What is known about the same pattern already is replaced. */
export const insertCorrections = async (db: GroupTransaction, rows: NewCorrection[]) => {
  if (rows.length === 0) return;
  await db
    .insert('ingredientCorrections', rows)
    .onConflict((conflict) =>
      conflict.columns(['groupId', 'kind', 'pattern']).doUpdateSet((row) => ({
        input: row.ref('excluded.input'),
        inputKey: row.ref('excluded.inputKey'),
        quantity: row.ref('excluded.quantity'),
        unitId: row.ref('excluded.unitId'),
        foodId: row.ref('excluded.foodId'),
        note: row.ref('excluded.note'),
        updatedAt: row.ref('excluded.updatedAt'),
      })),
    )
    .execute();
};

/** The ids under which patterns are remembered. */
export const findPatterns = async (db: GroupDatabase, patterns: string[]) =>
  db
    .from('ingredientCorrections')
    .where(db.dialect.isOneOf('pattern', patterns))
    .select(['id', 'kind', 'pattern'])
    .execute();

export const removeCorrections = (db: GroupTransaction, ids: string[]) =>
  db.remove('ingredientCorrections').where(db.dialect.isOneOf('id', ids)).execute();

/** The newest are kept. */
export const removeBeyond = async (db: GroupTransaction, most: number) => {
  const surplus = await db
    .from('ingredientCorrections')
    .select('id')
    .orderBy('updatedAt', 'desc')
    .orderBy('id')
    .offset(most)
    // SQLite knows an offset only behind a limit.
    .limit(1_000_000)
    .execute();
  if (surplus.length > 0)
    await removeCorrections(
      db,
      surplus.map(({ id }) => id),
    );
};

const common = {
  user: 'ingredientCorrection',
  table: 'ingredientCorrections',
  owner: { column: 'id', table: 'ingredientCorrections', name: 'input' },
} as const;

/** A correction is about its food and unit: it goes where they go by a merge, and away with one that is deleted. */
const referencesBy = (column: 'foodId' | 'unitId', kind: 'food' | 'unit'): References => ({
  ...referencesByColumn({ ...common, name: `ingredientCorrections.${column}`, kinds: [kind], column }),
  detach: async (db, ids) => {
    const rows: Columns[] = await db
      .remove('ingredientCorrections')
      .where(db.dialect.isOneOf(column, ids))
      .returningAll()
      .execute();
    return rowsBy(rows.map(withoutGroup), column);
  },
  attach: async (db, id, detached) => {
    const rows: Columns[] = detached.map((row) => ({ ...row, [column]: id }));
    const [other, table] = column === 'foodId' ? (['unitId', 'units'] as const) : (['foodId', 'foods'] as const);
    const others = await presentIds(db, table, textsIn(rows, other));
    const known = new Set((await findPatterns(db, textsIn(rows, 'pattern'))).map(keyOfPattern));
    const left = rows.filter((row) => row[other] === null || others.has(String(row[other])));
    // What was learned of the same words meanwhile is newer.
    await insertRows(
      db,
      'ingredientCorrections',
      left.filter((row) => !known.has(keyOfPattern(row))),
    );
  },
});

const keyOfPattern = ({ kind, pattern }: Columns) => `${kind} ${pattern}`;

const textsIn = (rows: readonly Columns[], column: string): string[] =>
  rows.flatMap((row) => (row[column] === null ? [] : [String(row[column])]));

/** How corrections refer to foods and units. */
export const correctionReferences: References[] = [referencesBy('foodId', 'food'), referencesBy('unitId', 'unit')];
