import { useSyncExternalStore } from 'react';
import { storedText } from '../../lib/browser/stored-text.ts';
import { t } from '../../lib/messages/index.ts';

/** A kitchen timer. It is known by when it ends, so that it outlives a closed page, a locked phone and a reload. */
export interface Timer {
  id: string;
  /** What it is for: a word of the step, such as "Onions". */
  name: string;
  /** How long it was to run, as the step says it: "12 min". */
  words?: string;
  /** The name of the recipe. */
  recipe?: string;
  /** The recipe's page. */
  href: string;
  /** Whole length in milliseconds. */
  length: number;
  /** Milliseconds since 1970; undefined while it is paused. */
  endsAt?: number;
  /** Milliseconds that are left while it is paused. */
  left?: number;
  /** Its end was heard: it is silent, and goes when it is closed. */
  heard?: boolean;
}

export type TimerAbout = Pick<Timer, 'name' | 'words' | 'recipe' | 'href'>;

const key = 'larder.timers';
const listeners = new Set<() => void>();
let timers = read();

function read(): Timer[] {
  try {
    const stored: unknown = JSON.parse(storedText.read(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isTimer) : [];
  } catch {
    return [];
  }
}

/** Declared as a function, because the timers above are read before this line is reached. */
function isTimer(value: unknown): value is Timer {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    'length' in value &&
    typeof value.length === 'number'
  );
}

function put(next: Timer[]) {
  timers = next;
  storedText.write(key, JSON.stringify(next));
  for (const listener of listeners) listener();
}

const change = (id: string, part: (timer: Timer) => Timer) =>
  put(timers.map((timer) => (timer.id === id ? part(timer) : timer)));

/** Tells of each change, whichever tab makes it. */
export function onTimers(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

// Another tab of the same kitchen starts and stops the same timers.
window.addEventListener('storage', (event) => {
  if (event.key !== key) return;
  timers = read();
  for (const listener of listeners) listener();
});

/** Milliseconds that a timer has left; negative once it has rung. */
export const timeLeft = ({ endsAt, left = 0 }: Timer, now: number): number =>
  endsAt === undefined ? left : endsAt - now;

/** Timers whose end has come and that nobody has heard yet. */
export const ringing = (all: readonly Timer[], now: number): Timer[] =>
  all.filter((timer) => !timer.heard && timer.endsAt !== undefined && timer.endsAt <= now);

/** The one that ends first comes first; what has rung before all, what is paused as if it ran. */
export const soonestFirst = (all: readonly Timer[], now: number): Timer[] =>
  all.toSorted((one, other) => timeLeft(one, now) - timeLeft(other, now));

export const kitchenTimers = {
  start: (about: TimerAbout, seconds: number) => {
    const length = seconds * 1000;
    put([
      ...timers,
      { ...about, id: crypto.randomUUID?.() ?? String(Math.random()), length, endsAt: Date.now() + length },
    ]);
  },
  pause: (id: string) =>
    change(id, ({ endsAt, ...timer }) => ({ ...timer, left: Math.max(0, (endsAt ?? Date.now()) - Date.now()) })),
  resume: (id: string) => change(id, ({ left = 0, ...timer }) => ({ ...timer, endsAt: Date.now() + left })),
  /** More time, also for one that has rung. */
  extend: (id: string, seconds: number) =>
    change(id, (timer) => {
      const more = seconds * 1000;
      const length = timer.length + more;
      if (timer.endsAt === undefined) return { ...timer, length, left: (timer.left ?? 0) + more };
      return { ...timer, length, endsAt: Math.max(Date.now(), timer.endsAt) + more, heard: false };
    }),
  reset: (id: string) => change(id, ({ endsAt: _, ...timer }) => ({ ...timer, left: timer.length, heard: false })),
  hear: (id: string) => change(id, (timer) => ({ ...timer, heard: true })),
  remove: (id: string) => put(timers.filter((timer) => timer.id !== id)),
};

/** "Onions · 12 min" */
export const timerTitle = ({ name, words }: Timer): string =>
  words === undefined ? name : t('timer.title', { name, length: words });

/** Whether somebody is cooking by a timer. */
export const isTiming = (): boolean => timers.some(({ heard }) => !heard);

/** Timers that have not ended yet, and are not paused. */
export const runningTimers = (now: number): Timer[] => timers.filter(({ endsAt = 0 }) => endsAt > now);

export const allTimers = (): readonly Timer[] => timers;

/** All timers of this browser, in the order in which they were started. */
export const useTimers = (): readonly Timer[] => useSyncExternalStore(onTimers, () => timers);
