import type { Weekday } from '@larder/contract';
import { daysFrom, weekdayOf, weekOf } from './days.ts';

interface Repeated {
  weekdays: readonly Weekday[];
  everyWeeks: number;
  startDate: string;
  untilDate: string | null;
}

/** The days on which a meal comes again, of those from one to another. */
export const repeatDates = (
  { weekdays, everyWeeks, startDate, untilDate }: Repeated,
  from: string,
  to: string,
): string[] => {
  const first = from > startDate ? from : startDate;
  const last = untilDate !== null && untilDate < to ? untilDate : to;
  return daysFrom(first, last).filter(
    (day) => weekdays.includes(weekdayOf(day)) && (weekOf(day) - weekOf(startDate)) % everyWeeks === 0,
  );
};
