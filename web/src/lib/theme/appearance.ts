import { useSyncExternalStore } from 'react';
import { storedText } from '../browser/stored-text.ts';

export type Appearance = 'light' | 'dark' | 'system';

/** Read by `build/boot.js` too, before the first paint. */
const key = 'larder.appearance';

const grounds = { light: '#FBF8F2', dark: '#171412' };
const systemIsDark = window.matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

let chosen = read();
systemIsDark.addEventListener('change', apply);

/** What was chosen, and what it comes to now. */
export function useAppearance() {
  return {
    appearance: useSyncExternalStore(subscribe, () => chosen),
    scheme: useSyncExternalStore(subscribe, scheme),
    choose,
  };
}

function choose(appearance: Appearance) {
  chosen = appearance;
  storedText.write(key, appearance);
  apply();
}

/** Follows the appearance of a person's profile on a browser that has none of its own yet. */
export function adoptAppearance(ofProfile: Appearance) {
  if (storedText.read(key) === null && ofProfile !== 'system') choose(ofProfile);
}

function apply() {
  document.documentElement.dataset.mantineColorScheme = scheme();
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', grounds[scheme()]);
  for (const listener of listeners) listener();
}

function scheme(): 'light' | 'dark' {
  if (chosen !== 'system') return chosen;
  return systemIsDark.matches ? 'dark' : 'light';
}

function read(): Appearance {
  const stored = storedText.read(key);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
