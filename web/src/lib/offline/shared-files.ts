/** Where `build/service-worker.js` puts what another application shares. */
const cacheName = 'larder-shared';

/** The files that another application has shared last; each serves once. */
export async function takeSharedFiles(): Promise<File[]> {
  if (!('caches' in globalThis)) return [];
  const cache = await caches.open(cacheName);
  const replies = await cache.matchAll();
  const files = await Promise.all(replies.map(fileOf));
  await caches.delete(cacheName);
  return files;
}

async function fileOf(reply: Response): Promise<File> {
  const name = decodeURIComponent(reply.headers.get('X-File-Name') ?? '');
  return new File([await reply.blob()], name, { type: reply.headers.get('Content-Type') ?? '' });
}
