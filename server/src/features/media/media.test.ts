import { afterAll, beforeAll, expect, test } from 'vitest';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { recipeAssetKey, recipeImageKey } from '../recipes/index.ts';

const id = '5f0c7a0e-2f0e-4f0a-9a55-0d6f8e7c1b2a';

forEachDialect('media', (database) => {
  let app: TestApp;

  beforeAll(async () => {
    app = await createTestApp(database);
    await app.platform.files.write(recipeImageKey(id, 'tiny'), Buffer.from('a picture'));
    await app.platform.files.write(recipeAssetKey(id, 'film.mp4'), Buffer.from('0123456789'));
  });
  afterAll(() => app.close());

  const get = (path: string, headers: Record<string, string> = {}) =>
    app.server.inject({ method: 'GET', url: `/api/media/recipes/${id}/${path}`, headers });

  test('a picture is served to anybody, and kept for long where its address changes with it', async () => {
    const plain = await get('images/tiny-original.webp');
    const versioned = await get('images/tiny-original.webp?version=abc');

    expect([plain.statusCode, plain.body, plain.headers['content-type']]).toEqual([200, 'a picture', 'image/webp']);
    expect(plain.headers['cache-control']).toBe('no-cache');
    expect(versioned.headers['cache-control']).toContain('immutable');
  });

  test('whoever has a file already gets no second copy', async () => {
    const { headers } = await get('images/tiny-original.webp');
    const again = await get('images/tiny-original.webp', { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('a player can seek in a film, and a download go on', async () => {
    const { headers, body } = await get('assets/film.mp4');
    const part = await get('assets/film.mp4', { range: 'bytes=4-6' });
    const beyond = await get('assets/film.mp4', { range: 'bytes=10-' });
    const old = await get('assets/film.mp4', { range: 'bytes=4-6', 'if-range': '"another"' });

    expect([headers['accept-ranges'], headers['content-length'], body]).toEqual(['bytes', '10', '0123456789']);
    expect([part.statusCode, part.headers['content-range'], part.body]).toEqual([206, 'bytes 4-6/10', '456']);
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, 'bytes */10']);
    expect([old.statusCode, old.body]).toEqual([200, '0123456789']);
  });

  test('that files are served can be seen', async () => {
    const { statusCode, headers } = await app.server.inject({ method: 'GET', url: '/api/media/docker/validate.txt' });
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  });

  test.each([
    'images/original.webp',
    'images/film.mp4',
    'images/..%2Fassets%2Ffilm.mp4',
    'assets/..%2Fimages%2Ftiny-original.webp',
    'assets/..%2F..%2F..%2Flarder.db',
    'assets/.draft',
    'assets/%2e%2e',
  ])('%s is no file', async (path) => {
    expect((await get(path)).statusCode).toBe(404);
  });
});
