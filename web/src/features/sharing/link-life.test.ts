import { expect, test } from 'vitest';
import { endOfDay, lastDay } from './link-life.ts';

const today = new Date(2026, 2, 12, 18, 30);

test.each([
  ['week', '2026-03-19'],
  ['month', '2026-04-11'],
  ['quarter', '2026-06-12'],
  ['2026-12-24', '2026-12-24'],
])('a link for %s works until %s', (life, day) => expect(lastDay(life, today)).toBe(day));

test('a link works until the end of its last day', () => {
  expect(new Date(endOfDay('2026-04-11')).getTime()).toBe(new Date(2026, 3, 12).getTime() - 1);
});
