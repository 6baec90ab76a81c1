// Keeps the application's files, so that a shopping list opens without a network. What the server says of people, and pages of others,
// pass by it: nothing of theirs is stored here.
{
  const files = __FILES__;
  const page = '/index.html';
  const prefix = 'larder-files-';
  const current = `${prefix}__VERSION__`;

  const ownCaches = async () => (await caches.keys()).filter((name) => name.startsWith(prefix));

  /** A file by the name of its content never changes, so that one of the former build is as good. */
  const store = async (cache, file) => {
    const known = file.startsWith('/assets/') && (await caches.match(file));
    if (known) return cache.put(file, known);
    const reply = await fetch(file, { cache: 'no-cache' });
    if (!reply.ok) throw new Error(`${file}: ${reply.status}`);
    await cache.put(file, reply);
  };

  const install = async () => {
    const cache = await caches.open(current);
    await Promise.all([page, ...files].map((file) => store(cache, file)));
    await self.skipWaiting();
  };

  /** Pages that are open still ask for files of the build that they began with: its cache stays until the next one. */
  const activate = async () => {
    const others = (await ownCaches()).filter((name) => name !== current);
    const former = (await self.clients.matchAll()).length > 0 ? others.at(-1) : undefined;
    await Promise.all(others.filter((name) => name !== former).map((name) => caches.delete(name)));
    await self.clients.claim();
  };

  const asset = async (request) => {
    const known = await caches.match(request.url, { ignoreVary: true });
    if (known) return known;
    const reply = await fetch(request);
    if (reply.ok) {
      const copy = reply.clone();
      // A full disk is no reason to answer nothing.
      caches
        .open(current)
        .then((cache) => cache.put(request.url, copy))
        .catch(() => undefined);
    }
    return reply;
  };

  const storedPage = async () => (await caches.open(current)).match(page);

  /** A shopping list waits for no network; every other page is the server's as long as there is one. */
  const navigation = async (request, path) => {
    if (/^\/shopping-lists(\/|$)/.test(path)) {
      const stored = await storedPage();
      if (stored) return stored;
    }
    try {
      return await fetch(request);
    } catch (error) {
      const stored = await storedPage();
      if (stored) return stored;
      throw error;
    }
  };

  const orStored = (request) =>
    fetch(request).catch(async (error) => (await caches.match(request.url)) ?? Promise.reject(error));

  self.addEventListener('install', (event) => event.waitUntil(install()));
  self.addEventListener('activate', (event) => event.waitUntil(activate()));

  self.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== self.location.origin || /^\/(api|docs)(\/|$)|^\/openapi/.test(pathname))
      return;
    if (pathname.startsWith('/assets/')) event.respondWith(asset(request));
    else if (request.mode === 'navigate') event.respondWith(navigation(request, pathname));
    else if (files.includes(pathname)) event.respondWith(orStored(request));
  });

  // A timer has ended: back to the page that told so, opened anew where it was closed.
  self.addEventListener('notificationclick', (event) => {
    const { notification } = event;
    notification.close();
    const back = async () => {
      const { path } = notification.data;
      const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
      const one = windows.find(({ url }) => url === self.location.origin + path) ?? windows[0];
      return one ? one.focus() : self.clients.openWindow(path);
    };
    event.waitUntil(back());
  });

  // Files that a page has fetched before this worker could see it, such as the words of its language.
  self.addEventListener('message', (event) => {
    const { used = [] } = event.data ?? {};
    const work = async () => {
      const cache = await caches.open(current);
      const missing = await Promise.all(used.map(async (file) => ((await caches.match(file)) ? [] : [file])));
      await Promise.all(missing.flat().map((file) => store(cache, file).catch(() => undefined)));
    };
    event.waitUntil(work());
  });
}
