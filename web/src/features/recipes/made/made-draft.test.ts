import { expect, test } from 'vitest';
import { dateOf, momentOf } from './made-draft.ts';

const evening = new Date(2026, 2, 1, 23, 30);

test.each([
  [0, '2026-03-01', 23],
  ['2026-03-01', '2026-03-01', 23],
  [1, '2026-02-28', 12],
  ['2025-12-24', '2025-12-24', 12],
])('%s is the day %s of whoever cooked', (day, date, hour) => {
  const moment = new Date(momentOf(day, evening));
  expect([dateOf(moment), moment.getHours()]).toEqual([date, hour]);
});
