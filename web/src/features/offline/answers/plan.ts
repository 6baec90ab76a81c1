import type { PlanEntry } from '@larder/contract';
import { addDays, today } from '../../../lib/dates/days.ts';
import type { Store } from '../store.ts';

/** Where the plan of some weeks is stored, whatever part of it a page asks for. */
export const planAddress = 'plan';

const before = 7;
const after = 27;

/** The days that are known without a network: last week, this one and the next three. */
export const planWindow = () => ({
  query: {
    startDate: addDays(today(), -before),
    endDate: addDays(today(), after),
    page: 1,
    perPage: -1,
    orderBy: 'date',
    orderDirection: 'asc',
  },
});

export async function storedPlan(store: Store): Promise<PlanEntry[]> {
  const stored = await store.get('replies', planAddress);
  // Written from a reply of `mealplans.list`.
  return (stored?.reply as { items: PlanEntry[] } | undefined)?.items ?? [];
}
