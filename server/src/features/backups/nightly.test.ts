import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { callerOf } from '../../../test/caller.ts';
import { createHousehold, createMember, type TestMember } from '../../../test/factories/household.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

const day = 86_400_000;

forEachDialect('the backup of each night', (database) => {
  let app: TestApp;
  let admin: TestMember;
  beforeEach(async () => {
    app = await createTestApp(database, {
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
  afterEach(() => app.close());

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
