import { expect, test } from 'vitest';
import { wordsIn } from '../http/index.ts';
import type { HealthCheck, HealthFinding } from './health-check.ts';
import { runHealthChecks } from './run-health-checks.ts';

const origin = { protocol: 'http', host: 'larder.test', peer: '127.0.0.1', isForwarded: false, isBelieved: false };
const visit = { now: new Date('2026-03-01T12:00:00Z'), origin, address: undefined, clock: undefined };
const check = (id: string, run: () => HealthFinding | Promise<HealthFinding>): HealthCheck => ({
  id,
  name: 'health.disk',
  run,
});

test('a check that breaks or hangs says so, and the others are told', async () => {
  const results = await runHealthChecks(
    [
      check('breaks', () => {
        throw new Error('no such folder');
      }),
      check('hangs', () => new Promise(() => undefined)),
      check('fine', () => ({ status: 'off', says: 'health.proxy.none' })),
    ],
    { visit, words: wordsIn('en-US'), limit: 20 },
  );
  expect(results.map(({ id, status, sentence, remedy }) => [id, status, sentence, remedy])).toEqual([
    ['breaks', 'failed', 'It could not be checked: no such folder', null],
    ['hangs', 'failed', 'It did not answer within 0.02 seconds.', null],
    ['fine', 'off', 'No reverse proxy stands in front', null],
  ]);
});
