import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';

interface SitePage {
  type: string;
  file: URL;
  /** Shown to what looks like a person's own browser, with a policy that lets nothing run in it. */
  isForPeople?: true;
}

const files: Record<string, SitePage> = {
  '/tomato-soup': { type: 'text/html; charset=utf-8', file: new URL('pages/tomato-soup.html', import.meta.url) },
  '/apfelpfannkuchen': {
    type: 'text/html; charset=utf-8',
    file: new URL('pages/apfelpfannkuchen.html', import.meta.url),
  },
  '/waffeln': { type: 'text/html; charset=utf-8', file: new URL('pages/waffeln.html', import.meta.url) },
  '/walnut-bread': {
    type: 'text/html; charset=utf-8',
    file: new URL('pages/walnut-bread.html', import.meta.url),
    isForPeople: true,
  },
  '/about-us': { type: 'text/html; charset=utf-8', file: new URL('pages/about-us.html', import.meta.url) },
  '/tomato-soup.webp': { type: 'image/webp', file: new URL('../web/src/art/tomato-soup.webp', import.meta.url) },
};

/** A web site with recipes, on this machine: the world outside of a journey. */
export async function startRecipeSite() {
  const server = createServer(async (request, reply) => {
    const page = files[request.url ?? ''];
    if (!page) return reply.writeHead(404).end();
    if (page.isForPeople && !request.headers['sec-fetch-mode']) return reply.writeHead(403).end();
    const policy = page.isForPeople && { 'content-security-policy': "default-src 'none'" };
    reply.writeHead(200, { 'content-type': page.type, ...policy }).end(await readFile(page.file));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port to be had');
  return { url: `http://127.0.0.1:${address.port}`, stop: () => server.close() };
}
