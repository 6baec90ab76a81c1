import { type Weekday, weekdays } from '@larder/contract';
import { addDays } from '../../platform/clock/days.ts';

export { addDays, dayIn, momentIn } from '../../platform/clock/days.ts';

const length = 24 * 3_600_000;

const number = (day: string): number => Math.floor(Date.parse(`${day}T00:00:00Z`) / length);

/** How many days later the second one is. */
export const daysBetween = (from: string, to: string): number => number(to) - number(from);

/** Every day from one to the other, both included. */
export const daysFrom = (from: string, to: string): string[] =>
  Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) => addDays(from, index));

/** Weeks are counted from Monday, the 5th of January 1970. */
const monday = 4;

export const weekdayOf = (day: string): Weekday => weekdays[(((number(day) - monday) % 7) + 7) % 7] ?? 'monday';

/** The number of the week of a day. */
export const weekOf = (day: string): number => Math.floor((number(day) - monday) / 7);
