import { contract } from '@larder/contract';
import { ApiError, request } from '../../lib/api/index.ts';
import { storedText } from '../../lib/browser/stored-text.ts';
import { noteTimers } from '../../lib/offline/noted-timers.ts';
import { allTimers, onTimers, runningTimers, timerTitle } from '../timers/index.ts';
import { storedPush } from './stored-push.ts';

const longest = { name: 500, recipe: 500, path: 1000, id: 100 };
const mostTimers = 50;

const sentTimers = (now: number) =>
  runningTimers(now)
    .filter(({ id, href }) => id.length <= longest.id && href.startsWith('/') && href.length <= longest.path)
    .slice(0, mostTimers)
    .map((timer) => ({
      id: timer.id,
      name: timerTitle(timer).slice(0, longest.name),
      recipe: timer.recipe?.slice(0, longest.recipe) ?? null,
      path: timer.href,
      endsIn: (timer.endsAt ?? now) - now,
    }));

/** By what the server knows a timer. */
const stateAt = (now: number): string => JSON.stringify(runningTimers(now).map(({ id, endsAt }) => [id, endsAt]));

/** What the server was told last: a timer may be stopped without a network just before the page is closed. */
const toldKey = 'larder.push.told';

export const forgetTold = () => storedText.write(toldKey, null);

/** Without a network it is tried again after so many milliseconds: not every device says that it has one. */
const retry = 20_000;

/** Tells the server which timers run here, so that it tells their end while the page is closed; without a network once there is one again. */
export function tellTimers(userId: string): () => void {
  let isTelling = false;
  let later: ReturnType<typeof setTimeout> | undefined;
  const tell = async () => {
    if (isTelling || !storedPush.read(userId)?.timers) return;
    isTelling = true;
    clearTimeout(later);
    try {
      for (let now = Date.now(); stateAt(now) !== (storedText.read(toldKey) ?? '[]'); now = Date.now()) {
        const state = stateAt(now);
        await request(contract.push.setTimers, { body: { timers: sentTimers(now) } });
        storedText.write(toldKey, state);
      }
    } catch (error) {
      // They ring here all the same, as long as the page is open.
      if (error instanceof ApiError && error.code === 'network') later = setTimeout(start, retry);
    } finally {
      isTelling = false;
    }
  };
  const start = () => void tell();
  const stop = onTimers(start);
  addEventListener('online', start);
  start();
  return () => {
    stop();
    clearTimeout(later);
    removeEventListener('online', start);
  };
}

/** Lets the service worker know which timers are awaited here, from now on. */
export function noteTimersHere(): () => void {
  const note = () => void noteTimers(awaitedTimers()).catch(() => undefined);
  note();
  return onTimers(note);
}

/** Those that run, and those that have ended while nobody heard it. */
const awaitedTimers = () =>
  allTimers().flatMap(({ id, endsAt, heard }) => (endsAt === undefined || heard ? [] : [{ id, endsAt }]));
