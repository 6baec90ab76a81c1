import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { ListenError } from './listen-error.ts';

const listen = async (port: number, host = '127.0.0.1') => {
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  return server;
};

test('a port that is taken and an address that the machine lacks are told with the remedy', async () => {
  const first = await listen(0);
  const { port } = first.address() as AddressInfo;
  const address = { API_HOST: '203.0.113.77', API_PORT: port };
  const messageOf = (listening: Promise<unknown>) =>
    listening.catch((error: unknown) => new ListenError(error, address).message);
  expect(await messageOf(listen(port))).toContain(`Port ${port} is in use already`);
  expect(await messageOf(listen(0, address.API_HOST))).toBe(
    'This machine has no address 203.0.113.77. Correct API_HOST.',
  );
  expect(await messageOf(Promise.reject(new Error('no disk')))).toBe('Error: no disk');
  first.close();
});
