import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { callerOf } from '../../../test/caller.ts';
import { createHousehold, createMember, type TestMember } from '../../../test/factories/household.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { fillDisk } from '../../../test/full-disk.ts';
import { headerIn, type MailServer, startMailServer } from '../../../test/mail/mail-server.ts';
import { type Receiver, startReceiver } from '../../../test/receiver.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

const day = 86_400_000;

forEachDialect('the backup of each night', (database) => {
  let app: TestApp;
  let admin: TestMember;
  let mails: MailServer;
  let phone: Receiver;
  beforeEach(async () => {
    [mails, phone] = [await startMailServer(), await startReceiver()];
    app = await createTestApp(database, {
      ...mails.settings(),
      BACKUP_KEEP_DAYS: '2',
      BACKUP_KEEP_WEEKS: '0',
      BACKUP_KEEP_MONTHS: '0',
      TZ: 'UTC',
    });
    const { group, member } = await createHousehold(app);
    admin = await createMember(app, group.id, 'admin');
    await member.call('POST', '/recipes', { body: { name: 'Leek Soup' } });
    await app.schedule.runDue();
  });
  afterEach(async () => {
    await app.close();
    await Promise.all([mails.stop(), phone.close()]);
  });

  /** Days pass, and with them a session. */
  const ask = async (...request: Parameters<TestMember['call']>) => {
    const token = await app.platform.sessions.start({ userId: admin.id, version: 0, lifeInSeconds: 3600 });
    return callerOf(app, token)(...request);
  };
  const night = async () => {
    app.clock.pass(day);
    await app.schedule.runDue();
  };

  test('is made, proven, and thrown away after its time', async () => {
    for (let nights = 0; nights < 3; nights += 1) await night();
    const { backups } = (await ask('GET', '/admin/backups/overview')).body;
    expect(backups).toMatchObject([
      { reason: 'nightly', by: null, proof: { isProven: true } },
      { reason: 'nightly', by: null, proof: { isProven: true } },
    ]);
    expect((await readdir(join(app.dataFolder, 'backups'))).filter((name) => name.startsWith('larder_'))).toHaveLength(
      2,
    );
  });

  test('that could not be made is told by mail and by notifier, once, until it has gone well again', async () => {
    const appriseUrl = `json://${phone.host}/told`;
    const options = { backupFailed: true };
    await ask('POST', '/groups/events/notifications', { body: { name: 'Phone', appriseUrl, options } });
    const told = async () => {
      await app.jobs.runDue();
      const letters = mails.mails.splice(0).map((mail) => headerIn(mail, 'subject'));
      return [letters, phone.received.splice(0).map(({ json }) => [json.title, json.event_type])];
    };
    for (const expected of [1, 0]) {
      const makeRoom = fillDisk(app.dataFolder, 300);
      await night().finally(makeRoom);
      const letters = Array(expected).fill('The nightly backup failed');
      expect(await told()).toEqual([letters, Array(expected).fill(['Backup Failed', 'backup_failed'])]);
    }
    await night();
    expect(await told()).toEqual([[], []]);
    expect((await ask('GET', '/admin/backups/overview')).body.backups).toMatchObject([{ proof: { isProven: true } }]);
    const makeRoom = fillDisk(app.dataFolder, 300);
    await night().finally(makeRoom);
    expect(await told()).toMatchObject([['The nightly backup failed'], [['Backup Failed', 'backup_failed']]]);
  });

  test('that could not be proven is told too, and the last one that was proven stays', async () => {
    const file = join(app.dataFolder, 'recipes', 'a', 'assets', 'note.txt');
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, 'Use the big pot.');
    await night();
    const [proven] = (await ask('GET', '/admin/backups/overview')).body.backups;
    const stored = join(app.dataFolder, 'backups', 'files');
    for (const one of await readdir(stored, { recursive: true, withFileTypes: true }))
      if (one.isFile()) await writeFile(join(one.parentPath, one.name), 'Use the big pan.');

    await night();
    const seen = async () => (await ask('GET', '/admin/backups/overview')).body.backups;
    expect(await seen()).toMatchObject([{ proof: { isProven: false } }, { name: proven.name }]);
    await app.jobs.runDue();
    expect(mails.mails.map((mail) => headerIn(mail, 'subject'))).toEqual(['The nightly backup failed']);
    await night();
    expect((await seen())[0].proof).toMatchObject({ isProven: true });
  });

  test('is told where all is told that is well', async () => {
    const check = async () => {
      const { checks } = (await ask('GET', '/admin/about/health')).body;
      return checks.find(({ id }: { id: string }) => id === 'backup');
    };
    expect(await check()).toMatchObject({ status: 'warning', page: 'backups' });
    await night();
    expect(await check()).toMatchObject({ status: 'ok' });
    app.clock.pass(3 * day);
    expect(await check()).toMatchObject({ status: 'warning' });
  });
});
