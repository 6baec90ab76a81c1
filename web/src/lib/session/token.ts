import { storedText } from '../browser/stored-text.ts';

const key = 'larder.access-token';

let current = storedText.read(key);
const listeners = new Set<() => void>();

/** The token that calls carry, or null for a visitor. */
export const token = () => current;

export function keepToken(received: string) {
  current = received;
  storedText.write(key, received);
}

export function forgetToken() {
  current = null;
  storedText.write(key, null);
}

/** Tells that the server no longer accepts the token. */
export function endSession() {
  forgetToken();
  for (const listener of listeners) listener();
}

/** @returns a function that stops listening */
export function onSessionEnd(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Loads the page anew when another tab logs in or out, so that no tab shows one person's recipes to another. */
export function followOtherTabs() {
  window.addEventListener('storage', (event) => {
    if (event.key === key && (event.oldValue === null) !== (event.newValue === null)) window.location.reload();
  });
}
