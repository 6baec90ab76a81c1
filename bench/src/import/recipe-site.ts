import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

export interface RecipeSite {
  url: string;
  paths: string[];
  stop(): void;
}

const own = new URL('../../../e2e/pages/tomato-soup.html', import.meta.url);

/** A picture anywhere in a page: it is served from here, whatever site it was on. */
const pictures = /https?:\\?\/\\?\/[^\s"'<>\\]+?(?:\\\/[^\s"'<>\\]+?)*\.(?:jpe?g|png|webp)(?:\?[^\s"'<>\\]*)?/gi;

/**
 * Stored pages as a web site on this machine, each with a photograph in place of its pictures.
 * @param directory pages as `NAME.html.gz`; without one it has the page of the journeys only
 */
export const startRecipeSite = async (directory: string | undefined, photograph: Buffer): Promise<RecipeSite> => {
  const pages = directory ? storedPages(directory) : new Map([['/page-0', readFileSync(own)]]);
  let origin = '';
  const server = createServer((request, reply) => {
    const path = request.url?.split('?')[0] ?? '';
    const page = pages.get(path);
    if (page) {
      // A page of another encoding keeps its bytes: one character stands for one.
      const html = page.toString('latin1').replace(pictures, `${origin}/photograph.jpg`);
      return reply.setHeader('content-type', 'text/html').end(Buffer.from(html, 'latin1'));
    }
    if (/\.(?:jpe?g|png|webp)$/.test(path)) return reply.setHeader('content-type', 'image/jpeg').end(photograph);
    return reply.writeHead(404).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port to be had');
  origin = `http://127.0.0.1:${address.port}`;
  return { url: origin, paths: [...pages.keys()], stop: () => server.close() };
};

const storedPages = (directory: string): Map<string, Buffer> => {
  const files = readdirSync(directory).filter((name) => name.endsWith('.html.gz'));
  return new Map(files.map((name, index) => [`/page-${index}`, gunzipSync(readFileSync(join(directory, name)))]));
};
