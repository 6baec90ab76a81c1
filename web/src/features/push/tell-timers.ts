import { contract } from '@larder/contract';
import { request } from '../../lib/api/index.ts';
import { onTimers, runningTimers, timerTitle } from '../timers/index.ts';
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

/** Tells the server which timers run here, so that it tells their end while the page is closed; without a network once there is one again. */
export function tellTimers(userId: string): () => void {
  let told = '[]';
  let isTelling = false;
  const tell = async () => {
    if (isTelling || !storedPush.read(userId)?.timers) return;
    isTelling = true;
    try {
      for (let now = Date.now(); stateAt(now) !== told; now = Date.now()) {
        const state = stateAt(now);
        await request(contract.push.setTimers, { body: { timers: sentTimers(now) } });
        told = state;
      }
    } catch {
      // They ring here all the same, as long as the page is open.
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
    removeEventListener('online', start);
  };
}
