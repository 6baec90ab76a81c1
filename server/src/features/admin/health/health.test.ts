import { hostname } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { logInAgain } from '../../../../test/backups.ts';
import { createGroup, createMember, type TestMember } from '../../../../test/factories/household.ts';
import { forEachDialect } from '../../../../test/for-each-dialect.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { diskHealth } from './disk-health.ts';

forEachDialect('the health of the server', (database) => {
  let app: TestApp;
  let admin: TestMember;
  beforeAll(async () => {
    app = await createTestApp(database, { BASE_URL: 'https://recipes.example.org', TRUSTED_PROXIES: '10.0.0.1' });
    const group = await createGroup(app);
    admin = await createMember(app, group.id, 'admin');
  });
  afterAll(() => app.close());

  const look = async (query: Record<string, string> = {}, headers: Record<string, string> = {}) => {
    const { body } = await admin.call('GET', `/admin/about/health?${new URLSearchParams(query)}`, { headers });
    return (id: string) => body.checks.find((check: { id: string }) => check.id === id);
  };

  test('is told in words', async () => {
    const of = await look({ address: 'https://recipes.example.org', clock: '2026-03-01T12:00:01Z' });
    expect(of('address')).toMatchObject({ name: 'Address', status: 'ok', sentence: 'recipes.example.org, over https' });
    expect(of('clock').sentence).toMatch(/^1 s from the clock of your device/);
    expect(of('disk').sentence).toMatch(/ of .* (free|left)/);
    expect(of('database')).toMatchObject({ status: 'ok', sentence: expect.stringMatching(/answers in \d+ ms$/) });
    expect(of('jobs')).toMatchObject({ status: 'ok', remedy: null });
  });

  test('an address that links do not lead to comes with the line that mends it', async () => {
    const of = await look({ address: 'https://cook.example.org' });
    expect(of('address')).toMatchObject({
      status: 'warning',
      sentence:
        'You came by https://cook.example.org, but links in mails and shares lead to https://recipes.example.org.',
      setting: 'BASE_URL=https://cook.example.org',
    });
  });

  test('a proxy that nobody trusts is named', async () => {
    const of = await look({}, { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' });
    expect(of('proxy')).toMatchObject({ status: 'warning', setting: 'TRUSTED_PROXIES=127.0.0.1' });
    expect((await look())('proxy').status).toBe('off');
    expect((await look({ address: 'https://recipes.example.org' }))('proxy')).toMatchObject({
      status: 'warning',
      sentence: 'You came by https://recipes.example.org, but the server was asked for http://localhost:80.',
    });
  });

  test('a clock that is minutes off is told', async () => {
    const of = await look({ clock: '2026-03-01T12:03:00Z' });
    expect(of('clock')).toMatchObject({ status: 'warning', remedy: expect.stringMatching(/^Turn on time sync/) });
    expect((await look({ clock: '2026-03-01T12:06:00Z' }))('clock').status).toBe('failed');
  });

  test('tasks that nobody does are told, and those that fail again and again', async () => {
    const at = app.clock.now();
    const job = {
      id: 'job',
      kind: 'unknown',
      userId: null,
      subject: null,
      title: '',
      concurrencyKey: null,
      payload: '{}',
      dueAt: new Date(at.getTime() - 3_600_000).toISOString(),
      attempts: 0,
    };
    await admin.db.change((db) => db.insert('jobs', job).execute());
    expect((await look())('jobs')).toMatchObject({ status: 'failed', page: 'tasks' });
    await admin.db.change((db) =>
      db.update('jobs').set({ attempts: 4, dueAt: at.toISOString() }).where('id', '=', 'job').execute(),
    );
    expect((await look())('jobs')).toMatchObject({ status: 'warning', sentence: expect.stringMatching(/^1 task has/) });
    await admin.db.change((db) => db.remove('jobs').where('id', '=', 'job').execute());
  });

  test('a task by the clock that failed is told by its name and its reason, both in words', async () => {
    await app.schedule.runDue();
    app.clock.pass(86_400_000);
    // Somebody is busy with backups at that time.
    const busy = {
      ...{ token: 'x', kind: 'proof', backup: 'b', step: 'check', done: 0, total: 1, startedAt: '' },
      ...{ seenAt: Date.now(), host: `not ${hostname()}`, pid: 1 },
    };
    await app.platform.files.write('backups/running.json', Buffer.from(JSON.stringify(busy)));
    await app.schedule.runDue();
    await app.platform.files.remove('backups/running.json');
    // A day passed, and with it the session.
    const { body } = await (await logInAgain(app, admin)).call('GET', '/admin/about/health');
    expect(body.checks.find((check: { id: string }) => check.id === 'schedule').sentence).toBe(
      '“Nightly backup” failed the last time: Something is being done with backups already. Please wait until it has ended.',
    );
  });
});

test.each([
  [400, 'ok', null],
  [1, 'warning', 'maintenance'],
  [0.1, 'failed', 'maintenance'],
])('a disk with %s GB left is told: %s', async (gigabytes, status, page) => {
  const measure = async () => ({ bavail: gigabytes * 1024 ** 2, blocks: 500 * 1024 ** 2, bsize: 1024 });
  const finding = await diskHealth('/', measure).run({} as Parameters<ReturnType<typeof diskHealth>['run']>[0]);
  expect([finding.status, finding.page ?? null]).toEqual([status, page]);
});
