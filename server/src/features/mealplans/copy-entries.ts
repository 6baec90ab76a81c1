import type { EntryType, NewPlanEntry, PlanEntry } from '@larder/contract';
import type { GroupDatabase } from '../../platform/database/index.ts';
import { addDays, daysBetween } from './days.ts';
import { type EntryRow, entryRowsFrom } from './entries.repository.ts';
import { refuseDays } from './entry-rules.ts';
import { type By, createEntries } from './save-entries.ts';

interface Wanted {
  startDate: string;
  endDate: string;
  to: string;
  entryTypes?: EntryType[] | null | undefined;
}

/**
 * Plans the meals of some days once more from another day on. What are leftovers stays a meal of its own: whether there are
 * leftovers then is another question.
 */
export const copyEntries = (
  db: GroupDatabase,
  { startDate, endDate, to, entryTypes }: Wanted,
  by: By,
): Promise<PlanEntry[]> =>
  db.change(async (db) => {
    refuseDays(startDate, endDate);
    const rows = await entryRowsFrom(db, startDate, endDate);
    const wanted = rows.filter(
      ({ date, entryType }) => date >= startDate && (entryTypes ?? [entryType]).includes(entryType),
    );
    const shift = daysBetween(startDate, to);
    return createEntries(
      db,
      wanted.map((row) => copied(row, shift)),
      by,
    );
  });

const copied = (row: EntryRow, days: number): NewPlanEntry => ({
  date: addDays(row.date, days),
  endDate: row.endDate && addDays(row.endDate, days),
  entryType: row.entryType,
  title: row.title,
  text: row.text,
  recipeId: row.recipeId,
  servings: row.servings,
});
