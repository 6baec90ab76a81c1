import { randomUUID } from 'node:crypto';
import type { Method } from '@larder/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGroup, createMember, type TestMember } from '../../../../test/factories/household.ts';
import { forEachDialect } from '../../../../test/for-each-dialect.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

forEachDialect('tasks in the background', (database) => {
  let app: TestApp;
  let admin: TestMember;
  beforeAll(async () => {
    app = await createTestApp(database);
    admin = await createMember(app, (await createGroup(app, 'Home')).id, 'admin');
    await app.schedule.runDue();
  });
  afterAll(() => app.close());

  const call = async (method: Method, path: string, body?: unknown) => {
    const reply = await admin.call(method, path, body === undefined ? {} : { body });
    return { status: reply.status, body: reply.body, code: reply.body?.detail?.code };
  };
  const onClock = async (name: string) =>
    (await call('GET', '/admin/tasks')).body.onClock.find((task: { name: string }) => task.name === name);

  test('by the clock say when they run next, and run when they are asked to', async () => {
    const before = await onClock('forget-expired');
    expect(before).toMatchObject({ doneAt: null, problem: null, isRunning: false });
    expect(before.dueAt > app.clock.now().toISOString()).toBe(true);
    expect((await call('POST', '/admin/tasks/run', { name: 'forget-expired' })).body.message).toBe('It runs now');
    await app.schedule.runDue();
    const at = app.clock.now().toISOString();
    const ran = { doneAt: at, runs: [{ startedAt: at, endedAt: at, isDone: true }] };
    expect(await onClock('forget-expired')).toMatchObject(ran);
    expect((await call('POST', '/admin/tasks/run', { name: 'nothing' })).code).toBe('task.not-found');
  });

  test('that bring recipes tell how far they are', async () => {
    const at = app.clock.now().toISOString();
    const id = randomUUID();
    await admin.db.change(async (db) => {
      const move = {
        ...{ id, userId: admin.id, state: 'moving' as const, language: 'en-US', position: '{}', summary: '{}' },
        ...{ known: 'skip' as const, visibility: 'household' as const, addTag: 0 as const, ownerId: null },
        ...{ filesRead: 1, filesTotal: 1, reportId: null, startedAt: at, endedAt: null, createdAt: at, updatedAt: at },
      };
      await db.insert('moves', move).execute();
      const job = { id: 'move', subject: id, kind: 'moving', userId: null, title: 'Paprika', concurrencyKey: null };
      const leasedUntil = new Date(app.clock.now().getTime() + 60_000).toISOString();
      const lease = { leasedBy: 'somebody', leasedUntil, payload: '{}', dueAt: at, attempts: 0, stoppedAt: null };
      await db.insert('jobs', { ...job, ...lease }).execute();
    });
    const { jobs } = (await call('GET', '/admin/tasks')).body;
    const moving = jobs.find((job: { id: string }) => job.id === 'move');
    expect(moving).toMatchObject({ state: 'running', progress: { done: 0, total: 0 } });
  });

  test('are told to older clients in their shape', async () => {
    const ran = async () => (await call('GET', '/admin/server-tasks')).body.items;
    const before: { log: string }[] = await ran();
    expect(before.map(({ log }) => log)).not.toContain('backup');
    await call('POST', '/admin/tasks/run', { name: 'backup' });
    await app.schedule.runDue();
    const shape = { id: expect.any(Number), groupId: admin.groupId, status: 'finished' };
    expect(await ran()).toContainEqual({
      ...{ ...shape, name: 'Database Backup', createdAt: app.clock.now().toISOString(), log: 'backup' },
    });
    const started = await call('POST', '/admin/server-tasks');
    expect([started.status, started.body.status]).toEqual([201, 'running']);
    expect(started.body.log).toContain('forget-expired');
  });

  test('that stopped are tried again or cancelled, unless they are part of something', async () => {
    const job = (id: string, subject: string | null) => ({
      ...{ id, subject, kind: 'unknown', userId: null, title: `Job ${id}`, concurrencyKey: null, payload: '{}' },
      ...{ dueAt: app.clock.now().toISOString(), attempts: 6, stoppedAt: app.clock.now().toISOString() },
    });
    await admin.db.change(async (db) => {
      for (const one of [job('alone', null), job('part', 'report')]) await db.insert('jobs', one).execute();
    });
    const jobs = async () => (await call('GET', '/admin/tasks')).body.jobs;
    expect(await jobs()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: 'alone', state: 'stopped', group: 'Home', canCancel: true, title: 'Job alone' }),
        expect.objectContaining({ id: 'part', canCancel: false }),
      ]),
    );
    await call('POST', '/admin/tasks/run-job', { job: 'alone' });
    expect(await jobs()).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: 'alone', state: 'waiting', attempts: 0 })]),
    );
    expect((await call('POST', '/admin/tasks/cancel-job', { job: 'part' })).code).toBe('task.not-found');
    expect((await call('POST', '/admin/tasks/cancel-job', { job: 'alone' })).body.message).toBe('Cancelled');
    expect((await jobs()).map(({ id }: { id: string }) => id)).not.toContain('alone');
  });
});
