import { LRUCache } from 'lru-cache';
import type { Connection } from './connection.ts';

const mostValues = 2000;

interface Remembered {
  revisions: string;
  value: Promise<unknown>;
}

const caches = new WeakMap<Connection, LRUCache<string, Remembered>>();

const cacheOf = (connection: Connection) => {
  const cache = caches.get(connection) ?? new LRUCache<string, Remembered>({ max: mostValues });
  caches.set(connection, cache);
  return cache;
};

/** Computes a value once for the revisions that it depends on; the next ones take its place. */
export const rememberAt = <Value>(
  connection: Connection,
  { key, revisions }: { key: string; revisions: string },
  compute: () => Promise<Value>,
): Promise<Value> => {
  const cache = cacheOf(connection);
  const known = cache.get(key);
  // Whoever cached something under this key cached what the same computation gives.
  if (known?.revisions === revisions) return known.value as Promise<Value>;
  const value = compute();
  cache.set(key, { revisions, value });
  value.catch(() => cache.delete(key));
  return value;
};
