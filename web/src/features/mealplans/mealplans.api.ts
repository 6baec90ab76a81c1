import { contract, type PlanEntry } from '@larder/contract';
import { useFetch } from '../../lib/api/index.ts';
import type { Day } from '../../lib/dates/days.ts';

const callOf = (startDate: Day, endDate: Day) => ({
  query: { startDate, endDate, page: 1, perPage: -1, orderBy: 'date', orderDirection: 'asc' as const },
});

/** All that is planned from one day to another, asked for at once. */
export function usePlan(startDate: Day, endDate: Day, { enabled = true } = {}) {
  const { data, error, refetch } = useFetch(contract.mealplans.list, callOf(startDate, endDate), { enabled });
  const entries: PlanEntry[] | undefined = data?.items;
  return { entries, error: entries ? null : error, retry: () => void refetch() };
}

/** On which day weeks begin in this household, 0 for Sunday; undefined until that is known. */
export function useFirstDay(): number | undefined {
  const { data, error } = useFetch(contract.groups.preferences);
  return data?.firstDayOfWeek ?? (error ? 0 : undefined);
}
