import type { ListQuery, Page, PlanEntry } from '@larder/contract';
import { type Insertable, type SelectQueryBuilder, sql, type Updateable } from 'kysely';
import type { GroupDatabase, GroupTransaction, RowOf, Schema } from '../../platform/database/index.ts';
import { day, id, type ListFields, listPage, number, stamps, text } from '../../platform/database/lists/index.ts';
import { found } from '../../platform/errors/index.ts';
import { ofGroup } from '../groups/index.ts';
import { recipeFields } from '../recipes/index.ts';
import { addDays } from './days.ts';
import { longestEntryDays } from './entry-rules.ts';
import { isItsRecipe, readPlannedRecipes } from './planned-recipes.repository.ts';
import { portionsLeft } from './portions.ts';

type Entries = SelectQueryBuilder<Schema, 'mealPlanEntries', object>;
export type EntryRow = Omit<RowOf<Schema['mealPlanEntries']>, 'revision' | 'groupId'>;

const entryFields: ListFields = {
  columns: {
    id: number('number'),
    uid: id('id'),
    groupId: id('groupId'),
    userId: id('userId'),
    date: day('date'),
    endDate: day('endDate'),
    entryType: text('entryType'),
    title: text('title'),
    text: text('text'),
    recipeId: id('recipeId'),
    servings: number('servings'),
    position: number('position'),
    ...stamps,
  },
  relations: {
    ...ofGroup,
    recipe: { fields: () => recipeFields, steps: [{ table: 'recipes', key: 'id', parent: 'recipeId' }] },
  },
};

const entryColumns = [
  'number',
  'id',
  'userId',
  'date',
  'endDate',
  'entryType',
  'title',
  'text',
  'recipeId',
  'servings',
  'portionsEaten',
  'leftoverOf',
  'position',
  'repeatId',
  'repeatDate',
  'isTouched',
  'createdAt',
  'updatedAt',
] as const;

const byNumber = sql.ref('mealPlanEntries.number');

/** Entries of which a day lies in the range; either end may be open. */
const within = ({ startDate, endDate }: { startDate?: string | undefined; endDate?: string | undefined }) =>
  [
    // So that the index on the first day says where to begin.
    startDate && sql<boolean>`"mealPlanEntries".date >= ${addDays(startDate, 1 - longestEntryDays)}`,
    startDate && sql<boolean>`coalesce("mealPlanEntries"."endDate", "mealPlanEntries".date) >= ${startDate}`,
    endDate && sql<boolean>`"mealPlanEntries".date <= ${endDate}`,
  ].filter((condition) => condition !== undefined && condition !== '');

interface DaysQuery extends ListQuery {
  startDate?: string | undefined;
  endDate?: string | undefined;
}

export const listEntries = (db: GroupDatabase, query: DaysQuery, path: string): Promise<Page<PlanEntry>> =>
  listPage(db, query, {
    path,
    table: 'mealPlanEntries',
    fields: entryFields,
    conditions: within(query),
    last: byNumber,
    read: (entries) => readEntries(db, entries),
  });

/** What is planned from one day to another, in the order of the days. */
export const entriesFrom = (db: GroupDatabase, startDate: string, endDate: string): Promise<PlanEntry[]> =>
  readEntries(db, inOrder(rowsFrom(db, startDate, endDate)));

/** As `entriesFrom`, as they lie in the database. */
export const entryRowsFrom = (db: GroupDatabase, startDate: string, endDate: string): Promise<EntryRow[]> =>
  inOrder(rowsFrom(db, startDate, endDate))
    .select(entryColumns)
    .execute();

const rowsFrom = (db: GroupDatabase, startDate: string, endDate: string): Entries =>
  within({ startDate, endDate }).reduce<Entries>(
    (rows, condition) => rows.where(condition),
    db.from('mealPlanEntries'),
  );

const inOrder = (entries: Entries): Entries =>
  entries.orderBy('mealPlanEntries.date').orderBy('mealPlanEntries.position').orderBy('mealPlanEntries.number');

/** Entries by their numbers, in the same order; those that are not there are passed over. */
export const findEntries = async (db: GroupDatabase, numbers: readonly number[]): Promise<PlanEntry[]> => {
  if (numbers.length === 0) return [];
  const known = new Map((await readEntries(db, numbered(db, numbers))).map((entry) => [entry.id, entry]));
  return numbers.flatMap((number) => known.get(number) ?? []);
};

/** Throws `mealplan.not-found`. */
export const getEntry = async (db: GroupDatabase, number: number): Promise<PlanEntry> =>
  found((await findEntries(db, [number]))[0], 'mealplan.not-found');

export const findEntryRows = async (db: GroupDatabase, numbers: readonly number[]): Promise<Map<number, EntryRow>> => {
  if (numbers.length === 0) return new Map();
  const rows = await numbered(db, numbers).select(entryColumns).execute();
  return new Map(rows.map((row) => [row.number, row]));
};

const numbered = (db: GroupDatabase, numbers: readonly number[]): Entries =>
  db.fromByKey('mealPlanEntries').where('mealPlanEntries.number', 'in', numbers);

/** What the entry refers to as long as that is there. */
const isThere = {
  source: sql<number | null>`(select source.number from "mealPlanEntries" as source
    where source.number = "mealPlanEntries"."leftoverOf")`,
  repeat: sql<string | null>`(select repeats.id from "mealPlanRepeats" as repeats
    where repeats.id = "mealPlanEntries"."repeatId")`,
};

const readEntries = async (db: GroupDatabase, entries: Entries): Promise<PlanEntry[]> => {
  const rows = await entries
    .leftJoin('recipes', (join) => join.on(isItsRecipe(db, 'mealPlanEntries')))
    .select(entryColumns.map((column) => `mealPlanEntries.${column}` as const))
    .select(['recipes.number as recipeNumber', isThere.source.as('source'), isThere.repeat.as('repeat')])
    .execute();
  const recipeOf = await readPlannedRecipes(db, rows);
  const taken = await findTaken(
    db,
    rows.flatMap(({ number, leftoverOf }) => (leftoverOf === null ? number : [])),
  );
  return rows.map(({ number, id, userId, recipeNumber, source, repeat, repeatDate, isTouched, ...row }) => {
    const { recipe, secret } = recipeOf({ ...row, recipeNumber });
    return {
      ...row,
      ...secret,
      id: number,
      uid: id,
      groupId: db.groupId,
      userId: userId ?? '',
      recipe,
      leftoverOf: source,
      portionsLeft: row.leftoverOf === null ? portionsLeft({ ...row, recipe }, taken.get(number) ?? 0) : null,
      repeatId: repeat,
    };
  });
};

/** Portions that others take of these entries as leftovers. */
const findTaken = async (db: GroupDatabase, numbers: number[]): Promise<Map<number, number>> => {
  if (numbers.length === 0) return new Map();
  const rows = await db
    .from('mealPlanEntries')
    .where('leftoverOf', 'in', numbers)
    .groupBy('leftoverOf')
    .select(['leftoverOf', sql<number>`sum(coalesce(servings, 1))`.as('taken')])
    .execute();
  return new Map(rows.map(({ leftoverOf, taken }) => [leftoverOf ?? 0, Number(taken)]));
};

/** The first place behind what is there, by the days that have anything. */
export const findEndsOfDays = async (db: GroupDatabase, dates: string[]): Promise<Map<string, number>> => {
  if (dates.length === 0) return new Map();
  const rows = await db
    .from('mealPlanEntries')
    .where(db.dialect.isOneOf('date', [...new Set(dates)]))
    .groupBy('date')
    .select(['date', sql<number>`max(position) + 1`.as('end')])
    .execute();
  return new Map(rows.map(({ date, end }) => [date, Number(end)]));
};

export type NewEntryRow = Omit<Insertable<Schema['mealPlanEntries']>, 'groupId' | 'number' | 'revision'>;

/** Answers their numbers, in the same order. */
export const insertEntries = async (db: GroupTransaction, rows: NewEntryRow[]): Promise<number[]> => {
  if (rows.length === 0) return [];
  await db.insertAll('mealPlanEntries', rows);
  const ids = rows.map(({ id }) => id);
  const written = await db
    .from('mealPlanEntries')
    .where(db.dialect.isOneOf('id', ids))
    .select(['id', 'number'])
    .execute();
  const numbers = new Map(written.map(({ id, number }) => [id, number]));
  return ids.flatMap((id) => numbers.get(id) ?? []);
};

export const updateEntry = (db: GroupTransaction, number: number, change: Updateable<Schema['mealPlanEntries']>) =>
  db.updateByKey('mealPlanEntries').set(change).where('number', '=', number).execute();

export const deleteEntries = async (db: GroupTransaction, ids: string[]): Promise<void> => {
  if (ids.length > 0) await db.remove('mealPlanEntries').where(db.dialect.isOneOf('id', ids)).execute();
};
