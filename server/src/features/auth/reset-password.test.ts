import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { callerOf } from '../../../test/caller.ts';
import { createHousehold, createMember, password, type TestMember } from '../../../test/factories/household.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { headerIn, type MailServer, startMailServer, textIn } from '../../../test/mail/mail-server.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { addLanguages } from '../../platform/http/index.ts';

forEachDialect('a forgotten password', (database) => {
  let mails: MailServer;
  let app: TestApp;
  let member: TestMember;
  beforeEach(async () => {
    mails = await startMailServer();
    app = await createTestApp(database, mails.settings({ BASE_URL: 'https://larder.example.org' }));
    ({ member } = await createHousehold(app));
  });
  afterEach(async () => {
    await app.close();
    await mails.stop();
  });

  const ask = (email: string) => callerOf(app)('POST', '/users/forgot-password', { body: { email } });
  const reset = (body: object) =>
    callerOf(app)('POST', '/users/reset-password', {
      body: { email: member.email, password: 'another password', passwordConfirm: 'another password', ...body },
    });
  const linkIn = (at: number): string => {
    const mail = mails.mails[at];
    return (mail && /https:\S+token=(\S+)/.exec(textIn(mail))?.[1]) ?? '';
  };
  const askedLink = async () => {
    await ask(member.email);
    await app.jobs.runDue();
    return linkIn(0);
  };

  test('is replaced by the link of a mail, once, which ends what was open and tells the owner', async () => {
    const { body: apiToken } = await member.call('POST', '/users/api-tokens', { body: { name: 'script' } });
    const token = await askedLink();
    const [mail] = mails.mails;
    expect(mail?.to).toEqual([member.email]);
    expect((await reset({ token })).body).toBeNull();
    expect((await reset({ token })).body.detail.code).toBe('auth.reset-invalid');

    expect((await member.call('GET', '/users/self')).status).toBe(401);
    expect((await callerOf(app, apiToken.token)('GET', '/users/self')).status).toBe(401);
    const logIn = (password: string) =>
      callerOf(app)('POST', '/auth/token', { form: { username: member.username, password } });
    expect((await logIn(password)).status).toBe(401);
    expect((await logIn('another password')).status).toBe(200);
    await app.jobs.runDue();
    expect(mails.mails.map((one) => headerIn(one, 'subject'))).toEqual([
      'A new password for Larder',
      'Your password was changed',
    ]);
  });

  test('of nobody is answered alike, and no mail goes out', async () => {
    const known = await ask(member.email.toUpperCase());
    const unknown = await ask('nobody@example.org');
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    await app.jobs.runDue();
    expect(mails.mails.map(({ to }) => to)).toEqual([[member.email]]);
  });

  test('that is known elsewhere is answered alike, and stays there', async () => {
    const token = await askedLink();
    await member.db.change((db) =>
      db.update('users').set({ authMethod: 'LDAP' }).where('id', '=', member.id).execute(),
    );
    app.clock.pass(61_000);
    const { status, body } = await ask(member.email);
    expect([status, body]).toEqual([200, null]);
    await app.jobs.runDue();
    expect(mails.mails).toHaveLength(1);
    expect((await reset({ token })).body.detail.code).toBe('auth.reset-invalid');
  });

  test('asked for again and again is one mail a minute', async () => {
    for (let count = 0; count < 5; count++) await ask(member.email);
    await app.jobs.runDue();
    await ask(member.email);
    await ask(member.email);
    await app.jobs.runDue();
    expect(mails.mails).toHaveLength(1);
    app.clock.pass(61_000);
    await app.jobs.runDue();
    expect(mails.mails).toHaveLength(2);
  });

  test('is not replaced after an hour, with another e-mail, with two passwords, or by a link that was changed', async () => {
    const token = await askedLink();
    const { member: other } = await createHousehold(app);
    const codes = [
      await reset({ token, email: other.email }),
      await reset({ token, passwordConfirm: 'another passwort' }),
      await reset({ token: `${token.slice(0, -2)}xx` }),
      await reset({ token: other.token }),
    ].map(({ body }) => body.detail.code);
    expect(codes).toEqual(['auth.reset-invalid', 'auth.passwords-differ', 'auth.reset-invalid', 'auth.reset-invalid']);
    expect((await reset({ token, password: 'short', passwordConfirm: 'short' })).status).toBe(422);
    app.clock.pass(3_600_001);
    expect((await reset({ token })).body.detail.code).toBe('auth.reset-invalid');
  });

  test('is replaced by one of two who use the link at the same moment', async () => {
    const token = await askedLink();
    const replies = await Promise.all([reset({ token }), reset({ token })]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test('is asked for while the mail server is away for a night: the mail goes out once it is back, with a fresh link', async () => {
    mails.refuse(true);
    await ask(member.email);
    await app.jobs.runDue();
    for (const minutes of [1, 6, 31, 121]) {
      app.clock.pass(minutes * 60_000);
      await app.jobs.runDue();
    }
    expect(mails.mails).toHaveLength(0);
    mails.refuse(false);
    app.clock.pass(6 * 3_600_000);
    await app.jobs.runDue();
    expect((await reset({ token: linkIn(0) })).status).toBe(200);
  });

  test('a mail is in the language that its reader has chosen, else that of the page; no address has a line break', async () => {
    const body = { email: 'mia@example.org\r\nBcc: eve@example.org' };
    expect((await callerOf(app)('POST', '/users/forgot-password', { body })).status).toBe(422);
    await writeFile(
      join(app.dataFolder, 'nl-NL.json'),
      JSON.stringify({ 'mail.reset.subject': 'Een nieuw wachtwoord' }),
    );
    addLanguages(app.dataFolder);
    await member.db.change((db) => db.update('users').set({ locale: null }).where('id', '=', member.id).execute());
    const languages: [string, string][] = [
      ['nl-NL', 'Een nieuw wachtwoord'],
      ['en-US', 'A new password for Larder'],
    ];
    for (const [language, subject] of languages) {
      const headers = { 'accept-language': 'nl' };
      await callerOf(app)('POST', '/users/forgot-password', { body: { email: member.email }, headers });
      await app.jobs.runDue();
      const mail = mails.mails.at(-1);
      expect(mail && headerIn(mail, 'content-language')).toBe(language);
      expect(mail && headerIn(mail, 'subject')).toBe(subject);
      await member.call('PUT', `/users/${member.id}`, { body: { locale: 'en-US' } });
      app.clock.pass(61_000);
    }
  });

  test('the owner is told of another password and of another e-mail, at the address that was theirs', async () => {
    const cook = await createMember(app, member.groupId);
    const admin = await createMember(app, member.groupId, 'admin');
    await admin.call('PUT', `/users/${cook.id}`, { body: { email: 'new@example.org' } });
    await admin.call('PUT', `/users/${cook.id}`, { body: { email: 'new@example.org', fullName: 'Cook' } });
    const newPassword = 'another password';
    await cook.call('PUT', '/users/password', { body: { currentPassword: password, newPassword } });
    await app.jobs.runDue();
    const told = mails.mails.map((one) => [one.to[0], headerIn(one, 'subject')]);
    expect(told.toSorted()).toEqual([
      [cook.email, 'Your e-mail address was changed'],
      ['new@example.org', 'Your password was changed'],
    ]);
  });
});
