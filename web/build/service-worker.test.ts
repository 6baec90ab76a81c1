import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';

const source = readFileSync(new URL('./service-worker.js', import.meta.url), 'utf8');
const origin = 'https://larder.example';

/** What a browser stores, and a server whose files change with each build. */
function browser() {
  const stored = new Map<string, Map<string, Response>>();
  const pathOf = (name: string | Request) => new URL(typeof name === 'string' ? name : name.url, origin).pathname;
  const cacheOf = (name: string) => {
    const files = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, files);
    return {
      put: async (file: string, reply: Response) => void files.set(pathOf(file), reply.clone()),
      match: async (file: string) => files.get(pathOf(file))?.clone(),
    };
  };
  const caches = {
    open: async (name: string) => cacheOf(name),
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    match: async (file: string) => [...stored.values()].flatMap((files) => files.get(pathOf(file)) ?? [])[0]?.clone(),
  };
  const server = { files: new Map<string, string>(), isReachable: true, asked: [] as string[] };
  const fetch = async (file: string | Request) => {
    if (!server.isReachable) throw new TypeError('no network');
    const path = pathOf(file);
    server.asked.push(path);
    const text = server.files.get(path);
    return new Response(text ?? 'not found', { status: text === undefined ? 404 : 200 });
  };
  let windows: string[] = [];
  const shown: string[] = [];
  let latest: Record<string, (event: object) => void> = {};

  /** Runs the worker of a build, which is installed and takes over. */
  const build = async (version: string, files: string[]) => {
    const listeners: Record<string, (event: object) => void> = {};
    latest = listeners;
    const matchAll = async () =>
      windows.map((path) => ({ url: origin + path, focus: async () => shown.push(`focus ${path}`) }));
    const openWindow = async (path: string) => shown.push(`open ${path}`);
    const self = {
      location: new URL(origin),
      clients: { matchAll, openWindow, claim: async () => undefined },
      skipWaiting: async () => undefined,
      addEventListener: (name: string, listener: (event: object) => void) => {
        listeners[name] = listener;
      },
    };
    const script = source.replace('__FILES__', JSON.stringify(files)).replace('__VERSION__', version);
    runInContext(script, createContext({ self, caches, fetch, URL, Promise, Error }));
    const run = async (name: string, event: object = {}) => {
      let work: unknown;
      listeners[name]?.({ ...event, waitUntil: (promise: unknown) => (work = promise) });
      await work;
    };
    await run('install');
    await run('activate');
    return async (path: string, mode = 'no-cors', method = 'GET') => {
      let reply: Promise<Response> | undefined;
      const request = { url: origin + path, mode, method };
      listeners.fetch?.({ request, respondWith: (answer: Promise<Response>) => (reply = answer) });
      return reply && (await reply).text();
    };
  };

  /** Somebody taps a notification that a page has asked for. */
  const tap = async (path: string) => {
    let work: unknown;
    const notification = { data: { path }, close: () => undefined };
    latest.notificationclick?.({ notification, waitUntil: (promise: unknown) => (work = promise) });
    await work;
  };
  const open = (...paths: string[]) => {
    windows = paths;
  };
  return { server, caches, build, open, tap, shown };
}

test('a list opens from what is stored, without asking anybody', async () => {
  const { server, build } = browser();
  server.files = new Map([
    ['/index.html', 'page 1'],
    ['/assets/app-1.js', 'app 1'],
  ]);
  const ask = await build('1', ['/assets/app-1.js']);
  server.isReachable = false;
  server.asked = [];
  expect(await ask('/shopping-lists/42', 'navigate')).toBe('page 1');
  expect(await ask('/assets/app-1.js')).toBe('app 1');
  expect(await ask('/g/home', 'navigate')).toBe('page 1');
});

test('what the server says of people, and pages of others, pass by', async () => {
  const { server, build } = browser();
  server.files = new Map([['/index.html', 'page 1']]);
  const ask = await build('1', []);
  for (const path of ['/api/users/self', '/api', '/docs', '/openapi.json']) expect(await ask(path)).toBeUndefined();
  expect(await ask('/assets/app-1.js', 'no-cors', 'POST')).toBeUndefined();
  expect(await ask('.other.example/assets/app-1.js')).toBeUndefined();
});

test('a new build takes over, and pages that are open still find the files of theirs', async () => {
  const { server, caches, build, open } = browser();
  server.files = new Map([
    ['/index.html', 'page 1'],
    ['/assets/app-1.js', 'app 1'],
    ['/assets/same.js', 'same'],
  ]);
  await build('1', ['/assets/app-1.js', '/assets/same.js']);
  server.files = new Map([
    ['/index.html', 'page 2'],
    ['/assets/app-2.js', 'app 2'],
    ['/assets/same.js', 'same'],
  ]);
  server.asked = [];
  open('/');
  const ask = await build('2', ['/assets/app-2.js', '/assets/same.js']);
  expect(server.asked).toEqual(['/index.html', '/assets/app-2.js']);
  expect(await ask('/shopping-lists', 'navigate')).toBe('page 2');
  expect(await ask('/assets/app-1.js')).toBe('app 1');
  open();
  server.files.set('/index.html', 'page 3');
  await build('3', ['/assets/app-2.js']);
  expect(await caches.keys()).toEqual(['larder-files-3']);
});

test('a build of which a file is missing does not take over', async () => {
  const { server, build } = browser();
  server.files = new Map([['/index.html', 'page 1']]);
  await expect(build('1', ['/assets/app-1.js'])).rejects.toThrow('404');
});

test('a notification leads back to its page, or opens it anew', async () => {
  const { server, build, open, tap, shown } = browser();
  server.files = new Map([['/index.html', 'page 1']]);
  await build('1', []);
  await tap('/g/home/r/soup');
  open('/g/home', '/g/home/r/soup');
  await tap('/g/home/r/soup');
  expect(shown).toEqual(['open /g/home/r/soup', 'focus /g/home/r/soup']);
});
