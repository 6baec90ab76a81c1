import { afterEach, expect, test } from 'vitest';
import { headerIn, htmlIn, type MailServer, startMailServer, textIn } from '../../../test/mail/mail-server.ts';
import { readSettings } from '../settings/index.ts';
import { createMailer, MailError, type NewLetter } from './index.ts';

let server: MailServer;
afterEach(() => server.stop());

const letter: NewLetter = {
  to: 'mia@example.org',
  language: 'en-US',
  subject: 'Grüße aus der Küche',
  paragraphs: ['Hello <Mia> & all'],
  button: { label: 'Open', address: 'https://larder.example.org/?a=1&b=2' },
};

const mailerWith = (settings: Record<string, string>) => createMailer(readSettings(settings));
const problemOf = (work: Promise<void>) =>
  work.then(
    () => 'sent',
    (error: unknown) => (error instanceof MailError ? error.problem : error),
  );

test('a mail goes out by STARTTLS after a log-in, as HTML and text, without anything to be fetched', async () => {
  server = await startMailServer({ user: 'larder', password: 'a long secret' });
  await mailerWith(server.settings()).send(letter);
  const [mail] = server.mails;
  if (!mail) expect.fail('no mail');
  expect([mail.from, mail.to, mail.isEncrypted, mail.user]).toEqual([
    'larder@example.org',
    ['mia@example.org'],
    true,
    'larder',
  ]);
  expect(headerIn(mail, 'from')).toBe('Our kitchen <larder@example.org>');
  expect(headerIn(mail, 'message-id')).toMatch(/@example[.]org>$/);
  expect(textIn(mail)).toContain('Hello <Mia> & all\r\n\r\nOpen:\r\nhttps://larder.example.org/?a=1&b=2');
  const html = htmlIn(mail);
  expect(html).toContain('Hello &lt;Mia&gt; &amp; all');
  expect(html).toContain('prefers-color-scheme: dark');
  expect(html).not.toMatch(/<img|url\(|@import|<link|src=/);
});

test('TLS from the start, and plain where the settings want that', async () => {
  server = await startMailServer({ secure: true });
  await mailerWith(server.settings({ SMTP_AUTH_STRATEGY: 'ssl' })).send(letter);
  expect(server.mails.map(({ isEncrypted }) => isEncrypted)).toEqual([true]);
  await server.stop();

  server = await startMailServer();
  await mailerWith(server.settings({ SMTP_AUTH_STRATEGY: 'NONE' })).send(letter);
  expect(server.mails.map(({ isEncrypted }) => isEncrypted)).toEqual([false]);
});

test('what stands in the way has a name', async () => {
  server = await startMailServer({ user: 'larder', password: 'a long secret', unknown: ['nobody@example.org'] });
  const ways: [string, Record<string, string>][] = [
    ['sent', {}],
    ['wrong-login', { SMTP_PASSWORD: 'another one' }],
    ['bad-certificate', { SMTP_TLS_CACERTFILE: '' }],
    ['bad-certificate', { SMTP_TLS_CACERTFILE: '/nowhere.pem' }],
    ['no-tls', { SMTP_AUTH_STRATEGY: 'SSL' }],
    ['unreachable', { SMTP_PORT: '1' }],
    ['not-set-up', { SMTP_HOST: '' }],
    ['not-set-up', { SMTP_FROM_EMAIL: '' }],
  ];
  for (const [problem, more] of ways) {
    const mailer = mailerWith(server.settings(more));
    expect([more, await problemOf(mailer.check())]).toEqual([more, problem]);
    expect([more, await problemOf(mailer.send(letter))]).toEqual([more, problem]);
  }
  expect(await problemOf(mailerWith(server.settings()).send({ ...letter, to: 'nobody@example.org' }))).toBe(
    'address-refused',
  );
  server.refuse(true);
  expect(await problemOf(mailerWith(server.settings()).send(letter))).toBe('refused');
});

test('it is known how far a mail came', async () => {
  server = await startMailServer({ user: 'larder', password: 'a long secret', unknown: ['nobody@example.org'] });
  const stepOf = (more: Record<string, string>, to = letter.to) =>
    mailerWith(server.settings(more))
      .send({ ...letter, to })
      .then(
        () => 'sent',
        (error: unknown) => (error instanceof MailError ? error.step : error),
      );
  expect(await stepOf({})).toBe('sent');
  expect(await stepOf({ SMTP_HOST: '' })).toBe('settings');
  expect(await stepOf({ SMTP_TLS_CACERTFILE: '/nowhere.pem' })).toBe('settings');
  expect(await stepOf({ SMTP_PORT: '1' })).toBe('reach');
  expect(await stepOf({ SMTP_TLS_CACERTFILE: '' })).toBe('encrypt');
  expect(await stepOf({ SMTP_PASSWORD: 'another one' })).toBe('log-in');
  expect(await stepOf({}, 'nobody@example.org')).toBe('send');
});

test('a server that offers no TLS gets no password', async () => {
  server = await startMailServer({ plain: true, user: 'larder', password: 'a long secret' });
  expect(await problemOf(mailerWith(server.settings()).check())).toBe('no-tls');
});

test.each(['mia@example.org\r\nBcc: all@example.org', 'mia@example.org\nx', 'mia@example.org, eve@example.org'])(
  'no mail goes to %j',
  async (to) => {
    server = await startMailServer();
    await expect(mailerWith(server.settings()).send({ ...letter, to })).rejects.toThrow();
    expect(server.mails).toEqual([]);
  },
);

test('a subject with a line break adds no header', async () => {
  server = await startMailServer();
  await mailerWith(server.settings()).send({ ...letter, subject: 'Hello\r\nBcc: eve@example.org' });
  const [mail] = server.mails;
  expect(mail?.to).toEqual(['mia@example.org']);
  expect(mail && headerIn(mail, 'bcc')).toBe('');
});
