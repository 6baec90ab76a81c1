import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { AppError } from '../../platform/errors/index.ts';
import { addExtension } from './extension.ts';

test('the built extension is downloaded, what is not there is not found, and no other file has an address', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'larder-extension-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'larder-chrome.zip'), 'zip');
  await writeFile(join(folder, '.built-from'), 'stamp');
  const server = Fastify();
  server.setErrorHandler((error, _, reply) => reply.code(error instanceof AppError ? error.status : 500).send());
  addExtension(server, folder);

  const built = await server.inject('/extension/larder-chrome.zip');
  expect([built.statusCode, built.body]).toEqual([200, 'zip']);
  expect(built.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="larder-chrome.zip"',
  });
  const others = ['/extension/larder-firefox.zip', '/extension/.built-from', '/extension/../larder-chrome.zip'];
  const replies = await Promise.all(others.map((url) => server.inject(url)));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
});
