import { expect, test } from 'vitest';
import { SentDay, SentMoment } from './sent-times.ts';

test.each([
  ['2026-02-01T10:00:00Z', '2026-02-01T10:00:00.000Z'],
  ['2026-02-01T10:00:00+02:00', '2026-02-01T08:00:00.000Z'],
  ['2026-02-01T10:00:00-0530', '2026-02-01T15:30:00.000Z'],
  ['2026-02-01T23:59:59.970556', '2026-02-01T23:59:59.970Z'],
  ['2026-02-01 10:00', '2026-02-01T10:00:00.000Z'],
  ['2026-02-01', '2026-02-01T00:00:00.000Z'],
  ['2024-02-29t10:00z', '2024-02-29T10:00:00.000Z'],
])('%s is the moment %s', (text, moment) => expect(SentMoment.parse(text)).toBe(moment));

test.each([
  '',
  '12',
  '1/2/3',
  'May 5, 2026',
  '2026-02-30',
  '2026-02-30T10:00',
  '2026-13-01',
  '2026-02-01T25:00',
  '2026-02-01T10:00+99:00',
  '99999-01-01',
  '-000001-01-01',
  '9999-12-31T23:59-01:00',
])('%s is no moment', (text) => expect(SentMoment.safeParse(text).success).toBe(false));

test.each([
  ['2026-02-01', '2026-02-01'],
  ['2026-02-01T23:00:00-05:00', '2026-02-01'],
])('%s is the day %s', (text, day) => expect(SentDay.parse(text)).toBe(day));

test.each(['', '2026-02-30', '2026-2-1', '2026-02-011', 'today'])('%s is no day', (text) =>
  expect(SentDay.safeParse(text).success).toBe(false),
);
