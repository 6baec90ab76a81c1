import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createHousehold, type TestMember } from '../../../test/factories/household.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { InstanceDatabase } from '../database/instance-database.ts';
import {
  addJobs,
  cancelJobs,
  createJobRunner,
  finishJob,
  type JobKind,
  type JobRunner,
  listOpenJobs,
  type NewJob,
  restartJobs,
  stopJob,
  TryLaterError,
} from './index.ts';

const minute = 60_000;

forEachDialect('jobs in the background', (database) => {
  let app: TestApp;
  let cook: TestMember;
  let ran: unknown[];
  let busy: { now: number; most: number };
  const runners: JobRunner[] = [];

  beforeEach(async () => {
    app = await createTestApp(database);
    cook = (await createHousehold(app)).member;
    ran = [];
    busy = { now: 0, most: 0 };
  });
  afterEach(async () => {
    for (const runner of runners.splice(0)) await runner.stop();
    await app.close();
  });

  const runnerOf = (kind: Partial<JobKind>): JobRunner => {
    const run = async () => undefined;
    const whole: JobKind = { atOnce: 3, giveUp: run, run, ...kind };
    const instance = new InstanceDatabase(app.connection);
    const runner = createJobRunner({ instance, clock: app.clock, log: app.platform.log, kinds: { wash: whole } });
    runners.push(runner);
    return runner;
  };
  const note: JobKind['run'] = async ({ payload }) => {
    busy.now += 1;
    busy.most = Math.max(busy.most, busy.now);
    await sleep(10);
    ran.push(payload);
    busy.now -= 1;
  };
  const add = (...jobs: Partial<NewJob>[]) =>
    cook.db.change((db) =>
      addJobs(
        db,
        jobs.map((job) => ({ kind: 'wash', subject: 'kitchen', payload: null, ...job })),
        app.clock.now(),
      ),
    );
  const open = () => listOpenJobs(cook.db, 'kitchen', app.clock.now());

  test('run in their order, no more at once than may, and are gone afterwards', async () => {
    await add(...Array.from({ length: 7 }, (_, payload) => ({ payload })));
    let begun = 0;
    let meet = (): void => undefined;
    const met = new Promise<void>((resolve) => {
      meet = resolve;
    });
    const noteWithOther: JobKind['run'] = async (...job) => {
      begun += 1;
      if (begun === 2) meet();
      await met;
      await note(...job);
    };
    await runnerOf({ atOnce: 2, run: noteWithOther }).runDue();
    expect(ran.toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(busy.most).toBe(2);
    expect(await open()).toEqual([]);
  });

  test('of one lane run one at a time, with a pause between, while others go on', async () => {
    const runner = runnerOf({ run: note, pause: 1000 });
    await add(
      { concurrencyKey: 'a', payload: 'a1' },
      { concurrencyKey: 'a', payload: 'a2' },
      { concurrencyKey: 'b', payload: 'b1' },
    );
    await runner.runDue();
    expect(ran.toSorted()).toEqual(['a1', 'b1']);
    app.clock.pass(1000);
    await runner.runDue();
    expect(ran.toSorted()).toEqual(['a1', 'a2', 'b1']);
  });

  test('begin by themselves once the runner is started', async () => {
    runnerOf({ run: note }).start();
    await add({ payload: 'dishes' });
    await expect.poll(() => ran, { timeout: 5000 }).toEqual(['dishes']);
  });

  test('wait for their time', async () => {
    const runner = runnerOf({ run: note });
    await add({ dueAt: new Date(app.clock.now().getTime() + minute), payload: 'later' });
    await runner.runDue();
    expect(ran).toEqual([]);
    app.clock.pass(minute);
    await runner.runDue();
    expect(ran).toEqual(['later']);
  });

  test('that ask for another time get it, and may hold their lane until then', async () => {
    const at = new Date(app.clock.now().getTime() + minute);
    const runner = runnerOf({
      run: async (job, context) => {
        if (job.payload === 'full' && job.attempt === 1) throw new TryLaterError(at, { forWholeLane: true });
        await note(job, context);
      },
    });
    await add({ concurrencyKey: 'sink', payload: 'full' }, { concurrencyKey: 'sink', payload: 'next' });
    await runner.runDue();
    expect(ran).toEqual([]);
    app.clock.pass(minute);
    await runner.runDue();
    expect(ran).toEqual(['full', 'next']);
  });

  test('that fail unforeseen are tried again, and given up in the end', async () => {
    const givenUp: unknown[] = [];
    const runner = runnerOf({
      run: async (job) => {
        ran.push(job.attempt);
        throw new Error('broken');
      },
      giveUp: async (job) => {
        givenUp.push(job.payload);
      },
    });
    await add({ payload: 'plate' });
    for (let hour = 0; hour < 10; hour += 1) {
      await runner.runDue();
      app.clock.pass(60 * minute);
    }
    expect(ran).toEqual([1, 2, 3, 4, 5, 6]);
    expect(givenUp).toEqual(['plate']);
    expect(await open()).toEqual([]);
  });

  test('that were running when their process died run again once the lease is over', async () => {
    await add({ payload: 'glass' });
    let died = false;
    const dying = runnerOf({ run: () => new Promise(() => undefined) });
    void dying.runDue().then(() => {
      died = true;
    });
    runners.pop();
    await expect.poll(open).toMatchObject([{ isRunning: true }]);

    const other = runnerOf({ run: note });
    await other.runDue();
    expect(ran).toEqual([]);
    app.clock.pass(minute);
    await other.runDue();
    expect(ran).toEqual(['glass']);
    expect(died).toBe(false);
  });

  test('that are cancelled while they run cannot keep what they did', async () => {
    let kept = false;
    await add({ payload: 'cup' }, { dueAt: new Date(app.clock.now().getTime() + minute), title: 'spoon' });
    const runner = runnerOf({
      run: async (job, { db }) => {
        await cook.db.change((db) => cancelJobs(db, 'kitchen', app.clock.now()));
        await db.change((db) => finishJob(db, job));
        kept = true;
      },
    });
    await runner.runDue();
    expect(kept).toBe(false);
    expect(await open()).toEqual([]);

    const restarted = await cook.db.change((db) => restartJobs(db, 'kitchen', app.clock.now()));
    expect(restarted).toHaveLength(2);
    expect(await open()).toMatchObject([{ isRunning: false }, { title: 'spoon' }]);
  });

  test('that are stopped wait until somebody restarts them', async () => {
    const runner = runnerOf({
      run: async (job, context) => {
        if (ran.length > 0) return note(job, context);
        ran.push('stopped');
        await context.db.change((db) => stopJob(db, job, app.clock.now()));
      },
    });
    await add({ payload: 'pan' });
    await runner.runDue();
    app.clock.pass(minute);
    await runner.runDue();
    expect(ran).toEqual(['stopped']);
    await cook.db.change((db) => restartJobs(db, 'kitchen', app.clock.now()));
    await runner.runDue();
    expect(ran).toEqual(['stopped', 'pan']);
  });

  test('are given back at a shutdown, and run anew at the next start', async () => {
    await add({ payload: 'pot' });
    const ending = runnerOf({
      run: (_, { signal }) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
    });
    ending.start();
    await expect.poll(open, { timeout: 5000 }).toMatchObject([{ isRunning: true }]);
    await ending.stop();
    expect(await open()).toMatchObject([{ isRunning: false }]);
    await runnerOf({
      run: async ({ attempt }) => {
        ran.push(attempt);
      },
    }).runDue();
    expect(ran).toEqual([1]);
  });

  test('of several runners run once each', async () => {
    await add(...Array.from({ length: 30 }, (_, payload) => ({ payload, concurrencyKey: `lane ${payload % 5}` })));
    const several = Array.from({ length: 3 }, () => runnerOf({ atOnce: 4, run: note }));
    await Promise.all(several.map((runner) => runner.runDue()));
    expect(ran.toSorted((a, b) => Number(a) - Number(b))).toEqual(Array.from({ length: 30 }, (_, index) => index));
    expect(busy.most).toBeLessThanOrEqual(4);
  });

  test('go with their group', async () => {
    await add({ payload: 'tray' });
    await new InstanceDatabase(app.connection).change(async (transaction) => {
      await transaction.deleteFrom('users').where('groupId', '=', cook.groupId).execute();
      await transaction.deleteFrom('groups').where('id', '=', cook.groupId).execute();
    });
    await runnerOf({ run: note }).runDue();
    expect(ran).toEqual([]);
  });
});
