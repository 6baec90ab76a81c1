import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHousehold, type TestMember } from '../factories/household.ts';
import { forEachDialect } from '../for-each-dialect.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

forEachDialect('a client that', (database) => {
  let app: TestApp;
  let member: TestMember;
  let port: number;
  beforeAll(async () => {
    const limits = { headers: 300, body: 300, rest: 200, check: 50 };
    app = await createTestApp(database, {}, undefined, limits);
    ({ member } = await createHousehold(app));
    await app.server.listen({ host: '127.0.0.1', port: 0 });
    ({ port } = app.server.server.address() as AddressInfo);
  });
  afterAll(() => app.close());

  /** Says the first part at once, then the next character every so often. Answers what came back until the end. */
  const trickle = async (first: string, then = '') => {
    const socket = connect(port, '127.0.0.1');
    let reply = '';
    socket.on('data', (data) => {
      reply += data;
    });
    socket.on('error', () => undefined);
    const ended = new Promise((resolve) => socket.once('close', resolve));
    await once(socket, 'connect');
    if (first) socket.write(first);
    const timer = setInterval(() => then && socket.write(then), 50);
    await ended;
    clearInterval(timer);
    return reply.split('\r\n', 1)[0];
  };
  const head = (path: string, more = '') =>
    `POST /api${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${more}`;

  test('says nothing is let go', async () => {
    expect(await trickle('')).toMatch(/^(|HTTP\/1.1 408 .*)$/);
  });

  test('never ends its headers is let go', async () => {
    expect(await trickle('GET / HTTP/1.1\r\n', 'x: y\r\n')).toMatch(/^(|HTTP\/1.1 408 .*)$/);
  });

  test('never ends its body is let go, whoever it is', async () => {
    const body = 'transfer-encoding: chunked\r\n\r\n';
    expect(await trickle(head('/auth/token', body), '1\r\n \r\n')).toBe('');
    expect(await trickle(head('/auth/token', 'content-length: 5000\r\n\r\n'))).toBe('');
    const authorization = `authorization: Bearer ${member.token}\r\ncontent-length: 100\r\n\r\n`;
    expect(await trickle(head('/users/api-tokens', authorization), ' ')).toBe('');
  });

  test('goes on sending what nobody wants is told so, and let go', async () => {
    const reply = await trickle(head('/users/api-tokens', 'transfer-encoding: chunked\r\n\r\n'), '1\r\n \r\n');
    expect(reply).toBe('HTTP/1.1 401 Unauthorized');
  });

  test('goes away while it is served is nobody', async () => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    for (let count = 0; count < 20; count++) {
      socket.write(`${head('/auth/token', 'content-length: 2\r\n\r\n')}{}`);
    }
    socket.destroy();
    await once(socket, 'close');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(app.logged()).not.toContain('unexpected error');
  });
});
