import type { Connection } from './connection.ts';

const mostKept = 2000;

const ofConnections = new WeakMap<Connection, Map<string, Promise<unknown>>>();

const keptOf = (connection: Connection) => {
  const kept = ofConnections.get(connection) ?? new Map<string, Promise<unknown>>();
  ofConnections.set(connection, kept);
  return kept;
};

/** Computes a value once. The key says of which revision of which group it is, so nothing in here becomes wrong. */
export const rememberAt = async <Value>(
  connection: Connection,
  key: string,
  compute: () => Promise<Value>,
): Promise<Value> => {
  const kept = keptOf(connection);
  const known = kept.get(key);
  // Whoever kept something under this key kept what the same computation gives.
  if (known) return known as Promise<Value>;
  const value = compute();
  kept.set(key, value);
  for (const oldest of kept.keys()) {
    if (kept.size <= mostKept) break;
    kept.delete(oldest);
  }
  value.catch(() => kept.delete(key));
  return value;
};
