/**
 * One query at a time for each key. Who asks while it runs shares the next one with all others who do, so that nobody is
 * answered by a query that was sent before they asked.
 */
export const createShareNext = <Value>() => {
  const running = new Map<string, Promise<Value>>();
  const next = new Map<string, Promise<Value>>();

  const run = (key: string, ask: () => Promise<Value>): Promise<Value> => {
    const asked = ask().finally(() => running.delete(key));
    running.set(key, asked);
    return asked;
  };

  return (key: string, ask: () => Promise<Value>): Promise<Value> => {
    const before = running.get(key);
    if (!before) return run(key, ask);
    const shared = next.get(key);
    if (shared) return shared;
    const begin = () => {
      next.delete(key);
      return run(key, ask);
    };
    const waiting = before.then(begin, begin);
    next.set(key, waiting);
    return waiting;
  };
};
