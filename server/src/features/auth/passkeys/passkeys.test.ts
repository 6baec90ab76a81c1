import { afterEach, beforeEach, expect, test } from 'vitest';
import { createAuthenticator } from '../../../../test/authenticator.ts';
import { callerOf } from '../../../../test/caller.ts';
import { createHousehold, createMember, type TestMember } from '../../../../test/factories/household.ts';
import { forEachDialect } from '../../../../test/for-each-dialect.ts';
import { headerIn, type MailServer, startMailServer } from '../../../../test/mail/mail-server.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

type Authenticator = ReturnType<typeof createAuthenticator>;

forEachDialect('passkeys', (database) => {
  let mails: MailServer;
  let app: TestApp;
  let member: TestMember;
  let key: Authenticator;
  beforeEach(async () => {
    mails = await startMailServer();
    app = await createTestApp(database, mails.settings());
    ({ member } = await createHousehold(app));
    key = createAuthenticator();
  });
  afterEach(async () => {
    await app.close();
    await mails.stop();
  });

  const begin = async (by = member) => (await by.call('POST', '/users/self/passkeys/options')).body;
  const add = async (name = 'My phone', by = member) =>
    by.call('POST', '/users/self/passkeys', { body: { name, credential: key.make(await begin(by)) } });
  const beginLogIn = async () => (await callerOf(app)('POST', '/auth/passkeys/options')).body;
  const logIn = (credential: object, more = {}) =>
    callerOf(app)('POST', '/auth/passkeys', { body: { credential, ...more } });
  const codeOf = async (reply: Promise<{ body: { detail: { code: string } } }>) => (await reply).body.detail?.code;

  test('log their owner in without a name, and keep when', async () => {
    const { status, body } = await add();
    const createdAt = app.clock.now().toISOString();
    const passkey = { id: key.id, name: 'My phone', isSynced: false, createdAt };
    expect([status, body]).toEqual([201, { ...passkey, usedAt: null }]);
    app.clock.pass(3_600_000);

    const reply = await logIn(key.use(await beginLogIn()), { rememberMe: true });
    expect(reply.status).toBe(200);
    const call = callerOf(app, reply.body.access_token);
    expect((await call('GET', '/users/self')).body.id).toBe(member.id);
    const usedAt = app.clock.now().toISOString();
    expect((await call('GET', '/users/self/passkeys')).body).toEqual([{ ...passkey, usedAt }]);
    const stranger = await createMember(app, member.groupId);
    expect((await stranger.call('GET', '/users/self/passkeys')).body).toEqual([]);
  });

  test('are good for one challenge, for five minutes, of the own server', async () => {
    await add();
    const options = await beginLogIn();
    const used = key.use(options);
    expect((await logIn(used)).status).toBe(200);
    expect(await codeOf(logIn(used))).toBe('passkey.unknown');

    const old = await beginLogIn();
    app.clock.pass(300_001);
    expect(await codeOf(logIn(key.use(old)))).toBe('passkey.unknown');
    expect(await codeOf(logIn(key.use({ challenge: 'bWFkZSB1cA' })))).toBe('passkey.unknown');
    const elsewhere = createAuthenticator('https://phishing.example.org');
    expect(await codeOf(logIn({ ...elsewhere.use(await beginLogIn()), id: key.id, rawId: key.id }))).toBe(
      'passkey.unknown',
    );
    // Whoever finds the key does not know its PIN.
    expect(await codeOf(logIn(key.use(await beginLogIn(), { isVerified: false })))).toBe('passkey.unknown');
  });

  test('are added for who asked, once, after they were unlocked', async () => {
    const colleague = await createMember(app, member.groupId);
    const credential = key.make(await begin());
    const send = (by: TestMember, sent: object) =>
      by.call('POST', '/users/self/passkeys', { body: { name: 'Key', credential: sent } });
    expect(await codeOf(send(colleague, credential))).toBe('passkey.refused');
    expect((await send(member, credential)).status).toBe(201);
    expect(await codeOf(send(member, key.make(await begin())))).toBe('passkey.refused');
    const other = createAuthenticator();
    expect(await codeOf(send(member, other.make(await begin(), { isVerified: false })))).toBe('passkey.refused');
    expect(await codeOf(send(member, other.make(await beginLogIn())))).toBe('passkey.refused');
    const atAnotherPort = createAuthenticator('http://localhost:9301');
    expect(await codeOf(send(member, atAnotherPort.make(await begin())))).toBe('passkey.other-address');
    expect((await begin()).excludeCredentials.map(({ id }: { id: string }) => id)).toEqual([key.id]);
  });

  test('are renamed and removed by their owner, who is told, and then open nothing', async () => {
    await add();
    const path = `/users/self/passkeys/${key.id}`;
    const colleague = await createMember(app, member.groupId);
    expect(await codeOf(colleague.call('DELETE', path))).toBe('passkey.not-found');
    expect((await member.call('PUT', path, { body: { name: ' Key ring ' } })).body.name).toBe('Key ring');
    const options = await beginLogIn();
    expect((await member.call('DELETE', path)).body).toBeNull();
    expect(await codeOf(logIn(key.use(options)))).toBe('passkey.unknown');
    expect(await codeOf(member.call('DELETE', path))).toBe('passkey.not-found');
    await app.jobs.runDue();
    expect(mails.mails.map((mail) => headerIn(mail, 'subject')).toSorted()).toEqual([
      'A passkey was added',
      'A passkey was removed',
    ]);
  });

  test('are nothing that an API token may touch', async () => {
    await add();
    const { token } = (await member.call('POST', '/users/api-tokens', { body: { name: 'script' } })).body;
    const byToken = callerOf(app, token);
    const path = `/users/self/passkeys/${key.id}`;
    const replies = [
      byToken('POST', '/users/self/passkeys/options'),
      byToken('PUT', path, { body: { name: 'x' } }),
      byToken('DELETE', path),
      byToken('DELETE', '/users/self/sessions'),
    ];
    for (const reply of replies) expect(await codeOf(reply)).toBe('access.api-token');
  });
});
