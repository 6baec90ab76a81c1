import { beforeAll, expect, test } from 'vitest';
import { compileWords } from '../../../build/compile-words.ts';
import { inLanguage } from '../../../test/language.ts';
import { provideWords } from '../messages/index.ts';
import { formatAgo, formatDay, formatList, formatMomentWithin, formatNearMoment, formatNumber } from './dates.ts';

const now = Date.parse('2026-11-21T12:00:00Z');

inLanguage('en-US');
beforeAll(() => provideWords(compileWords({ 'date.moment': '{day}, {time}' })));

test.each([
  ['2026-11-21T11:59:40Z', 'now'],
  ['2026-11-21T11:55:00Z', '5 minutes ago'],
  ['2026-11-20T11:00:00Z', 'yesterday'],
  ['2026-11-10T12:00:00Z', '2 weeks ago'],
  ['2025-11-01T12:00:00Z', 'last year'],
  ['2026-11-21T15:00:00Z', 'in 3 hours'],
])('%s was %s', (moment, words) => {
  expect(formatAgo(moment, now)).toBe(words);
});

test.each([
  ['2026-11-21T14:46:00', 'Today, 2:46 PM'],
  ['2026-11-20T03:15:00', 'Yesterday, 3:15 AM'],
  ['2026-11-22T03:15:00', 'Tomorrow, 3:15 AM'],
  ['2026-03-01T03:15:00', 'March 1, 3:15 AM'],
  ['2025-03-01T03:15:00', 'March 1, 2025, 3:15 AM'],
])('%s is written as %s', (moment, words) => {
  expect(formatNearMoment(moment, Date.parse('2026-11-21T12:00:00'))).toBe(words);
});

test('within a sentence a day is written small where the language does that', () => {
  const now = Date.parse('2026-11-21T12:00:00');
  expect(formatMomentWithin('2026-11-22T03:15:00', now)).toBe('tomorrow, 3:15 AM');
  expect(formatMomentWithin('2026-03-01T03:15:00', now)).toBe('March 1, 3:15 AM');
});

test('a plain day is the same day everywhere', () => {
  expect(formatDay('2026-03-01')).toBe('March 1, 2026');
});

test('numbers and lists read as people write them', () => {
  expect(formatNumber(12345.5)).toBe('12,345.5');
  expect(formatList(['flour', 'salt', 'water'])).toBe('flour, salt, and water');
});
