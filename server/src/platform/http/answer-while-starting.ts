import { once } from 'node:events';
import { createServer } from 'node:http';
import { chooseLanguage, wordsIn } from './words.ts';

/** Milliseconds: a usual start is over by then. */
const usualStart = 1000;
/** Seconds after which it is worth another try. */
const nextTry = '5';

/** What a browser shows meanwhile: it looks again by itself, with colors that hold by day and in the dark. */
const page = (language: string, words: string) => `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="${nextTry}">
<title>Larder</title>
<style>
  body { min-height: 100dvh; margin: 0; display: grid; place-content: center; padding: 1.5rem; box-sizing: border-box;
    font-family: system-ui, sans-serif; text-align: center; background: light-dark(#fbf8f2, #171412); }
  h1 { font-size: 1.5rem; color: light-dark(#1f1a16, #f5efe6); }
</style>
<main><h1 dir="auto">${words}</h1></main>
</html>`;

/**
 * Answers whoever asks while the server cannot yet, as when the schema of a large database is brought up to date: alive, and not ready.
 * @returns what ends that, before the server itself listens there
 */
export const answerWhileStarting = (host: string, port: number, delay = usualStart) => {
  const server = createServer((request, response) => {
    const isAlive = request.url?.split('?')[0] === '/api/health/live';
    const isPage = !isAlive && request.headers.accept?.includes('text/html');
    const type = isPage ? 'text/html; charset=utf-8' : 'application/json';
    const language = chooseLanguage(request.headers['accept-language']);
    const message = wordsIn(language)('error.server.starting');
    const headers = { 'content-type': type, 'cache-control': 'no-store', connection: 'close' };
    response.writeHead(isAlive ? 200 : 503, isAlive ? headers : { ...headers, 'retry-after': nextTry });
    const detail = { message, error: true, code: 'server.starting' };
    response.end(isPage ? page(language, message) : JSON.stringify(isAlive ? { status: 'ok' } : { detail }));
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
