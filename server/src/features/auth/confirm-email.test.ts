import { afterEach, beforeEach, expect, test } from 'vitest';
import { callerOf } from '../../../test/caller.ts';
import { createHousehold, createMember, password, type TestMember } from '../../../test/factories/household.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { headerIn, type MailServer, startMailServer, textIn } from '../../../test/mail/mail-server.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

forEachDialect('an e-mail address that somebody says is theirs', (database) => {
  let mails: MailServer;
  let app: TestApp;
  let member: TestMember;
  beforeEach(async () => {
    mails = await startMailServer();
  });
  afterEach(async () => {
    await app.close();
    await mails.stop();
  });

  const start = async (settings: Record<string, string> = {}) => {
    app = await createTestApp(database, { ...settings, ALLOW_SIGNUP: 'true' });
    ({ member } = await createHousehold(app));
  };
  const startWithMail = () => start(mails.settings({ BASE_URL: 'https://larder.example.org' }));
  const change = async (email: string, by = member) =>
    (await by.call('PUT', `/users/${by.id}`, { body: { email } })).body;
  const confirm = async (token: string, by = member) =>
    (await by.call('POST', '/users/self/email/confirm', { body: { token } })).body.detail?.code ?? 'confirmed';
  const tokenIn = (at: number) =>
    /confirm-email\?token=(\S+)/.exec(textIn(mails.mails[at] ?? expect.fail('no mail')))?.[1] ?? '';
  const emailOf = async (who: TestMember) => (await who.call('GET', '/users/self')).body.email;
  /** Somebody joins a server that has an administrator. */
  const register = async () => {
    const admin = await createMember(app, member.groupId, 'admin');
    const account = { username: 'bea', fullName: 'Bea', email: 'bea@example.org', group: 'Bea’s', locale: 'en-US' };
    const body = { ...account, password, passwordConfirm: password };
    const { status } = await callerOf(app)('POST', '/users/register', { body });
    expect(status).toBe(201);
    return { admin, account };
  };
  const told = () => mails.mails.map((mail) => [mail.to[0], headerIn(mail, 'subject')]);

  test('is theirs once the mail that went there is followed, which the former address is told', async () => {
    await startWithMail();
    const reply = await change('New@Example.org');
    expect(reply).toMatchObject({
      unconfirmedEmail: 'new@example.org',
      message: expect.stringContaining('new@example.org'),
    });
    expect(await emailOf(member)).toBe(member.email);
    await app.jobs.runDue();
    expect(told()).toEqual([['new@example.org', 'Confirm your e-mail address']]);

    expect(await confirm(tokenIn(0))).toBe('confirmed');
    expect(await emailOf(member)).toBe('new@example.org');
    await app.jobs.runDue();
    expect(told().slice(1)).toEqual([[member.email, 'Your e-mail address was changed']]);
  });

  test('is not theirs by a mail that is forged, a day old, of somebody else or from before another password', async () => {
    await startWithMail();
    await change('new@example.org');
    await app.jobs.runDue();
    const token = tokenIn(0);
    const other = await createMember(app, member.groupId);
    expect(await confirm(token, other)).toBe('auth.confirm-invalid');
    expect(await confirm(`${token.slice(0, -2)}xx`)).toBe('auth.confirm-invalid');
    expect((await callerOf(app)('POST', '/users/self/email/confirm', { body: { token } })).status).toBe(401);

    app.clock.pass(24 * 3_600_000 + 1);
    member = { ...member, ...(await loggedInAnew(member)) };
    expect(await confirm(token)).toBe('auth.confirm-invalid');
    await change('newer@example.org');
    await app.jobs.runDue();
    const passwords = { currentPassword: password, newPassword: 'another password' };
    const { body } = await member.call('PUT', '/users/password', { body: passwords });
    const call = callerOf(app, body.access_token);
    expect(await confirm(tokenIn(1), { ...member, call })).toBe('auth.confirm-invalid');
    expect(await emailOf({ ...member, call })).toBe(member.email);
  });
  const loggedInAnew = async ({ id }: TestMember) => ({
    call: callerOf(app, await app.platform.sessions.start({ userId: id, version: 0, lifeInSeconds: 3600 })),
  });

  test('is not theirs when it has become that of another meanwhile', async () => {
    await startWithMail();
    await change('new@example.org');
    await app.jobs.runDue();
    const admin = await createMember(app, member.groupId, 'admin');
    const other = await createMember(app, member.groupId);
    await admin.call('PUT', `/admin/users/${other.id}`, { body: { email: 'new@example.org' } });
    expect(await confirm(tokenIn(0))).toBe('user.email-taken');
  });

  test('is asked for once a minute, however often somebody says so', async () => {
    await startWithMail();
    for (let count = 0; count < 4; count++) await change('new@example.org');
    await app.jobs.runDue();
    await change('new@example.org');
    await app.jobs.runDue();
    expect(mails.mails).toHaveLength(1);
  });

  test('is believed at once where an administrator says so, or no mail can be sent', async () => {
    await startWithMail();
    const admin = await createMember(app, member.groupId, 'admin');
    await admin.call('PUT', `/admin/users/${member.id}`, { body: { email: 'given@example.org' } });
    expect(await emailOf(member)).toBe('given@example.org');
    await app.close();
    await start();
    expect(await change('new@example.org')).toMatchObject({ unconfirmedEmail: null, message: 'User updated' });
    expect(await emailOf(member)).toBe('new@example.org');
  });

  test('is asked for when somebody registers', async () => {
    await startWithMail();
    await register();
    await app.jobs.runDue();
    expect(told()).toEqual([['bea@example.org', 'Confirm your e-mail address']]);
  });

  test('is theirs by a link for another password that came by mail, not by one that an administrator hands on', async () => {
    await startWithMail();
    const { admin, account } = await register();
    const reset = (token: string) =>
      callerOf(app)('POST', '/users/reset-password', {
        body: { token, email: account.email, password: 'another password', passwordConfirm: 'another password' },
      });
    const proven = async () => {
      const users = app.connection.read.selectFrom('users').select('provenEmail').where('username', '=', 'bea');
      return (await users.executeTakeFirstOrThrow()).provenEmail;
    };
    const { body: handedOn } = await admin.call('POST', '/admin/users/password-reset-token', {
      body: { email: account.email },
    });
    expect([(await reset(handedOn.token)).status, await proven()]).toEqual([200, null]);
    await callerOf(app)('POST', '/users/forgot-password', { body: { email: account.email } });
    await app.jobs.runDue();
    const mailed = mails.mails.findLast((mail) => textIn(mail).includes('reset-password?token='));
    const token = /reset-password\?token=(\S+)/.exec(mailed ? textIn(mailed) : '')?.[1] ?? '';
    expect([(await reset(token)).status, await proven()]).toEqual([200, account.email]);
  });
});
