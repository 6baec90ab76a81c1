import type { GroupTransaction } from '../../platform/database/index.ts';

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
    if (all.length === known.length) continue;
    await db
      .update('mealPlanRepeats')
      .set({ handledDates: JSON.stringify(all) })
      .where('id', '=', id)
      .execute();
  }
};
