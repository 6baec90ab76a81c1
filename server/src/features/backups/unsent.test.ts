import { afterEach, beforeEach, expect, test } from 'vitest';
import { backupsAtRest } from '../../../test/backups.ts';
import { createHousehold, createMember } from '../../../test/factories/household.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { type MailServer, startMailServer } from '../../../test/mail/mail-server.ts';
import { type Receiver, startReceiver } from '../../../test/receiver.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { InstanceDatabase } from '../../platform/database/instance-database.ts';
import { addServerLetters } from '../../platform/mail/index.ts';

forEachDialect('what a restored backup was about to send', (database) => {
  let app: TestApp;
  let mails: MailServer;
  let phone: Receiver;
  beforeEach(async () => {
    [mails, phone] = [await startMailServer(), await startReceiver()];
    app = await createTestApp(database, mails.settings());
  });
  afterEach(async () => {
    await app.close();
    await Promise.all([mails.stop(), phone.close()]);
  });

  test('is not sent again', async () => {
    const { group, member: cook } = await createHousehold(app);
    const admin = await createMember(app, group.id, 'admin');
    const notifier = { name: 'Phone', appriseUrl: `json://${phone.host}/told`, options: { recipeCreated: true } };
    await cook.call('POST', '/groups/events/notifications', { body: notifier });
    await cook.call('POST', '/recipes', { body: { name: 'Leek Soup' } });
    await cook.call('POST', '/users/forgot-password', { body: { email: cook.email } });
    await cook.call('PUT', `/users/${cook.id}`, { body: { email: 'new@example.org' } });
    const letter = { to: admin.email, language: 'en-US', subject: 'News', paragraphs: ['Something happened.'] };
    await addServerLetters(new InstanceDatabase(app.connection), [letter], app.clock.now());

    expect((await admin.call('POST', '/admin/backups/start')).status).toBe(202);
    await backupsAtRest(admin.call);
    await app.jobs.runDue();
    expect([mails.mails.length, phone.received.length]).toEqual([3, 1]);

    const [{ name }] = (await admin.call('GET', '/admin/backups')).body.imports;
    expect((await admin.call('POST', `/admin/backups/${name}/restore`)).status).toBe(200);
    app.clock.pass(3_600_000);
    await app.jobs.runDue();
    expect([mails.mails.length, phone.received.length]).toEqual([3, 1]);
    expect(await app.connection.read.selectFrom('deliveries').select('state').execute()).toEqual([]);
  });
});
