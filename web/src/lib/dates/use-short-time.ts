import { formatMinutes, type minutesOf } from '@larder/kitchen';
import { useSyncExternalStore } from 'react';
import { locale } from '../messages/index.ts';

let read: typeof minutesOf | undefined;
const listeners = new Set<() => void>();

/** The words for lengths of time in all languages are larger than the screens that show one: these don't wait for them. */
import('./read-minutes.ts').then(
  ({ minutesOf }) => arrive(minutesOf),
  // Then times are shown as they were written.
  () => arrive(() => null),
);

function arrive(reader: typeof minutesOf) {
  read = reader;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** As `shortTime`; undefined where there is none, null until it can be read. */
export function useShortTime(text: string | null): string | null | undefined {
  const reader = useSyncExternalStore(subscribe, () => read);
  if (!text) return undefined;
  if (!reader) return null;
  const minutes = reader(text);
  return minutes ? formatMinutes(minutes, locale()) : text;
}
