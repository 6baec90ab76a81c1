// Keeps the application's files, so that it opens and goes from page to page without a network. What the server says of people passes
// by it: that is kept by the page, which knows whose it is.
import { PrecacheStrategy } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';

const page = '/index.html';
const prefix = 'larder-files-';
const current = prefix + __VERSION__;
const pictures = 'larder-pictures-';
const shared = 'larder-shared';

const files = [page, ...__FILES__];
const build = new PrecacheStrategy({ cacheName: current });

/** Workbox's own installs one file after the other, which takes a minute for hundreds of small ones. */
const install = async (event) => {
  await Promise.all(files.flatMap((file) => build.handleAll({ request: new Request(file), event })));
  await self.skipWaiting();
};

const storedFile = async (path) => (await caches.open(current)).match(path, { ignoreVary: true });

const cachesOf = async (start) => (await caches.keys()).filter((name) => name.startsWith(start));

/** Pages that are open still ask for files of the build that they began with: its cache stays until the next one. */
const activate = async () => {
  const others = (await cachesOf(prefix)).filter((name) => name !== current);
  const former = (await self.clients.matchAll()).length > 0 ? others.at(-1) : undefined;
  await Promise.all(others.filter((name) => name !== former).map((name) => caches.delete(name)));
  await self.clients.claim();
};

self.addEventListener('install', (event) => event.waitUntil(install(event)));
self.addEventListener('activate', (event) => event.waitUntil(activate()));

/** A file by the name of its content never changes, so that one of the former build is as good. */
const ofAnyBuild = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
    cachedResponse ?? caches.match(request.url, { ignoreVary: true }),
};
const assets = new CacheFirst({ cacheName: current, matchOptions: { ignoreVary: true }, plugins: [ofAnyBuild] });
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), assets);

/** A proxy in front of the server wants to see who comes: the next page is asked of it. */
let isAskedElsewhere = false;

/** A page waits for no network. Its address is asked for beside, which tells where somebody has to log in at a proxy first. */
const navigation = async ({ request, event }) => {
  const stored = isAskedElsewhere ? undefined : await storedFile(page);
  isAskedElsewhere = false;
  if (!stored) return fetch(request).catch(async (error) => (await storedFile(page)) ?? Promise.reject(error));
  const look = async () => {
    const { type } = await fetch(request);
    if (type !== 'opaqueredirect') return;
    isAskedElsewhere = true;
    for (const client of await self.clients.matchAll({ type: 'window' })) client.postMessage('load-anew');
  };
  event.waitUntil(look().catch(() => undefined));
  return stored;
};
// The bookmark's page has headers of its own, and what is no page of the application is the server's.
registerRoute(
  ({ request, url }) =>
    request.mode === 'navigate' &&
    !/^\/(api|docs|extension|import\/receive)(\/|$)|^\/(openapi|metrics)/.test(url.pathname),
  navigation,
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && files.includes(url.pathname),
  ({ request }) => fetch(request).catch(async (error) => (await storedFile(request.url)) ?? Promise.reject(error)),
);

/** Pictures that the page keeps. Without a network a smaller one stands for the one that is wanted. */
const picture = async ({ request, url }) => {
  const kept = async (name) => {
    const address = new URL(url);
    if (name) address.pathname = address.pathname.replace(/[^/]*$/, name);
    for (const cache of await cachesOf(pictures)) {
      const found = await (await caches.open(cache)).match(address.href, { ignoreVary: true });
      if (found) return found;
    }
  };
  const known = await kept();
  if (known) return known;
  return fetch(request).catch(
    async (error) =>
      (await kept('original.webp')) ??
      (await kept('min-original.webp')) ??
      (await kept('tiny-original.webp')) ??
      Promise.reject(error),
  );
};
registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin && /^\/api\/media\/recipes\/[^/]+\/images\/(min-|tiny-)?original\.webp$/.test(url.pathname),
  picture,
);

/** Links, texts, photos and files that another application shares: words go into the address, files are handed to the page. */
const takeShared = async ({ request, url }) => {
  const form = await request.formData();
  const target = new URL(url.pathname, url.origin);
  for (const [name, value] of form) if (typeof value === 'string' && value) target.searchParams.set(name, value);
  const files = form.getAll('files').filter((file) => typeof file !== 'string' && file.size > 0);
  await caches.delete(shared);
  if (files.length > 0) {
    const cache = await caches.open(shared);
    const put = (file, at) => {
      const headers = { 'Content-Type': file.type, 'X-File-Name': encodeURIComponent(file.name) };
      return cache.put(`/shared-files/${at}`, new Response(file, { headers }));
    };
    await Promise.all(files.map(put));
    target.searchParams.set('files', String(files.length));
  }
  return Response.redirect(target.href, 303);
};
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname === '/r/create/url', takeShared, 'POST');

/** Its push service takes the right to notify from pages whose messages are not shown each time. */
const showsEach = 'https://web.push.apple.com/';

/** Whether a timer still ends about now as far as this device knows: its end may have been told to nobody while there was no network. */
const isAwaited = async (tag) => {
  const noted = await caches.match('/running-timers', { cacheName: 'larder-timers' });
  if (!noted) return true;
  const early = 30_000;
  return (await noted.json()).some(({ id, endsAt }) => tag === `larder timer ${id}` && endsAt <= Date.now() + early);
};

/** The server tells something, encrypted for this browser. Who looks at it already is told nothing, and nobody of a timer
 * that was stopped here. */
const tell = async ({ kind, title, body, tag, path, language }) => {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const isThere = ({ url }) => kind === 'timer' || (kind !== 'test' && url === self.location.origin + path);
  const isStopped = kind === 'timer' && !(await isAwaited(tag));
  if (isStopped || windows.some((one) => one.visibilityState === 'visible' && isThere(one))) {
    const subscription = await self.registration.pushManager.getSubscription();
    if (!subscription?.endpoint.startsWith(showsEach)) return;
  }
  // A hidden page that has told the end of the timer itself used the same tag: one takes the other's place.
  const shown = { body, tag, lang: language, dir: 'auto', icon: '/icon-192.png', data: { path } };
  await self.registration.showNotification(title, shown);
};
self.addEventListener('push', (event) => event.waitUntil(tell(event.data.json())));

// A timer has ended, or the server tells something: back to the page that it is about, opened anew where it was closed.
self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  const back = async () => {
    const { path } = notification.data;
    const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const there = windows.find(({ url }) => url === self.location.origin + path);
    const one = there ?? windows[0];
    if (!one) return self.clients.openWindow(path);
    // The page goes there itself, so that it asks first about what was not saved.
    if (!there) one.postMessage(`go-to ${path}`);
    return one.focus();
  };
  event.waitUntil(back());
});

// Files that a page has fetched before this worker could see it, such as the words of its language.
self.addEventListener('message', (event) => {
  const { used = [] } = event.data ?? {};
  const work = async () => {
    const cache = await caches.open(current);
    const store = async (file) => {
      if (await caches.match(file, { ignoreVary: true })) return;
      const reply = await fetch(file);
      if (reply.ok) await cache.put(file, reply);
    };
    await Promise.all(used.map((file) => store(file).catch(() => undefined)));
  };
  event.waitUntil(work());
});
