import { useSyncExternalStore } from 'react';
import { storedText } from '../browser/stored-text.ts';

export interface Preference<Value extends object> {
  get: () => Value;
  /** Changes some of it and remembers the whole. */
  change: (part: Partial<Value>) => void;
  use: () => [Value, (part: Partial<Value>) => void];
}

/**
 * Taste that this browser remembers, shared by all components that use it.
 * Keys that were stored by an older version, or by none, take their defaults.
 * @param storage of the tab alone, for what holds no longer than it
 */
export function preference<Value extends object>(
  key: string,
  defaults: Value,
  storage: typeof storedText = storedText,
): Preference<Value> {
  let current = merged(defaults, storage.read(key));
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const get = () => current;
  const change = (part: Partial<Value>) => {
    current = { ...current, ...part };
    storage.write(key, JSON.stringify(current));
    for (const listener of listeners) listener();
  };
  return { get, change, use: () => [useSyncExternalStore(subscribe, get), change] };
}

function merged<Value extends object>(defaults: Value, text: string | null): Value {
  if (text === null) return defaults;
  try {
    const stored: unknown = JSON.parse(text);
    return typeof stored === 'object' && stored !== null && !Array.isArray(stored)
      ? { ...defaults, ...stored }
      : defaults;
  } catch {
    return defaults;
  }
}
