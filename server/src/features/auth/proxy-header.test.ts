import { expect, test } from 'vitest';
import { callerOf } from '../../../test/caller.ts';
import { createGroup, createMember } from '../../../test/factories/household.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { createTestApp } from '../../../test/test-app.ts';

forEachDialect('a reverse proxy that says who has logged in', (database) => {
  const open = async (settings: Record<string, string>) => {
    const app = await createTestApp(database, settings);
    const group = await createGroup(app);
    const member = await createMember(app, group.id, 'member', 'ada');
    const come = async (headers: Record<string, string>, remoteAddress: string) => {
      const url = '/api/auth/proxy';
      const reply = await app.server.inject({ method: 'POST', url, headers, remoteAddress });
      return { status: reply.statusCode, body: reply.json() };
    };
    return { app, member, come };
  };
  const named = { PROXY_AUTH_HEADER: 'Remote-User', PROXY_AUTH_FROM: '172.18.0.0/16, 2001:db8::1' };

  test('is believed where it is named', async () => {
    const { app, member, come } = await open(named);
    for (const address of ['172.18.0.2', '::ffff:172.18.0.3', '2001:db8::1']) {
      const { status, body } = await come({ 'remote-user': ' ADA ' }, address);
      expect(status).toBe(200);
      expect((await callerOf(app, body.access_token)('GET', '/users/self')).body.id).toBe(member.id);
    }
    expect((await come({ 'remote-user': member.email }, '172.18.0.2')).status).toBe(200);
    await member.call('PUT', `/users/${member.id}`, { body: { email: 'boss@example.org' } });
    for (const name of ['nobody', 'boss@example.org']) {
      expect((await come({ 'remote-user': name }, '172.18.0.2')).status).toBe(401);
    }
    await app.close();
  });

  test('is believed about nothing else, and nobody else is', async () => {
    const { app, come } = await open({ ...named, TRUSTED_PROXIES: '10.0.0.1' });
    expect((await come({}, '172.18.0.2')).status).toBe(404);
    expect((await come({ 'remote-user': ' ' }, '172.18.0.2')).status).toBe(404);
    expect((await come({ 'remote-user': 'ada' }, '172.19.0.2')).status).toBe(404);
    expect((await come({ 'remote-user': 'ada', 'x-forwarded-for': '172.18.0.2' }, '10.0.0.1')).status).toBe(404);
    expect((await come({ 'x-remote-user': 'ada' }, '172.18.0.2')).status).toBe(404);
    const byHeader = { method: 'GET', url: '/api/users/self', headers: { 'remote-user': 'ada' } } as const;
    expect((await app.server.inject({ ...byHeader, remoteAddress: '172.18.0.2' })).statusCode).toBe(401);
    await app.close();
  });

  test('is not asked unless that is set', async () => {
    const { app, come } = await open({});
    expect((await come({ 'remote-user': 'ada' }, '127.0.0.1')).status).toBe(404);
    await app.close();
  });
});
