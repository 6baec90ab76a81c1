import { type Day, isDay } from '../../lib/dates/days.ts';

/** What the address of the planner holds: a day of the days that are shown, and whether these are a month. */
export interface PlannerSearch {
  day?: Day;
  by?: 'month';
}

export const readPlannerSearch = (search: Record<string, unknown>): PlannerSearch => ({
  ...(isDay(search.day) && { day: search.day }),
  ...(search.by === 'month' && { by: 'month' }),
});
