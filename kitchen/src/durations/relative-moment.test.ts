import { expect, test } from 'vitest';
import { relativeMoment } from './relative-moment.ts';

test.each([
  ['$NOW', '2026-03-31T12:30:00.000Z'],
  ['$now', '2026-03-31T12:30:00.000Z'],
  ['$NOW-30d', '2026-03-01T12:30:00.000Z'],
  ['$NOW+2w', '2026-04-14T12:30:00.000Z'],
  ['$NOW-1m', '2026-02-28T12:30:00.000Z'],
  ['$NOW+11m', '2027-02-28T12:30:00.000Z'],
  ['$NOW-1y', '2025-03-31T12:30:00.000Z'],
  ['$NOW-36H', '2026-03-30T00:30:00.000Z'],
  ['$NOW+45M', '2026-03-31T13:15:00.000Z'],
  ['$NOW-90S', '2026-03-31T12:28:30.000Z'],
])('%s is that moment', (text, moment) => {
  expect(relativeMoment(text, new Date('2026-03-31T12:30:00Z'))?.toISOString()).toBe(moment);
});

test.each(['NOW', '$NOW-', '$NOW-3', '$NOW-3q', '$NOW-3 d', '$NOWADAYS', '2026-01-01'])('%s is none', (text) => {
  expect(relativeMoment(text, new Date())).toBeUndefined();
});
