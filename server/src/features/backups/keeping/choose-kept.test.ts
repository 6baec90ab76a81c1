import { expect, test } from 'vitest';
import { chooseKept } from './choose-kept.ts';

const dateOf = (moment: string) => moment.slice(0, 10);
/** One of each night of a year, named by its day. */
const nights = Array.from({ length: 365 }, (_, at) => {
  const createdAt = new Date(Date.UTC(2025, 0, 1 + at, 3, 15)).toISOString();
  return { name: dateOf(createdAt), createdAt };
});

test('of a year of nights stay the last of the last days, weeks and months', () => {
  const kept = [...chooseKept(nights, { days: 7, weeks: 4, months: 12 }, dateOf)].toSorted();
  expect(kept).toEqual([
    ...['2025-01-31', '2025-02-28', '2025-03-31', '2025-04-30', '2025-05-31', '2025-06-30', '2025-07-31', '2025-08-31'],
    ...['2025-09-30', '2025-10-31', '2025-11-30', '2025-12-14', '2025-12-21'],
    ...['2025-12-25', '2025-12-26', '2025-12-27', '2025-12-28', '2025-12-29', '2025-12-30', '2025-12-31'],
  ]);
});

test('nights without a backup take nobody’s place', () => {
  const few = nights.filter((_, at) => at % 10 === 0);
  expect([...chooseKept(few, { days: 3, weeks: 0, months: 0 }, dateOf)]).toEqual([
    '2025-12-27',
    '2025-12-17',
    '2025-12-07',
  ]);
});
