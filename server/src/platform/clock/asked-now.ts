import { AsyncLocalStorage } from 'node:async_hooks';
import type { Clock } from './clock.ts';

interface Asked {
  clock: Clock;
  isAsked: boolean;
}

const asking = new AsyncLocalStorage<Asked>();

const minute = 60_000;

/**
 * The moment at which a request is answered, for what it says relative to that; the reply then holds for nobody who asks later. It is
 * the minute that has begun, so that what was found out within it holds for all of it.
 */
export const askedNow = (): Date => {
  const asked = asking.getStore();
  if (asked) asked.isAsked = true;
  const now = asked ? asked.clock.now() : new Date();
  return new Date(Math.floor(now.getTime() / minute) * minute);
};

/** Does the work of a request. @returns also whether it has asked for the time */
export const workAt = async <Result>(
  clock: Clock,
  work: () => Promise<Result>,
): Promise<{ result: Result; hasAskedNow: boolean }> => {
  const asked: Asked = { clock, isAsked: false };
  const result = await asking.run(asked, work);
  return { result, hasAskedNow: asked.isAsked };
};
