/** A day as `2026-03-12`, without a time and without a zone. */
export type Day = string;

const dayMs = 86_400_000;

const inUtc = (day: Day) => Date.parse(`${day}T00:00:00Z`);
const textOf = (ms: number): Day => new Date(ms).toISOString().slice(0, 10);

/** The day that it is where the browser is. */
export const today = (now = new Date()): Day => textOf(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()));

export const isDay = (text: unknown): text is Day =>
  typeof text === 'string' && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(inUtc(text));

export const addDays = (day: Day, count: number): Day => textOf(inUtc(day) + count * dayMs);

/** The first day of a month some months later. */
export function addMonths(day: Day, count: number): Day {
  const date = new Date(inUtc(day));
  return textOf(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count, 1));
}

/** Days from one to the other; negative where the other comes first. */
export const daysBetween = (from: Day, to: Day): number => Math.round((inUtc(to) - inUtc(from)) / dayMs);

/** So many days, beginning with one. */
const daysFrom = (day: Day, count: number): Day[] => Array.from({ length: count }, (_, index) => addDays(day, index));

/** 0 for Sunday, 6 for Saturday. */
const weekdayOf = (day: Day): number => new Date(inUtc(day)).getUTCDay();

/** @param firstDay on which weeks begin, 0 for Sunday */
export const startOfWeek = (day: Day, firstDay: number): Day => addDays(day, -((weekdayOf(day) - firstDay + 7) % 7));

/** The seven days of the week in which a day lies. */
export const weekOf = (day: Day, firstDay: number): Day[] => daysFrom(startOfWeek(day, firstDay), 7);

/** The whole weeks that a month touches. */
export function weeksOfMonth(day: Day, firstDay: number): Day[][] {
  const first = startOfWeek(addMonths(day, 0), firstDay);
  const last = addDays(addMonths(day, 1), -1);
  const weeks = Math.floor(daysBetween(first, last) / 7) + 1;
  return Array.from({ length: weeks }, (_, week) => daysFrom(addDays(first, week * 7), 7));
}

export const isSameMonth = (one: Day, other: Day): boolean => one.slice(0, 7) === other.slice(0, 7);
