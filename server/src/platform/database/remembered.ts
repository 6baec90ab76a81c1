import { LRUCache } from 'lru-cache';
import type { Connection } from './connection.ts';

const mostValues = 2000;

const caches = new WeakMap<Connection, LRUCache<string, Promise<unknown>>>();

const cacheOf = (connection: Connection) => {
  const cache = caches.get(connection) ?? new LRUCache<string, Promise<unknown>>({ max: mostValues });
  caches.set(connection, cache);
  return cache;
};

/** Computes a value once. The key says of which revision of which group it is, so nothing in here becomes wrong. */
export const rememberAt = <Value>(
  connection: Connection,
  key: string,
  compute: () => Promise<Value>,
): Promise<Value> => {
  const cache = cacheOf(connection);
  const known = cache.get(key);
  // Whoever cached something under this key cached what the same computation gives.
  if (known) return known as Promise<Value>;
  const value = compute();
  cache.set(key, value);
  value.catch(() => cache.delete(key));
  return value;
};
