import { createHash } from 'node:crypto';

/** Milliseconds that the work below took on the machine for which the limits of tests were chosen: two quiet cores of 2025. */
const reference = 400;

/** Slower than this, something else is wrong. */
const slowest = 10;

/**
 * How many times slower this machine is, at this moment, than the one for which the limits of tests were chosen; at least 1.
 * The middle one of five measurements counts, so that a short disturbance does not.
 */
export function measurePace() {
  work();
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  const middle = times.toSorted((a, b) => a - b)[2];
  return Math.min(slowest, Math.max(1, Math.round((middle / reference) * 10) / 10));
}

/** Hashes, objects, a map and a sort: what tests spend their time with. */
function work() {
  const seen = new Map();
  for (let index = 0; index < 60_000; index++) {
    const name = createHash('sha256').update(`line ${index}`).digest('hex');
    seen.set(name, JSON.parse(`{"index":${index},"name":"${name}"}`));
  }
  return [...seen.keys()].sort().length;
}
