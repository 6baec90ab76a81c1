import { once } from 'node:events';
import { createServer } from 'node:http';

/** Milliseconds: a usual start is over by then. */
const usualStart = 1000;
const starting = { message: 'Larder is starting.', error: true, code: 'server.starting' };

/**
 * Answers whoever asks while the server cannot yet, as when the schema of a large database is brought up to date: alive, and not ready.
 * @returns what ends that, before the server itself listens there
 */
export const answerWhileStarting = (host: string, port: number, delay = usualStart) => {
  const server = createServer((request, response) => {
    const isAlive = request.url?.split('?')[0] === '/api/health/live';
    const headers = { 'content-type': 'application/json', 'cache-control': 'no-store', connection: 'close' };
    response.writeHead(isAlive ? 200 : 503, isAlive ? headers : { ...headers, 'retry-after': '5' });
    response.end(JSON.stringify(isAlive ? { status: 'ok' } : { detail: starting }));
  });
  let listening: Promise<unknown> | undefined;
  const timer = setTimeout(() => {
    server.listen(port, host);
    // Where somebody else listens there, the server itself tells so when it begins to.
    listening = once(server, 'listening').catch(() => undefined);
  }, delay).unref();
  return async (): Promise<void> => {
    clearTimeout(timer);
    await listening;
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
};
