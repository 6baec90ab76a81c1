import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import { bundleWorker } from './service-worker.ts';

const origin = 'https://larder.example';

/** As a worker makes it: relative addresses are those of its origin, and pages ask by navigating. */
class PageRequest extends Request {
  readonly #mode: RequestMode;
  constructor(address: string | Request, options: RequestInit & { pageMode?: RequestMode } = {}) {
    super(typeof address === 'string' ? new URL(address, origin) : address, options);
    this.#mode = options.pageMode ?? 'no-cors';
  }
  override get mode() {
    return this.#mode;
  }
}

/** What a browser stores, and a server whose files change with each build. */
function browser() {
  const stored = new Map<string, Map<string, Response>>();
  const keyOf = (name: string | Request) => {
    const { pathname, search } = new URL(typeof name === 'string' ? name : name.url, origin);
    return pathname + search;
  };
  const cacheOf = (name: string) => {
    const files = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, files);
    return {
      put: async (file: string | Request, reply: Response) => void files.set(keyOf(file), reply.clone()),
      match: async (file: string | Request) => files.get(keyOf(file))?.clone(),
    };
  };
  const caches = {
    open: async (name: string) => cacheOf(name),
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    match: async (file: string | Request, { cacheName }: { cacheName?: string } = {}) =>
      [...stored]
        .flatMap(([name, files]) => (cacheName && cacheName !== name ? [] : (files.get(keyOf(file)) ?? [])))[0]
        ?.clone(),
  };
  const server = { files: new Map<string, string>(), isReachable: true, asked: [] as string[], asksToLogIn: false };
  const fetch = async (file: string | Request) => {
    if (!server.isReachable) throw new TypeError('no network');
    const path = keyOf(file);
    server.asked.push(path);
    if (server.asksToLogIn) return { type: 'opaqueredirect', status: 0, text: async () => 'log in first' };
    const text = server.files.get(path);
    return new Response(text ?? 'not found', { status: text === undefined ? 404 : 200 });
  };
  let windows: string[] = [];
  const notified: object[] = [];
  let isHidden = false;
  let pushService = '';
  const shown: string[] = [];
  let latest: Record<string, (event: object) => void> = {};

  /** Runs the worker of a build, which is installed and takes over. */
  const build = async (version: string, files: string[]) => {
    const listeners: Record<string, (event: object) => void> = {};
    latest = listeners;
    const matchAll = async () =>
      windows.map((path) => ({
        url: origin + path,
        visibilityState: isHidden ? 'hidden' : 'visible',
        focus: async () => shown.push(`focus ${path}`),
        postMessage: (message: string) => shown.push(`${message} ${path}`),
      }));
    const openWindow = async (path: string) => shown.push(`open ${path}`);
    const scope = {
      location: new URL(origin),
      registration: {
        scope: `${origin}/`,
        pushManager: { getSubscription: async () => ({ endpoint: pushService }) },
        showNotification: async (title: string, options: object) => void notified.push({ title, ...options }),
      },
      clients: { matchAll, openWindow, claim: async () => undefined },
      skipWaiting: async () => undefined,
      addEventListener: (name: string, listener: (event: object) => void) => {
        listeners[name] = listener;
      },
      caches,
      fetch,
      URL,
      Response,
      Request: PageRequest,
      FetchEvent: class {},
      setTimeout,
      console,
    };
    const worker = createContext(Object.assign(scope, { self: scope }));
    runInContext(bundleWorker(files, version), worker);
    const run = async (name: string, event: object = {}) => {
      const work: Promise<unknown>[] = [];
      const waitUntil = (promise: Promise<unknown>) => work.push(promise.finally(() => undefined));
      listeners[name]?.({ ...event, type: name, waitUntil });
      const outcomes = await Promise.allSettled(work);
      for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
    };
    await run('install');
    await run('activate');
    const answer = async (request: Request) => {
      const work: unknown[] = [];
      let reply: Promise<Response> | undefined;
      listeners.fetch?.({
        type: 'fetch',
        request,
        respondWith: (given: Promise<Response>) => {
          reply = given;
        },
        waitUntil: (promise: unknown) => work.push(promise),
      });
      const given = await reply;
      await Promise.all(work);
      return given;
    };
    const ask = async (path: string, pageMode: RequestMode = 'no-cors', method = 'GET') =>
      (await answer(new PageRequest(new URL(path, origin).href, { pageMode, method })))?.text();
    return Object.assign(ask, { answer });
  };

  /** Somebody taps a notification that a page has asked for. */
  const tap = async (path: string) => {
    let work: unknown;
    const notification = { data: { path }, close: () => undefined };
    latest.notificationclick?.({ notification, waitUntil: (promise: unknown) => (work = promise) });
    await work;
  };
  /** The server sends a message. */
  const push = async (notice: object) => {
    let work: unknown;
    latest.push?.({ data: { json: () => notice }, waitUntil: (promise: unknown) => (work = promise) });
    await work;
  };
  const open = (...paths: string[]) => {
    windows = paths;
  };
  const hide = (hidden: boolean) => {
    isHidden = hidden;
  };
  const subscribeAt = (address: string) => {
    pushService = address;
  };
  return { server, caches, build, open, hide, push, subscribeAt, tap, shown, notified };
}

test('pages open from what is stored, without a network', async () => {
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
  expect(await ask('https://other.example/assets/app-1.js')).toBeUndefined();
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
  expect(await ask('/assets/same.js')).toBe('same');
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

test('a page is there at once, and the server is asked beside', async () => {
  const { server, build } = browser();
  server.files = new Map([['/index.html', 'page 1']]);
  const ask = await build('1', []);
  server.files.set('/g/home', 'page 1 with a head');
  expect(await ask('/g/home', 'navigate')).toBe('page 1');
  expect(server.asked).toContain('/g/home');
  server.files.set('/import/receive', 'page with headers of its own');
  expect(await ask('/import/receive', 'navigate')).toBeUndefined();
});

test('where a proxy asks to log in first, the page is loaded anew from there', async () => {
  const { server, build, open, shown } = browser();
  server.files = new Map([['/index.html', 'page 1']]);
  const ask = await build('1', []);
  server.asksToLogIn = true;
  open('/g/home');
  expect(await ask('/g/home', 'navigate')).toBe('page 1');
  expect(shown).toEqual(['load-anew /g/home']);
  expect(await ask('/g/home', 'navigate')).toBe('log in first');
});

test('a picture that is kept needs no network, and a smaller one stands for a larger one', async () => {
  const { server, caches, build } = browser();
  server.files = new Map([['/index.html', 'page 1']]);
  const ask = await build('1', []);
  const small = '/api/media/recipes/7/images/tiny-original.webp?version=a';
  await (await caches.open('larder-pictures-mia')).put(small, new Response('small'));
  server.asked = [];
  expect(await ask(small)).toBe('small');
  expect(server.asked).toEqual([]);
  server.isReachable = false;
  expect(await ask('/api/media/recipes/7/images/original.webp?version=a')).toBe('small');
  await expect(ask('/api/media/recipes/7/images/original.webp?version=b')).rejects.toThrow('no network');
});

test('what another application shares is handed to the page that imports', async () => {
  const { server, caches, build } = browser();
  server.files = new Map([['/index.html', 'page 1']]);
  const { answer } = await build('1', []);
  const body = new FormData();
  body.set('title', 'Soup');
  body.set('url', '');
  body.set('recipe_import_url', 'https://example.org/soup');
  body.append('files', new File(['photo'], 'crème.jpg', { type: 'image/jpeg' }));
  const reply = await answer(new PageRequest(`${origin}/r/create/url`, { method: 'POST', body }));
  expect(reply?.status).toBe(303);
  const target = new URL(reply?.headers.get('Location') ?? '');
  expect(Object.fromEntries(target.searchParams)).toEqual({
    title: 'Soup',
    recipe_import_url: 'https://example.org/soup',
    files: '1',
  });
  const file = await (await caches.open('larder-shared')).match('/shared-files/0');
  expect(file?.headers.get('X-File-Name')).toBe('cr%C3%A8me.jpg');
  expect(await file?.text()).toBe('photo');
});

test('a notification leads back to its page, or opens it anew', async () => {
  const { server, build, open, tap, shown } = browser();
  server.files = new Map([['/index.html', 'page 1']]);
  await build('1', []);
  await tap('/g/home/r/soup');
  open('/g/home', '/g/home/r/soup');
  await tap('/g/home/r/soup');
  open('/g/home');
  await tap('/g/home/r/soup');
  expect(shown).toEqual([
    'open /g/home/r/soup',
    'focus /g/home/r/soup',
    'go-to /g/home/r/soup /g/home',
    'focus /g/home',
  ]);
});

const notice = (kind: string, path: string) => ({
  ...{ kind, path, title: 'Told', body: 'Milk', tag: `larder ${kind}`, language: 'de-DE' },
});

test('a message of the server is shown with its page, language and tag', async () => {
  const { server, build, push, notified } = browser();
  server.files = new Map([['/index.html', 'page 1']]);
  await build('1', []);
  await push(notice('additions', '/shopping-lists/42'));
  const shown = { body: 'Milk', tag: 'larder additions', lang: 'de-DE', data: { path: '/shopping-lists/42' } };
  expect(notified).toEqual([expect.objectContaining({ title: 'Told', ...shown })]);
});

test('who looks at it is told nothing, unless the push service wants each message shown', async () => {
  const { server, build, push, open, hide, subscribeAt, notified } = browser();
  server.files = new Map([['/index.html', 'page 1']]);
  await build('1', []);
  open('/shopping-lists/42');
  await push(notice('additions', '/shopping-lists/42'));
  await push(notice('timer', '/g/home/r/soup'));
  expect(notified).toEqual([]);
  await push(notice('additions', '/shopping-lists/7'));
  await push(notice('test', '/shopping-lists/42'));
  expect(notified).toHaveLength(2);
  hide(true);
  await push(notice('timer', '/g/home/r/soup'));
  expect(notified).toHaveLength(3);
  hide(false);
  subscribeAt('https://web.push.apple.com/abc');
  await push(notice('timer', '/g/home/r/soup'));
  expect(notified).toHaveLength(4);
});

test('a timer that was stopped or given more time on this device is not told', async () => {
  const { server, caches, build, push, subscribeAt, notified } = browser();
  server.files = new Map([['/index.html', 'page 1']]);
  await build('1', []);
  const note = async (timers: object[]) =>
    (await caches.open('larder-timers')).put('/running-timers', Response.json(timers));
  const tell = () => push({ ...notice('timer', '/g/home/r/soup'), tag: 'larder timer onions' });
  await note([{ id: 'rice', endsAt: Date.now() }]);
  await tell();
  await note([{ id: 'onions', endsAt: Date.now() + 600_000 }]);
  await tell();
  expect(notified).toEqual([]);
  await note([{ id: 'onions', endsAt: Date.now() - 1000 }]);
  await tell();
  expect(notified).toHaveLength(1);
  subscribeAt('https://web.push.apple.com/abc');
  await note([]);
  await tell();
  expect(notified).toHaveLength(2);
});
