/** Where `build/service-worker.js` reads which timers run on this device. */
const cacheName = 'larder-timers';

interface NotedTimer {
  id: string;
  /** Milliseconds since 1970. */
  endsAt: number;
}

/** Lets the service worker know which timers run: the server does not hear of one that is stopped without a network. */
export async function noteTimers(timers: readonly NotedTimer[]): Promise<void> {
  if (!('caches' in globalThis)) return;
  await (await caches.open(cacheName)).put('/running-timers', Response.json(timers));
}

export async function forgetNotedTimers(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(cacheName);
}
