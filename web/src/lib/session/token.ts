import { useSyncExternalStore } from 'react';
import { storedText } from '../browser/stored-text.ts';
import { forgetMember } from './stored-member.ts';

const key = 'larder.access-token';

let current = storedText.read(key);
const watchers = new Set<() => void>();
const sessionEndListeners = new Set<() => void>();

/** The token that calls carry, or null for a visitor. */
export const token = () => current;

export const useToken = () => useSyncExternalStore(watchToken, token);

export const keepToken = (received: string) => change(received);

export const forgetToken = () => change(null);

/** Tells that the server no longer accepts the token. */
export function endSession() {
  forgetToken();
  for (const listener of sessionEndListeners) listener();
}

/** @returns a function that stops listening */
export function onSessionEnd(listener: () => void) {
  sessionEndListeners.add(listener);
  return () => {
    sessionEndListeners.delete(listener);
  };
}

/** Loads the page anew when another tab logs in or out, so that no tab shows one person's recipes to another. */
export function followOtherTabs() {
  window.addEventListener('storage', (event) => {
    if (event.key === key && (event.oldValue === null) !== (event.newValue === null)) window.location.reload();
  });
}

function change(next: string | null) {
  current = next;
  storedText.write(key, next);
  if (next === null) forgetMember();
  for (const watcher of watchers) watcher();
}

/** @returns a function that stops watching */
export function watchToken(watcher: () => void) {
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
  };
}
