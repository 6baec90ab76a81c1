import { afterEach, beforeEach, expect, test } from 'vitest';
import { callerOf } from '../../../test/caller.ts';
import { createGroup, createHousehold, createMember, type TestMember } from '../../../test/factories/household.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { headerIn, type MailServer, startMailServer, textIn } from '../../../test/mail/mail-server.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

forEachDialect('an invitation by mail', (database) => {
  let mails: MailServer;
  let app: TestApp;
  let host: TestMember;
  beforeEach(async () => {
    mails = await startMailServer();
  });
  afterEach(async () => {
    await app.close();
    await mails.stop();
  });

  const start = async (settings: Record<string, string>) => {
    app = await createTestApp(database, settings);
    const { id } = await createGroup(app, 'Lindenweg');
    await createMember(app, id, 'admin');
    host = await createMember(app, id, 'inviter', 'ida');
  };
  const invite = async () => (await host.call('POST', '/groups/invitations', { body: {} })).body.token as string;
  const send = (token: string, email = 'bea@example.org', by = host) =>
    by.call('POST', '/groups/invitations/email', { body: { email, token } });

  test('says who invites where, and leads in', async () => {
    await start(mails.settings({ BASE_URL: 'https://larder.example.org' }));
    const token = await invite();
    const { status, body } = await host.call('POST', '/households/invitations/email', {
      body: { email: ' Bea@Example.org ', token },
    });
    expect([status, body]).toEqual([200, { success: true, error: null }]);
    const open = async () => (await host.call('GET', '/groups/invitations')).body;
    expect(await open()).toMatchObject([{ token, sentTo: 'bea@example.org' }]);
    await app.jobs.runDue();
    const [mail] = mails.mails;
    if (!mail) expect.fail('no mail');
    expect([mail.to, headerIn(mail, 'subject')]).toEqual([['bea@example.org'], 'ida invites you to Lindenweg']);
    expect(textIn(mail)).toContain(`https://larder.example.org/register?token=${token}`);
    expect(textIn(mail)).toContain('until March 5, 2026');

    const bea = { username: 'bea', fullName: 'Bea', email: 'bea@example.org', groupToken: token };
    const password = 'a pot of bean soup';
    const joined = await callerOf(app)('POST', '/users/register', {
      body: { ...bea, password, passwordConfirm: password },
    });
    expect([joined.status, joined.body.group]).toEqual([201, 'Lindenweg']);
    expect((await send(token)).body.detail.code).toBe('invitation.not-found');
  });

  test('is sent for an invitation of the own household, by who may invite, to one address', async () => {
    await start(mails.settings());
    const token = await invite();
    const { group } = await createHousehold(app);
    const stranger = await createMember(app, group.id, 'inviter');
    const cook = await createMember(app, host.groupId);
    expect((await send(token, 'bea@example.org', stranger)).body.detail.code).toBe('invitation.not-found');
    expect((await send(token, 'bea@example.org', cook)).status).toBe(403);
    for (const email of ['bea', 'bea@example.org, all@example.org', 'bea@example.org\r\nBcc: all@example.org']) {
      expect((await send(token, email)).status).toBe(422);
    }
    app.clock.pass(4 * 24 * 3_600_000);
    const ida = await createMember(app, host.groupId, 'inviter', 'ida-later');
    expect((await send(token, 'bea@example.org', ida)).body.detail.code).toBe('invitation.not-found');
    await app.jobs.runDue();
    expect(mails.mails).toEqual([]);
  });

  test('is refused in words where no mail server is set up', async () => {
    await start({});
    const { body } = await send(await invite());
    expect(body).toEqual({ success: false, error: expect.stringContaining('SMTP_HOST') });
  });
});
