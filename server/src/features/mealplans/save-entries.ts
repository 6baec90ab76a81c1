import { randomUUID } from 'node:crypto';
import type { KnownPlanEntry, NewPlanEntry, PlanEntry, PlanEntryChange } from '@larder/contract';
import { flag, type GroupDatabase, type GroupTransaction } from '../../platform/database/index.ts';
import { AppError, found } from '../../platform/errors/index.ts';
import { addDays, daysBetween } from './days.ts';
import {
  type EntryRow,
  findEndsOfDays,
  findEntries,
  findEntryRows,
  insertEntries,
  type NewEntryRow,
  updateEntry,
} from './entries.repository.ts';
import { lastDayOf, plannedFrom } from './entry-rules.ts';
import { refuseUnknownRecipes } from './planned-recipes.repository.ts';
import { handleDates } from './repeats.repository.ts';
import { moveShares } from './shopping-shares.repository.ts';

export interface By {
  /** Nobody, where the server does it. */
  by: string | null;
  at: Date;
}

/** Plans meals, behind the others of their days unless a place is given. */
export const createEntries = (db: GroupDatabase, sent: readonly NewPlanEntry[], { by, at }: By): Promise<PlanEntry[]> =>
  db.change(async (db) => {
    const sources = await findSources(db, sent);
    const rows = sent.map((entry) => ({ ...plannedColumns(entry, emptyEntry, sources), position: entry.position }));
    await refuseUnknownRecipes(db, rows);
    const entries = await placed(db, rows);
    const numbers = await insertEntries(
      db,
      entries.map((row) => newRow(row, { by, at })),
    );
    await refuseOveruse(db, numbers);
    return written(db, 'created', numbers);
  });

export const newRow = (
  row: Pick<
    NewEntryRow,
    | 'date'
    | 'endDate'
    | 'entryType'
    | 'title'
    | 'text'
    | 'recipeId'
    | 'servings'
    | 'portionsEaten'
    | 'leftoverOf'
    | 'position'
  > & { repeatId?: string; repeatDate?: string },
  { by, at }: By,
): NewEntryRow => ({
  id: randomUUID(),
  userId: by,
  date: row.date,
  endDate: row.endDate,
  entryType: row.entryType,
  title: row.title,
  text: row.text,
  recipeId: row.recipeId,
  servings: row.servings,
  portionsEaten: row.portionsEaten,
  leftoverOf: row.leftoverOf,
  position: row.position,
  repeatId: row.repeatId ?? null,
  repeatDate: row.repeatDate ?? null,
  isTouched: 0,
  createdAt: at.toISOString(),
  updatedAt: at.toISOString(),
});

/** Gives each a place in its day: the one that it asks for, or one behind the others. */
export const placed = async <Row extends { date: string; position: number | null | undefined }>(
  db: GroupDatabase,
  rows: readonly Row[],
): Promise<(Omit<Row, 'position'> & { position: number })[]> => {
  const ends = await findEndsOfDays(
    db,
    rows.map(({ date }) => date),
  );
  return rows.map((row) => {
    const end = ends.get(row.date) ?? 0;
    const position = row.position ?? end;
    ends.set(row.date, Math.max(end, position + 1));
    return { ...row, position };
  });
};

/** Saves what was sent of entries, and answers them in the same order. @throws AppError when one of them is not there */
export const changeEntries = (db: GroupDatabase, sent: readonly KnownPlanEntry[], at: Date): Promise<PlanEntry[]> =>
  db.change(async (db) => {
    const numbers = sent.map(({ id }) => id);
    const before = await findEntryRows(db, numbers);
    const sources = await findSources(db, sent);
    const after = new Map<number, { row: EntryRow; columns: PlannedColumns & { position: number | undefined } }>();
    for (const change of sent) {
      const row = found(before.get(change.id), 'mealplan.not-found');
      const known = after.get(change.id)?.columns ?? row;
      if (change.leftoverOf === change.id) throw new AppError('mealplan.leftover-of-itself');
      const columns = plannedColumns(wholeIfSo(change), known, sources);
      const stays = columns.date === row.date && change.position === undefined;
      after.set(change.id, {
        row,
        columns: { ...columns, position: stays ? row.position : (change.position ?? undefined) },
      });
    }
    const all = [...after.values()];
    await refuseUnknownRecipes(
      db,
      all.map(({ columns }) => columns),
    );
    const entries = await placed(
      db,
      all.map(({ row, columns }) => ({ ...columns, row })),
    );
    const touched = new Set(sent.flatMap((change) => (isOnlyPlaced(change) ? [] : change.id)));
    for (const { row, ...columns } of entries) {
      await updateEntry(db, row.number, {
        ...columns,
        ...(row.repeatId !== null && touched.has(row.number) && { isTouched: flag(true) }),
        updatedAt: at.toISOString(),
      });
    }
    await moveShares(
      db,
      all.flatMap(({ row, columns }) => (row.date === columns.date ? [] : row.number)),
    );
    await handleDates(
      db,
      all.flatMap(({ row }) => (touched.has(row.number) ? row : [])),
    );
    await refuseOveruse(
      db,
      sent.flatMap((change) => (concernsPortions(change) ? change.id : [])),
    );
    return written(db, 'updated', numbers);
  });

/** Another place among the others of its day leaves a meal what it was. */
const isOnlyPlaced = (change: KnownPlanEntry): boolean =>
  Object.entries(change).every(([key, value]) => value === undefined || key === 'id' || key === 'position');

/** Who names the group sends the whole entry: what it leaves out is none. */
const wholeIfSo = (change: KnownPlanEntry): PlanEntryChange =>
  change.groupId
    ? { ...change, recipeId: change.recipeId ?? null, title: change.title ?? '', text: change.text ?? '' }
    : change;

type PlannedColumns = Pick<
  EntryRow,
  'date' | 'endDate' | 'entryType' | 'title' | 'text' | 'recipeId' | 'servings' | 'portionsEaten' | 'leftoverOf'
>;

const emptyEntry: Omit<PlannedColumns, 'date'> = {
  endDate: null,
  entryType: 'breakfast',
  title: '',
  text: '',
  recipeId: null,
  servings: null,
  portionsEaten: null,
  leftoverOf: null,
};

/** What was sent, else what was there. Leftovers have the recipe or the title of what they come from, on its day or later. */
const plannedColumns = (
  sent: PlanEntryChange,
  before: Omit<PlannedColumns, 'date'> & { date?: string },
  sources: ReadonlyMap<number, EntryRow>,
): PlannedColumns => {
  const date = found(sent.date ?? before.date, 'mealplan.empty');
  const leftoverOf = sent.leftoverOf === undefined ? before.leftoverOf : sent.leftoverOf;
  const source = sent.leftoverOf ? found(sources.get(sent.leftoverOf), 'mealplan.not-found') : undefined;
  if (source && (source.leftoverOf !== null || source.date > date)) throw new AppError('mealplan.leftover-before');
  const planned = source
    ? plannedFrom({ ...sent, recipeId: source.recipeId }, { ...before, title: source.title })
    : plannedFrom(sent, before);
  return {
    date,
    endDate: lastDayOf(date, sent.endDate === undefined ? movedEnd(date, before) : sent.endDate),
    entryType: sent.entryType ?? before.entryType,
    ...planned,
    portionsEaten: sent.portionsEaten === undefined ? before.portionsEaten : sent.portionsEaten,
    leftoverOf,
  };
};

/** An entry lasts as long as before when it is moved. */
const movedEnd = (date: string, { date: former, endDate }: { date?: string; endDate: string | null }): string | null =>
  former && endDate ? addDays(date, daysBetween(former, endDate)) : null;

/** What `leftoverOf` names. */
const findSources = (db: GroupDatabase, sent: readonly PlanEntryChange[]): Promise<Map<number, EntryRow>> =>
  findEntryRows(db, [...new Set(sent.flatMap(({ leftoverOf }) => leftoverOf ?? []))]);

const concernsPortions = ({ servings, portionsEaten, leftoverOf, recipeId }: PlanEntryChange): boolean =>
  [servings, portionsEaten, leftoverOf, recipeId].some((value) => value !== undefined);

/** @throws AppError when more is planned of these entries, or of what they are the leftovers of, than there is */
const refuseOveruse = async (db: GroupTransaction, numbers: readonly number[]): Promise<void> => {
  const entries = await findEntries(db, numbers);
  const sources = await findEntries(db, [...new Set(entries.flatMap(({ leftoverOf }) => leftoverOf ?? []))]);
  for (const { portionsLeft } of [...entries, ...sources]) {
    if (portionsLeft !== null && portionsLeft < 0) throw new AppError('mealplan.nothing-left', { over: -portionsLeft });
  }
};

const written = async (
  db: GroupTransaction,
  what: 'created' | 'updated',
  numbers: readonly number[],
): Promise<PlanEntry[]> => {
  const entries = await findEntries(db, numbers);
  await recordEntries(db, what, entries);
  return entries;
};

export const recordEntries = (
  db: GroupTransaction,
  what: 'created' | 'updated' | 'deleted' | 'restored',
  entries: readonly PlanEntry[],
): Promise<void> =>
  db.record(
    `mealplan-entry.${what}`,
    ...entries.map(({ id, date, recipeId, recipe }) => ({
      id,
      date,
      recipeId,
      recipeName: recipe?.name ?? null,
      recipeSlug: recipe?.slug ?? null,
    })),
  );
