import { expect, test } from 'vitest';
import { addDays, dayIn, daysBetween, daysFrom, momentIn, weekdayOf, weekOf } from './days.ts';

test('days are counted over months, leap days and years', () => {
  expect([addDays('2024-02-28', 1), addDays('2026-03-01', -1), addDays('2026-12-31', 1)]).toEqual([
    '2024-02-29',
    '2026-02-28',
    '2027-01-01',
  ]);
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
  expect(daysFrom('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  expect(daysFrom('2026-03-02', '2026-03-01')).toEqual([]);
});

test('weeks begin on Monday', () => {
  expect(['2026-03-01', '2026-03-02', '1969-12-31'].map(weekdayOf)).toEqual(['sunday', 'monday', 'wednesday']);
  expect(weekOf('2026-03-08') - weekOf('2026-03-02')).toBe(0);
  expect(weekOf('2026-03-09') - weekOf('2026-03-08')).toBe(1);
});

test('a day begins where people live', () => {
  expect(dayIn('Europe/Berlin', new Date('2026-03-01T23:30:00Z'))).toBe('2026-03-02');
  expect(dayIn('America/New_York', new Date('2026-03-02T03:00:00Z'))).toBe('2026-03-01');
});

test.each([
  ['Europe/Berlin', '2026-03-28', '18:00', '2026-03-28T17:00:00.000Z'],
  ['Europe/Berlin', '2026-03-29', '18:00', '2026-03-29T16:00:00.000Z'],
  ['Europe/Berlin', '2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
  ['Europe/Berlin', '2026-10-25', '12:00', '2026-10-25T11:00:00.000Z'],
  ['Asia/Kolkata', '2026-03-01', '00:00', '2026-02-28T18:30:00.000Z'],
  ['America/New_York', '2026-07-01', '23:45', '2026-07-02T03:45:00.000Z'],
])('in %s it is %s %s at %s', (zone, date, time, moment) => {
  expect(momentIn(zone, date, time).toISOString()).toBe(moment);
});
