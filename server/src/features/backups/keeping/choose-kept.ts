interface Kept {
  days: number;
  weeks: number;
  months: number;
}

interface Dated {
  name: string;
  createdAt: string;
}

const day = 86_400_000;
/** The 1st of January 1970 was a Thursday: weeks begin on Mondays. */
const weekOf = (date: string) => Math.floor((Date.parse(date) / day + 3) / 7);

/**
 * Of nightly backups, those that stay: the last one of each of the last days, weeks and months that have any.
 * @param dateOf the day of a moment where the household lives, as `2026-03-01`
 */
export const chooseKept = (backups: readonly Dated[], keep: Kept, dateOf: (moment: string) => string): Set<string> => {
  const newestFirst = backups.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
  const kept = new Set<string>();
  const keepLastOf = (number: number, periodOf: (date: string) => string | number) => {
    const seen = new Set<string | number>();
    for (const { name, createdAt } of newestFirst) {
      const period = periodOf(dateOf(createdAt));
      if (seen.has(period) || seen.size >= number) continue;
      seen.add(period);
      kept.add(name);
    }
  };
  keepLastOf(keep.days, (date) => date);
  keepLastOf(keep.weeks, weekOf);
  keepLastOf(keep.months, (date) => date.slice(0, 'YYYY-MM'.length));
  return kept;
};
