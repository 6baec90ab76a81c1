import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { createTestApp } from '../../../test/test-app.ts';

forEachDialect('a server that stops', (database) => {
  test('answers the request that is under way, and is not held up by its connection that is kept', async () => {
    const app = await createTestApp(database);
    const { port } = new URL(await app.server.listen({ host: '127.0.0.1', port: 0 }));
    const body = 'username=nobody&password=nothing';
    const client = connect(Number(port), '127.0.0.1');
    const replies: string[] = [];
    client.on('data', (data) => replies.push(String(data)));
    const ended = once(client, 'close');

    const isUnderWay = once(app.server.server, 'request');
    client.write(
      'POST /api/auth/token HTTP/1.1\r\nHost: larder\r\nContent-Type: application/x-www-form-urlencoded\r\n' +
        `Content-Length: ${body.length}\r\n\r\n${body.slice(0, 9)}`,
    );
    await isUnderWay;
    const closing = app.close();
    client.write(body.slice(9));
    await closing;
    await ended;

    expect(replies.join('')).toMatch(/^HTTP\/1[.]1 401 /);
  });

  test('does not wait for a connection that has said nothing', async () => {
    const app = await createTestApp(database);
    const { port } = new URL(await app.server.listen({ host: '127.0.0.1', port: 0 }));
    const isThere = once(app.server.server, 'connection');
    const client = connect(Number(port), '127.0.0.1');
    const ended = once(client, 'close');
    await isThere;
    const stopping = performance.now();
    await app.close();
    await ended;
    expect(performance.now() - stopping).toBeLessThan(30_000);
  });
});
