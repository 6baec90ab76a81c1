import { expect, test } from 'vitest';
import { addDays, addMonths, daysBetween, isDay, startOfWeek, today, weekOf, weeksOfMonth } from './days.ts';

test.each([
  ['2026-03-12', 1, '2026-03-09'],
  ['2026-03-12', 0, '2026-03-08'],
  ['2026-03-12', 6, '2026-03-07'],
  ['2026-03-09', 1, '2026-03-09'],
  ['2026-01-01', 1, '2025-12-29'],
])('the week of %s that begins on day %i begins on %s', (day, firstDay, first) => {
  expect(startOfWeek(day, firstDay)).toBe(first);
  expect(weekOf(day, firstDay)).toHaveLength(7);
  expect(weekOf(day, firstDay)).toContain(day);
});

test('days are counted over the change of the clocks and of the year', () => {
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
  expect(daysBetween('2026-03-30', '2026-03-28')).toBe(-2);
  expect(addMonths('2026-12-31', 1)).toBe('2027-01-01');
  expect(addMonths('2026-01-31', -1)).toBe('2025-12-01');
});

test.each([
  ['2026-03-12', 0, 5, '2026-03-01', '2026-04-04'],
  ['2026-02-10', 0, 4, '2026-02-01', '2026-02-28'],
  ['2026-08-05', 1, 6, '2026-07-27', '2026-09-06'],
])('the weeks of the month of %s, when weeks begin on day %i', (day, firstDay, count, first, last) => {
  const weeks = weeksOfMonth(day, firstDay);
  expect(weeks).toHaveLength(count);
  expect([weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual([first, last]);
});

test('today is the day of the place, not that of Greenwich', () => {
  expect(today(new Date(2026, 2, 12, 0, 5))).toBe('2026-03-12');
  expect(today(new Date(2026, 2, 12, 23, 55))).toBe('2026-03-12');
});

test.each([
  ['2026-03-12', true],
  ['2026-13-12', false],
  ['12 March', false],
  [20260312, false],
])('%s is a day: %s', (text, is) => expect(isDay(text)).toBe(is));
