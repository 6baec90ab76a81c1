import { AsyncLocalStorage } from 'node:async_hooks';
import type { Clock } from './clock.ts';
import { dayIn } from './days.ts';

interface Asked {
  clock: Clock;
  /** Of the household. */
  timeZone: string;
  isAsked: boolean;
}

const asking = new AsyncLocalStorage<Asked>();

const minute = 60_000;

/**
 * The moment at which a request is answered, or a job run, for what it says relative to that; the reply then holds for nobody who asks later. It is
 * the minute that has begun, so that what was found out within it holds for all of it.
 */
export const askedNow = (): Date => {
  const asked = asking.getStore();
  if (asked) asked.isAsked = true;
  const now = asked ? asked.clock.now() : new Date();
  return new Date(Math.floor(now.getTime() / minute) * minute);
};

/** The day that it is in the household at a moment. */
export const dayOf = (moment: Date): string => dayIn(asking.getStore()?.timeZone ?? 'UTC', moment);

/** Does the work of a request or a job. @returns also whether it has asked for the time */
export const workAt = async <Result>(
  { clock, timeZone }: Pick<Asked, 'clock' | 'timeZone'>,
  work: () => Promise<Result>,
): Promise<{ result: Result; hasAskedNow: boolean }> => {
  const asked: Asked = { clock, timeZone, isAsked: false };
  const result = await asking.run(asked, work);
  return { result, hasAskedNow: asked.isAsked };
};
