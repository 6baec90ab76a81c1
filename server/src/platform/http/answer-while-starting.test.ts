import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { answerWhileStarting } from './answer-while-starting.ts';
import { addLanguages } from './words.ts';

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
};

test('a server that is starting is alive and not ready, and then makes room for itself', async () => {
  const port = await freePort();
  const stop = answerWhileStarting('127.0.0.1', port, 0);
  const ask = (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`).then(
      ({ status }) => status,
      () => 'nobody',
    );
  await expect.poll(() => ask('/api/health/live')).toBe(200);
  expect(await ask('/api/health')).toBe(503);
  expect(await ask('/')).toBe(503);
  await stop();
  expect(await ask('/api/health/live')).toBe('nobody');
});

test('a browser is shown that the server starts, and looks again by itself', async () => {
  const port = await freePort();
  const stop = answerWhileStarting('127.0.0.1', port, 0);
  const ask = (accept: string, language = 'en-US') =>
    fetch(`http://127.0.0.1:${port}/g/home`, { headers: { accept, 'accept-language': language } });
  await expect
    .poll(() =>
      ask('text/html').then(
        ({ status }) => status,
        () => 'nobody',
      ),
    )
    .toBe(503);
  const shown = await (await ask('text/html,application/xhtml+xml')).text();
  expect(shown).toContain('<h1 dir="auto">Larder is starting.</h1>');
  expect(shown).toContain('http-equiv="refresh" content="5"');
  addLanguages(fileURLToPath(new URL('../../../../messages/src/', import.meta.url)));
  const german = await (await ask('text/html', 'de-DE')).text();
  expect(german).toContain('<html lang="de-DE">');
  expect(german).toContain('Larder startet gerade.');
  expect(await (await ask('application/json')).json()).toMatchObject({ detail: { code: 'server.starting' } });
  await stop();
});

test('a server that starts as quickly as usual has listened nowhere before', async () => {
  const stop = answerWhileStarting('127.0.0.1', await freePort(), 60_000);
  await stop();
});
