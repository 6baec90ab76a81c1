import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AppError } from '../../platform/errors/index.ts';
import { addWebPages } from './web-pages.ts';

const page = '<html><head><title>Larder</title></head></html>';
const script = 'console.log("dinner");'.repeat(20);

describe('the built web', () => {
  let home: string;
  let server: FastifyInstance;

  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'larder-web-'));
    const web = join(home, 'web');
    await mkdir(join(web, 'assets'), { recursive: true });
    await writeFile(join(home, 'secret.txt'), 'secret');
    await writeFile(join(web, 'index.html'), page);
    await writeFile(join(web, 'favicon.svg'), '<svg/>');
    await writeFile(join(web, 'assets/app-1a2b.js'), script);
    await writeFile(join(web, 'assets/app-1a2b.js.br'), brotliCompressSync(script));
    server = Fastify({ routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 } });
    server.setErrorHandler((error, _request, reply) =>
      reply.code(error instanceof AppError ? 404 : 500).send({ notFound: error instanceof AppError }),
    );
    await addWebPages(server, web, async () => undefined);
  });
  afterAll(async () => {
    await server.close();
    await rm(home, { recursive: true });
  });

  const ask = (url: string, headers = {}, method: 'GET' | 'HEAD' | 'POST' = 'GET') =>
    server.inject({ method, url, headers });

  test('gives built files for ever, and the others as long as they are the same', async () => {
    const built = await ask('/assets/app-1a2b.js');
    const named = await ask('/favicon.svg');

    expect([built.body, built.headers['cache-control']]).toEqual([script, 'public, max-age=31536000, immutable']);
    expect([named.body, named.headers['cache-control']]).toEqual(['<svg/>', 'no-cache']);
    const again = await ask('/favicon.svg', { 'if-none-match': named.headers.etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('gives a browser that can unpack it the packed file', async () => {
    const packed = await ask('/assets/app-1a2b.js', { 'accept-encoding': 'br, gzip' });

    expect(packed.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
    });
    expect(packed.rawPayload).toEqual(brotliCompressSync(script));
  });

  test('gives the page packed to who can unpack it, and plain to all others', async () => {
    const packed = await ask('/g/home', { 'accept-encoding': 'gzip, br' });
    const plain = await ask('/g/home');

    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(gunzipSync(packed.rawPayload).toString()).toBe(page);
    expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, page]);
  });

  test('tells the length of a file to who asks for no more', async () => {
    const head = await ask('/assets/app-1a2b.js', {}, 'HEAD');

    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, String(script.length), '']);
  });

  test.each(['/', '/index.html', '/g/home', '/g/home/r/foo.bar', '/..%2fsecret.txt', '/a%00b'])(
    'answers %s with its page',
    async (path) => {
      const { statusCode, body } = await ask(path);
      expect([statusCode, body]).toEqual([200, page]);
    },
  );

  test.each([
    '/assets',
    '/assets/',
    '/assets/missing.js',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/a%00b',
    `/assets/${'a'.repeat(600)}`,
    '/assets/constructor',
  ])('has nothing at %s', async (path) => {
    const { statusCode, json } = await ask(path);
    expect([statusCode, json()]).toEqual([404, { notFound: true }]);
  });

  test('takes no other kind of request', async () => {
    expect((await ask('/assets/app-1a2b.js', {}, 'POST')).statusCode).toBe(404);
    expect((await ask('/login', {}, 'POST')).statusCode).toBe(404);
  });
});
