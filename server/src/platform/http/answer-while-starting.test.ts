import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { answerWhileStarting } from './answer-while-starting.ts';

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

test('a server that starts as quickly as usual has listened nowhere before', async () => {
  const stop = answerWhileStarting('127.0.0.1', await freePort(), 60_000);
  await stop();
});
