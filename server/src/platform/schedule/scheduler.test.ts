import { afterEach, beforeEach, expect, test } from 'vitest';
import { createHousehold } from '../../../test/factories/household.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { createTestApp, startBeside, type TestApp } from '../../../test/test-app.ts';
import { dailyTime } from '../clock/daily-time.ts';
import { InstanceDatabase } from '../database/instance-database.ts';
import {
  createScheduler,
  defineDailyTask,
  defineRepeatedTask,
  listTasks,
  runTaskSoon,
  type ScheduledTask,
  type Scheduler,
} from './index.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

forEachDialect('tasks of the server', (database) => {
  let app: TestApp;
  let instance: InstanceDatabase;
  let ran: string[];
  const schedulers: Scheduler[] = [];
  beforeEach(async () => {
    app = await createTestApp(database);
    instance = new InstanceDatabase(app.connection);
    ran = [];
  });
  afterEach(async () => {
    for (const scheduler of schedulers.splice(0)) await scheduler.stop();
    await app.close();
  });

  const berlin = dailyTime({ TZ: 'Europe/Berlin', DAILY_SCHEDULE_TIME: '02:30' });
  const schedulerOf = (
    tasks: ScheduledTask[],
    { connection }: Pick<TestApp, 'connection'> = app,
    daily = berlin,
  ): Scheduler => {
    const parts = { instance: new InstanceDatabase(connection), clock: app.clock, log: app.platform.log };
    const scheduler = createScheduler({ ...parts, daily, tasks });
    schedulers.push(scheduler);
    return scheduler;
  };
  const note = (name: string) => async () => void ran.push(`${name} ${app.clock.now().toISOString()}`);
  const tidy = defineDailyTask({ name: 'tidy', run: note('tidy') });
  /** The clock begins at noon of the 1st of March in Greenwich. */
  const passTo = (moment: string) => app.clock.pass(Date.parse(moment) - app.clock.now().getTime());
  const stateOf = async (name: string) =>
    (await listTasks(instance, app.clock.now())).find((task) => task.name === name);

  test('run at the time of the day where the household lives, once a day', async () => {
    const scheduler = schedulerOf([tidy]);
    await scheduler.runDue();
    passTo('2026-03-02T01:29:59.000Z');
    await scheduler.runDue();
    expect(ran).toEqual([]);
    passTo('2026-03-02T01:30:00.000Z');
    await scheduler.runDue();
    await scheduler.runDue();
    expect(ran).toEqual(['tidy 2026-03-02T01:30:00.000Z']);
    expect(await stateOf('tidy')).toMatchObject({ dueAt: '2026-03-03T01:30:00.000Z', problem: null, isRunning: false });
  });

  test('run once on the days on which clocks leap over their time or show it twice', async () => {
    const scheduler = schedulerOf([tidy]);
    await scheduler.runDue();
    passTo('2026-03-28T12:00:00.000Z');
    await scheduler.runDue();
    for (let passed = 0; passed < 36; passed += 1) {
      app.clock.pass(hour / 2);
      await scheduler.runDue();
    }
    // On the 29th of March there is no half past two in Berlin.
    expect(ran.slice(1)).toEqual(['tidy 2026-03-29T01:30:00.000Z']);
    passTo('2026-10-24T12:00:00.000Z');
    await scheduler.runDue();
    ran = [];
    for (let passed = 0; passed < 36; passed += 1) {
      app.clock.pass(hour / 2);
      await scheduler.runDue();
    }
    // On the 25th of October it is half past two twice.
    expect(ran).toHaveLength(1);
    expect(ran[0]).toContain('2026-10-25T0');
  });

  test('are made up for once after a sleep of days, also by a server that was started anew', async () => {
    await schedulerOf([tidy]).runDue();
    app.clock.pass(9 * day);
    await schedulerOf([tidy]).runDue();
    expect(ran).toHaveLength(1);
    expect(await stateOf('tidy')).toMatchObject({ dueAt: '2026-03-11T01:30:00.000Z' });
  });

  test('follow a time of the day that was set anew', async () => {
    await schedulerOf([tidy]).runDue();
    await schedulerOf([tidy], app, dailyTime({ TZ: 'UTC', DAILY_SCHEDULE_TIME: '18:00' })).runDue();
    expect(await stateOf('tidy')).toMatchObject({ dueAt: '2026-03-01T18:00:00.000Z' });
  });

  test('run in one of several processes', async () => {
    const beside = await startBeside(app);
    const both = [schedulerOf([tidy]), schedulerOf([tidy], beside)];
    const runBoth = async () => {
      // Two connections of one thread would wait for each other on SQLite.
      if (database.dialect === 'postgres') await Promise.all(both.map((scheduler) => scheduler.runDue()));
      else for (const scheduler of both) await scheduler.runDue();
    };
    await runBoth();
    for (let days = 0; days < 3; days += 1) {
      app.clock.pass(day);
      await runBoth();
    }
    for (const scheduler of schedulers.splice(0)) await scheduler.stop();
    await beside.close();
    expect(ran).toHaveLength(3);
  });

  test('come back after some minutes where that is what they want', async () => {
    const scheduler = schedulerOf([
      defineRepeatedTask({
        name: 'post',
        when: { everyMinutes: 5 },
        run: async ({ lastDoneAt }) => ran.push(`${lastDoneAt?.toISOString()}`),
      }),
    ]);
    for (let minutes = 0; minutes <= 11; minutes += 1) {
      await scheduler.runDue();
      app.clock.pass(minute);
    }
    expect(ran).toEqual(['undefined', '2026-03-01T12:05:00.000Z']);
  });

  test('that fail say why, are tried again soon, and hold up no other', async () => {
    let fails = true;
    const scheduler = schedulerOf([
      defineDailyTask({
        name: 'backup',
        run: async () => {
          if (fails) throw new Error('the disk is full');
        },
      }),
      tidy,
    ]);
    await scheduler.runDue();
    app.clock.pass(day);
    await scheduler.runDue();
    expect(ran).toHaveLength(1);
    expect(await stateOf('backup')).toMatchObject({ problem: 'the disk is full', failures: 1, doneAt: null });
    app.clock.pass(5 * minute);
    await scheduler.runDue();
    expect(await stateOf('backup')).toMatchObject({ failures: 2, dueAt: '2026-03-02T12:15:00.000Z' });
    fails = false;
    app.clock.pass(10 * minute);
    await scheduler.runDue();
    expect(await stateOf('backup')).toMatchObject({ problem: null, failures: 0, dueAt: '2026-03-03T01:30:00.000Z' });
  });

  test('keep how the last 14 runs went and how long each took', async () => {
    let days = 0;
    const scheduler = schedulerOf([
      defineDailyTask({
        name: 'backup',
        run: async () => {
          app.clock.pass(24_000);
          days += 1;
          if (days === 15) throw new Error('the disk is full');
        },
      }),
    ]);
    await scheduler.runDue();
    while (days < 16) {
      app.clock.pass(day);
      await scheduler.runDue();
    }
    const { runs = [] } = (await stateOf('backup')) ?? {};
    expect(runs).toHaveLength(14);
    expect(runs.map(({ isDone }) => isDone).slice(-3)).toEqual([true, false, true]);
    const [first] = runs;
    expect(Date.parse(first?.endedAt ?? '') - Date.parse(first?.startedAt ?? '')).toBe(24_000);
  });

  test('run at once when somebody wants that', async () => {
    const scheduler = schedulerOf([tidy]);
    await scheduler.runDue();
    scheduler.start();
    expect(await runTaskSoon(instance, 'tidy', app.clock.now())).toBe(true);
    expect(await runTaskSoon(instance, 'unknown', app.clock.now())).toBe(false);
    await expect.poll(() => ran).toEqual(['tidy 2026-03-01T12:00:00.000Z']);
  });

  test('that are cut short when the server stops run again when it starts', async () => {
    let begun = false;
    const slow = defineDailyTask({
      name: 'slow',
      run: ({ signal }) => {
        begun = true;
        return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))));
      },
    });
    const scheduler = schedulerOf([slow]);
    await scheduler.runDue();
    app.clock.pass(day);
    scheduler.start();
    await expect.poll(() => begun).toBe(true);
    expect(await stateOf('slow')).toMatchObject({ isRunning: true });
    await scheduler.stop();
    expect(await stateOf('slow')).toMatchObject({ isRunning: false, problem: null, failures: 0 });
    await schedulerOf([{ ...slow, run: note('slow') }]).runDue();
    expect(ran).toHaveLength(1);
  });

  test('of a process that died are taken over once its lease has ended', async () => {
    await schedulerOf([tidy]).runDue();
    app.clock.pass(day);
    const dead = { leasedBy: 'dead', leasedUntil: new Date(app.clock.now().getTime() + minute).toISOString() };
    await app.connection.write.updateTable('scheduledTasks').set(dead).where('name', '=', 'tidy').execute();
    await schedulerOf([tidy]).runDue();
    expect(ran).toEqual([]);
    app.clock.pass(minute);
    await schedulerOf([tidy]).runDue();
    expect(ran).toHaveLength(1);
  });

  test('forget what has ended, and nothing else', async () => {
    await app.schedule.runDue();
    const count = async (table: 'passwordAttempts' | 'endedSessions') =>
      (await app.connection.read.selectFrom(table).selectAll().execute()).length;
    const { write } = app.connection;
    const at = app.clock.now().toISOString();
    const { groupId } = (await createHousehold(app)).member;
    const invite = (token: string, expiresAt: string) =>
      write
        .insertInto('invitations')
        .values({ token, groupId, uses: 1, usesLeft: 1, createdAt: at, expiresAt })
        .execute();
    await invite('ended', at);
    await write.insertInto('passwordAttempts').values({ key: 'a', userId: null, wrong: 3, at }).execute();
    await write.insertInto('endedSessions').values({ id: 'b', expiresAt: at }).execute();
    app.clock.pass(day);
    const later = app.clock.now();
    const lasting = new Date(later.getTime() + day).toISOString();
    await write.insertInto('endedSessions').values({ id: 'c', expiresAt: lasting }).execute();
    await invite('open', lasting);
    await write
      .insertInto('passwordAttempts')
      .values({ key: 'd', userId: null, wrong: 1, at: later.toISOString() })
      .execute();
    await app.schedule.runDue();
    expect([await count('passwordAttempts'), await count('endedSessions')]).toEqual([1, 1]);
    expect(await app.connection.read.selectFrom('invitations').select('token').execute()).toEqual([{ token: 'open' }]);
    expect((await listTasks(instance, later)).filter(({ problem }) => problem !== null)).toEqual([]);
  });
});
