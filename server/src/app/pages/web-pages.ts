import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/errors/index.ts';
import { sendText } from '../../platform/http/send-text.ts';

/** What the server writes into the page before it is sent, so that links preview well. */
export interface PageHead {
  /** Markup for the end of `<head>`, already escaped. */
  markup: string;
  /** Already escaped as well; empty for the usual one. */
  title: string;
  status: 200 | 404;
  /** Not everybody may see it: nothing on the way may keep it. */
  isPrivate?: boolean;
}

/** Says what belongs into the head of the page at an address, if anything. */
export type DescribePage = (request: FastifyRequest) => Promise<PageHead | undefined>;

const yearInSeconds = 31_536_000;

/** Serves the built web: files by name, precompressed, and its one page for every other address. */
export const addWebPages = async (server: FastifyInstance, folder: string, describe: DescribePage): Promise<void> => {
  const indexFile = join(folder, 'index.html');
  if (!existsSync(indexFile)) {
    server.setNotFoundHandler(async () => {
      throw new AppError('request.not-found');
    });
    return;
  }
  const index = readFileSync(indexFile, 'utf8');
  const plain = { body: Buffer.from(index) };
  await server.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // The names of built files hold a hash of their content.
      const lasting = path.includes('/assets/');
      reply.setHeader('cache-control', lasting ? `public, max-age=${yearInSeconds}, immutable` : 'no-cache');
    },
  });
  addFiles(server, folder);
  server.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !/^\/(api|assets)(\/|$)/.test(path);
    if (!isPage) throw new AppError('request.not-found');
    // The bookmark opens this page from any site, and the two have to be able to speak with each other.
    if (path === '/import/receive') reply.header('cross-origin-opener-policy', 'unsafe-none');
    const head = await describe(request);
    const html = head ? { body: Buffer.from(withHead(index, head)) } : plain;
    reply
      .code(head?.status ?? 200)
      .header('cache-control', head?.isPrivate ? 'private, no-store' : 'no-cache')
      .header('vary', 'accept-encoding')
      .type('text/html; charset=utf-8');
    return sendText(request, reply, html);
  });
};

const method = ['GET', 'HEAD'];

/** Only what was there at the start has a name: no address leads to any other file. */
const addFiles = (server: FastifyInstance, folder: string): void => {
  for (const name of filesIn(folder)) {
    server.route({ method, url: `/${name}`, handler: (_request, reply) => reply.sendFile(name) });
  }
  // One route for hundreds of files: as many routes take a fifth of the time of a start.
  const assets = new Set(filesIn(join(folder, 'assets')));
  server.route<{ Params: { '*': string } }>({
    method,
    url: '/assets/*',
    handler: ({ params: { '*': name } }, reply: FastifyReply) =>
      assets.has(name) ? reply.sendFile(`assets/${name}`) : reply.callNotFound(),
  });
};

const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => name)
    : [];

const withHead = (index: string, { title, markup }: PageHead): string => {
  const titled = title ? index.replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`) : index;
  return titled.replace('</head>', () => `${markup}</head>`);
};
