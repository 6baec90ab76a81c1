import type { GroupDatabase, GroupTransaction } from '../../platform/database/index.ts';

export const findCalendar = (db: GroupDatabase) =>
  db.from('mealPlanCalendars').select(['token', 'createdAt']).executeTakeFirst();

/** Puts another token in the place of the one that there was; null ends it. */
export const replaceCalendar = async (
  db: GroupTransaction,
  row: { token: string; createdAt: string } | null,
): Promise<void> => {
  await db.remove('mealPlanCalendars').execute();
  if (row) await db.insert('mealPlanCalendars', row).execute();
};
