import { expect, test } from 'vitest';
import { afterQuietHours, nextTime } from './quiet-hours.ts';

const berlin = { zone: 'Europe/Berlin', quietFrom: '22:00', quietUntil: '07:00' };

test.each([
  ['before they begin', '2026-03-01T20:59:00Z', '2026-03-01T20:59:00Z'],
  ['in the evening', '2026-03-01T21:00:00Z', '2026-03-02T06:00:00Z'],
  ['in the morning', '2026-03-02T05:59:00Z', '2026-03-02T06:00:00Z'],
  ['once they are over', '2026-03-02T06:00:00Z', '2026-03-02T06:00:00Z'],
  ['in the night in which clocks go forward', '2026-03-28T23:00:00Z', '2026-03-29T05:00:00Z'],
])('%s', (_, moment, told) => expect(afterQuietHours(berlin, new Date(moment))).toEqual(new Date(told)));

test('quiet hours of one day, and none', () => {
  const nap = { zone: 'America/New_York', quietFrom: '13:00', quietUntil: '15:30' };
  const moment = new Date('2026-03-01T19:00:00Z');
  expect(afterQuietHours(nap, moment)).toEqual(new Date('2026-03-01T20:30:00Z'));
  expect(afterQuietHours({ ...nap, quietUntil: null }, moment)).toEqual(moment);
  expect(afterQuietHours({ ...nap, quietUntil: '13:00' }, moment)).toEqual(moment);
});

test('the next time is today, or tomorrow once it has been', () => {
  const at = (time: string) => nextTime(berlin, '17:00', new Date(time));
  expect(at('2026-03-28T15:59:59Z')).toEqual({ day: '2026-03-28', at: new Date('2026-03-28T16:00:00Z') });
  expect(at('2026-03-28T16:00:00Z')).toEqual({ day: '2026-03-29', at: new Date('2026-03-29T15:00:00Z') });
});
