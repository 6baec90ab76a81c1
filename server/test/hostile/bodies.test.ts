import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createHousehold, type TestMember } from '../factories/household.ts';
import { forEachDialect } from '../for-each-dialect.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

const megabyte = 1024 * 1024;

interface Sent {
  type?: string;
  token?: string;
  /** Says beforehand how much will come. */
  announced?: boolean;
  megabytes?: number;
}

forEachDialect('a body', (database) => {
  let app: TestApp;
  let member: TestMember;
  let port: number;
  beforeAll(async () => {
    app = await createTestApp(database);
    ({ member } = await createHousehold(app));
    await app.server.listen({ host: '127.0.0.1', port: 0 });
    ({ port } = app.server.server.address() as AddressInfo);
  });
  afterAll(() => app.close());

  /** Sends as much as the server takes, and tells what it answered. */
  const send = async (path: string, { type = 'application/json', token, announced, megabytes = 24 }: Sent = {}) => {
    const start = type.startsWith('multipart')
      ? '--x\r\ncontent-disposition: form-data; name="archive"; filename="a"\r\n\r\n'
      : '[';
    const chunk = Buffer.from('{},'.repeat(megabyte / 3));
    const post = request({
      port,
      path: `/api${path}`,
      method: 'POST',
      headers: {
        'content-type': type,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(announced && { 'content-length': start.length + megabytes * chunk.length }),
      },
    });
    post.setMaxListeners(0);
    // A server that has answered need not take the rest.
    post.on('error', () => undefined);
    const answered = once(post, 'response');
    post.write(start);
    for (let sent = 0; sent < megabytes && !post.destroyed; sent++) {
      if (!post.write(chunk)) await Promise.race([once(post, 'drain'), answered, once(post, 'close')]);
    }
    if (!post.destroyed) post.end();
    const [response] = await answered;
    post.destroy();
    return response.statusCode;
  };

  describe.each([{ announced: true }, { announced: false }])('of 24 MB (length announced: $announced)', (sent) => {
    test.each([
      ['/recipes/create/html-or-json', {}, 401],
      ['/recipes/create/html-or-json', { token: 'larder_guess' }, 401],
      ['/recipes/create/zip', { type: 'multipart/form-data; boundary=x' }, 401],
      ['/auth/token', {}, 413],
      ['/auth/token', { type: 'application/x-www-form-urlencoded' }, 413],
      ['/users/register', {}, 413],
      ['/unknown', {}, 413],
    ])('to %s from nobody %o is not read', async (path, more, status) => {
      const before = process.memoryUsage().heapUsed;
      const started = process.cpuUsage();
      expect(await send(path, { ...sent, ...more })).toBe(status);
      const { user, system } = process.cpuUsage(started);
      expect((user + system) / 1e6).toBeLessThan(1);
      expect(process.memoryUsage().heapUsed - before).toBeLessThan(100 * megabyte);
    });
  });

  test('of a member may be large, and holds no more values than people send', async () => {
    const started = process.cpuUsage();
    const status = await send('/recipes/create/html-or-json', { token: member.token, megabytes: 20 });
    expect(status).toBe(413);
    const { user, system } = process.cpuUsage(started);
    expect((user + system) / 1e6).toBeLessThan(2);
  });
});
