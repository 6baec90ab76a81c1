import { type ListQuery, type Page, type PlanRepeat, Weekday } from '@larder/contract';
import type { Insertable, SelectQueryBuilder, Updateable } from 'kysely';
import type { GroupDatabase, GroupTransaction, Schema } from '../../platform/database/index.ts';
import { day, id, type ListFields, listPage, number, stamps, text } from '../../platform/database/lists/index.ts';
import { found } from '../../platform/errors/index.ts';
import { ofGroup } from '../groups/index.ts';
import { isItsRecipe, readPlannedRecipes } from './planned-recipes.repository.ts';

type Repeats = SelectQueryBuilder<Schema, 'mealPlanRepeats', object>;

const repeatFields: ListFields = {
  columns: {
    id: id('id'),
    groupId: id('groupId'),
    userId: id('userId'),
    everyWeeks: number('everyWeeks'),
    startDate: day('startDate'),
    untilDate: day('untilDate'),
    entryType: text('entryType'),
    title: text('title'),
    recipeId: id('recipeId'),
    ...stamps,
  },
  relations: { ...ofGroup },
};

/** A repeat with what it has written so far. */
export interface StoredRepeat extends PlanRepeat {
  writtenUntil: string;
  handledDates: string[];
  /** What whoever reads is told in place of a recipe that is another member's alone. */
  secret: Partial<Pick<PlanRepeat, 'recipeId' | 'title'>>;
}

export const listRepeats = (db: GroupDatabase, query: ListQuery, path: string): Promise<Page<PlanRepeat>> =>
  listPage(db, query, {
    path,
    table: 'mealPlanRepeats',
    fields: repeatFields,
    read: async (repeats) => (await readRepeats(db, repeats)).map(toRepeat),
  });

/** Throws `mealplan.repeat-not-found`. */
export const getRepeat = async (db: GroupDatabase, repeatId: string): Promise<StoredRepeat> => {
  const [repeat] = await readRepeats(db, db.from('mealPlanRepeats').where('mealPlanRepeats.id', '=', repeatId));
  return found(repeat, 'mealplan.repeat-not-found');
};

/** Those that have entries to write up to a day, as they have not ended before. */
export const repeatsToWrite = (db: GroupDatabase, until: string): Promise<StoredRepeat[]> =>
  readRepeats(
    db,
    db
      .from('mealPlanRepeats')
      .where('writtenUntil', '<', until)
      .where(({ eb, or, ref }) => or([eb('untilDate', 'is', null), eb('untilDate', '>', ref('writtenUntil'))]))
      .orderBy('mealPlanRepeats.id'),
  );

export const toRepeat = ({ writtenUntil: _, handledDates: _handled, secret, ...repeat }: StoredRepeat): PlanRepeat => ({
  ...repeat,
  ...secret,
});

const readRepeats = async (db: GroupDatabase, repeats: Repeats): Promise<StoredRepeat[]> => {
  const rows = await repeats
    .leftJoin('recipes', (join) => join.on(isItsRecipe(db, 'mealPlanRepeats')))
    .selectAll('mealPlanRepeats')
    .select('recipes.number as recipeNumber')
    .execute();
  const recipeOf = await readPlannedRecipes(db, rows);
  return rows.map(({ revision: _, recipeNumber, userId, weekdays, handledDates, ...row }) => ({
    ...row,
    userId: userId ?? '',
    weekdays: Weekday.array().parse(weekdays.split(',')),
    handledDates: JSON.parse(handledDates),
    ...recipeOf({ ...row, recipeNumber }),
  }));
};

export const insertRepeat = (db: GroupTransaction, row: Omit<Insertable<Schema['mealPlanRepeats']>, 'groupId'>) =>
  db.insert('mealPlanRepeats', row).execute();

export const updateRepeat = (db: GroupTransaction, repeatId: string, row: Updateable<Schema['mealPlanRepeats']>) =>
  db.update('mealPlanRepeats').set(row).where('id', '=', repeatId).execute();

export const deleteRepeat = (db: GroupTransaction, repeatId: string) =>
  db.remove('mealPlanRepeats').where('id', '=', repeatId).execute();

/** What a repeat has written for a day and later. */
export const findWritten = (db: GroupDatabase, repeatId: string, from: string) =>
  db
    .from('mealPlanEntries')
    .where('repeatId', '=', repeatId)
    .where('repeatDate', '>=', from)
    .select(['id', 'number', 'repeatDate', 'isTouched'])
    .execute();

interface Written {
  repeatId: string | null;
  repeatDate: string | null;
}

/** Notes that somebody has changed or deleted what a repeat wrote for these days, so that it leaves them alone. */
export const handleDates = async (db: GroupTransaction, entries: readonly Written[]): Promise<void> => {
  const dates = new Map<string, string[]>();
  for (const { repeatId, repeatDate } of entries) {
    if (repeatId && repeatDate) dates.set(repeatId, [...(dates.get(repeatId) ?? []), repeatDate]);
  }
  if (dates.size === 0) return;
  const rows = await db
    .from('mealPlanRepeats')
    .where(db.dialect.isOneOf('id', [...dates.keys()]))
    .select(['id', 'handledDates'])
    .execute();
  for (const { id, handledDates } of rows) {
    const known: string[] = JSON.parse(handledDates);
    const all = [...new Set([...known, ...(dates.get(id) ?? [])])].sort();
    if (all.length !== known.length) await updateRepeat(db, id, { handledDates: JSON.stringify(all) });
  }
};
