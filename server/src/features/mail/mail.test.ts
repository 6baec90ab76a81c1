import { afterEach, beforeEach, expect, test } from 'vitest';
import { createGroup, createHousehold, createMember } from '../../../test/factories/household.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { headerIn, type MailServer, startMailServer } from '../../../test/mail/mail-server.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { InstanceDatabase } from '../../platform/database/instance-database.ts';
import { tellAdmins } from './index.ts';

forEachDialect('mails of the server', (database) => {
  let mails: MailServer;
  let app: TestApp;
  beforeEach(async () => {
    mails = await startMailServer();
  });
  afterEach(async () => {
    await app.close();
    await mails.stop();
  });

  const admin = async () => createMember(app, (await createGroup(app)).id, 'admin');

  test('a test mail is sent at once, or it is said why not', async () => {
    app = await createTestApp(database, mails.settings());
    const { call } = await admin();
    expect((await call('GET', '/admin/email')).body).toEqual({ ready: true });
    const { body: health } = await call('GET', '/admin/about/health');
    const working = { id: 'mail', status: 'ok', sentence: 'localhost takes mails' };
    expect(health.checks).toContainEqual(expect.objectContaining(working));
    const body = { email: 'mia@example.org' };
    expect((await call('POST', '/admin/email', { body })).body).toEqual({
      success: true,
      error: null,
      failedAt: null,
    });
    expect(mails.mails.map(({ to }) => to)).toEqual([['mia@example.org']]);
    mails.refuse(true);
    const refused = await call('POST', '/admin/email', { body });
    expect(refused.body).toEqual({
      success: false,
      error: expect.stringContaining('451 Try again later'),
      failedAt: 'send',
    });
  });

  test('without a mail server that is said, and nobody waits for a mail', async () => {
    app = await createTestApp(database);
    const { call } = await admin();
    expect((await call('GET', '/admin/email')).body).toEqual({ ready: false });
    const { body: health } = await call('GET', '/admin/about/health');
    expect(health.checks).toContainEqual(expect.objectContaining({ id: 'mail', status: 'off' }));
    const { body } = await call('POST', '/admin/email', { body: { email: 'mia@example.org' } });
    expect(body).toEqual({ success: false, error: expect.stringContaining('SMTP_HOST'), failedAt: 'settings' });
    await tellAdmins(new InstanceDatabase(app.connection), app.platform, () => ({ subject: 'x', paragraphs: [] }));
    expect(await app.connection.read.selectFrom('jobs').select('id').execute()).toEqual([]);
  });

  test('every administrator is told of what concerns the server, and nobody else', async () => {
    app = await createTestApp(database, mails.settings());
    const [one, two] = [await admin(), await admin()];
    await createHousehold(app);
    await tellAdmins(new InstanceDatabase(app.connection), app.platform, (words) => ({
      subject: words('mail.test.subject'),
      paragraphs: ['Something is wrong.'],
    }));
    mails.refuse(true);
    await app.jobs.runDue();
    mails.refuse(false);
    app.clock.pass(30_001);
    await app.jobs.runDue();
    expect(mails.mails.flatMap(({ to }) => to).sort()).toEqual([one.email, two.email].sort());
    expect(mails.mails[0] && headerIn(mails.mails[0], 'subject')).toBe('Mails from Larder arrive');
  });
});
