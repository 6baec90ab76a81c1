import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { createHousehold, type TestMember } from '../../../test/factories/household.ts';
import { forEachDialect } from '../../../test/for-each-dialect.ts';
import { createTestApp, startBeside, type TestApp } from '../../../test/test-app.ts';
import { dayOf } from '../clock/asked-now.ts';
import type { Clock } from '../clock/clock.ts';
import { InstanceDatabase } from '../database/instance-database.ts';
import {
  addJobs,
  cancelJobs,
  complete,
  createJobRunner,
  defineJob,
  type JobDefinition,
  type JobRunner,
  listOpenJobs,
  type NewJob,
  restartJobs,
  setAside,
  TryLaterError,
} from './index.ts';

const minute = 60_000;
const wash = { name: 'wash', payload: z.union([z.string(), z.number(), z.null()]) };
type Wash = z.infer<typeof wash.payload>;
type Definition = JobDefinition<Wash>;

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

  const runnerOf = (
    definition: Partial<Definition>,
    { connection, clock }: { connection: TestApp['connection']; clock: Clock } = app,
  ): JobRunner => {
    const whole = defineJob({ kind: wash, atOnce: 3, run: async () => undefined, ...definition });
    const instance = new InstanceDatabase(connection);
    const runner = createJobRunner({
      instance,
      clock,
      timeZone: 'Europe/Berlin',
      log: app.platform.log,
      jobs: [whole],
    });
    runners.push(runner);
    return runner;
  };
  /** Without a moving clock a runner does not claim its own job again once the lease is over for others. */
  const withoutMoving = () => {
    const now = app.clock.now();
    return { connection: app.connection, clock: { now: () => now } };
  };
  const note: Definition['run'] = async ({ payload }) => {
    busy.now += 1;
    busy.most = Math.max(busy.most, busy.now);
    await sleep(10);
    ran.push(payload);
    busy.now -= 1;
  };
  const add = (...jobs: Partial<NewJob<Wash>>[]) =>
    cook.db.change((db) =>
      addJobs(
        db,
        wash,
        jobs.map((job) => ({ subject: 'kitchen', payload: null, ...job })),
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
    const noteWithOther: Definition['run'] = async (...job) => {
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

  test('know the day of the household', async () => {
    await add({});
    const at = new Date('2026-03-01T23:30:00Z');
    await runnerOf({ run: async () => void ran.push(dayOf(at)) }).runDue();
    expect(ran).toEqual(['2026-03-02']);
  });

  test('with the same concurrency key run one at a time, with a pause between, while others go on', async () => {
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

  test('that ask for another time get it, and may have all with their key wait until then', async () => {
    const at = new Date(app.clock.now().getTime() + minute);
    const runner = runnerOf({
      run: async (job, signal) => {
        if (job.payload === 'full' && job.attempt === 1) throw new TryLaterError(at, { forWholeKey: true });
        await note(job, signal);
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
    let hasBegun = false;
    const forEver: Definition['run'] = () => {
      hasBegun = true;
      return new Promise(() => undefined);
    };
    const dying = runnerOf({ run: forEver }, withoutMoving());
    void dying.runDue().then(() => {
      died = true;
    });
    runners.pop();
    // One that finds only on its way there that another one has the job would look for more once the database is closed.
    await expect.poll(() => hasBegun).toBe(true);
    expect(await open()).toMatchObject([{ isRunning: true }]);

    const other = runnerOf({ run: note });
    await other.runDue();
    expect(ran).toEqual([]);
    app.clock.pass(minute);
    await other.runDue();
    expect(ran).toEqual(['glass']);
    expect(died).toBe(false);
  });

  test('that are cancelled while they run cannot save what they did', async () => {
    let hasSaved = false;
    await add({ payload: 'cup' }, { dueAt: new Date(app.clock.now().getTime() + minute), title: 'spoon' });
    const runner = runnerOf({
      run: async (job) => {
        await cook.db.change((db) => cancelJobs(db, { subject: 'kitchen' }, app.clock.now()));
        await complete(job);
        hasSaved = true;
      },
    });
    await runner.runDue();
    expect(hasSaved).toBe(false);
    expect(await open()).toEqual([]);

    const restarted = await cook.db.change((db) => restartJobs(db, { subject: 'kitchen' }, app.clock.now()));
    expect(restarted).toHaveLength(2);
    expect(await open()).toMatchObject([{ isRunning: false }, { title: 'spoon' }]);
  });

  test('that are set aside wait until somebody restarts them', async () => {
    const runner = runnerOf({
      run: async (job, signal) => {
        if (ran.length > 0) return note(job, signal);
        ran.push('set aside');
        await setAside(job, app.clock.now());
      },
    });
    await add({ payload: 'pan' });
    await runner.runDue();
    app.clock.pass(minute);
    await runner.runDue();
    expect(ran).toEqual(['set aside']);
    await cook.db.change((db) => restartJobs(db, { subject: 'kitchen' }, app.clock.now()));
    await runner.runDue();
    expect(ran).toEqual(['set aside', 'pan']);
  });

  test('that are claimed while the runner is being stopped are given back without having begun', async () => {
    await add({ payload: 'bowl' });
    const ending = runnerOf({ run: note });
    const rounds = ending.runDue();
    await ending.stop();
    await rounds;
    expect(ran).toEqual([]);
    expect(await open()).toMatchObject([{ isRunning: false }]);
  });

  test('are given back at a shutdown, and run anew at the next start', async () => {
    await add({ payload: 'pot' });
    const ending = runnerOf({
      run: (_, signal) =>
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
    await add(...Array.from({ length: 30 }, (_, payload) => ({ payload, concurrencyKey: `sink ${payload % 5}` })));
    const several = Array.from({ length: 3 }, () => runnerOf({ atOnce: 4, run: note }));
    await Promise.all(several.map((runner) => runner.runDue()));
    expect(ran.toSorted((a, b) => Number(a) - Number(b))).toEqual(Array.from({ length: 30 }, (_, index) => index));
    expect(busy.most).toBeLessThanOrEqual(4);
  });

  test('whose payload cannot be read are given up at once, and the log says so', async () => {
    const givenUp: unknown[] = [];
    await add({ payload: 'plate' });
    await cook.db.change((db) =>
      db
        .update('jobs')
        .set({ payload: '{"no":"plate"}' } as object)
        .execute(),
    );
    const runner = runnerOf({
      run: note,
      giveUp: async (job) => {
        givenUp.push(job.payload);
        await complete(job);
      },
    });
    await runner.runDue();
    expect([ran, givenUp, await open()]).toEqual([[], [undefined], []]);
    expect(app.logged()).toContain('the payload of a job cannot be read');
  });

  test('save what they bring together with their end, or nothing of it', async () => {
    await add({ payload: 'jug' });
    let fails = true;
    const runner = runnerOf({
      run: (job) =>
        complete(job, async (db) => {
          await addJobs(db, wash, [{ subject: 'brought', payload: 1, dueAt: new Date('2100-01-01') }], app.clock.now());
          if (!fails) return;
          fails = false;
          throw new Error('the process ends here');
        }),
    });
    const brought = async () => (await listOpenJobs(cook.db, 'brought', app.clock.now())).length;
    await runner.runDue();
    expect([(await open()).length, await brought()]).toEqual([1, 0]);
    app.clock.pass(minute);
    await runner.runDue();
    expect([(await open()).length, await brought()]).toEqual([0, 1]);
  });

  test('that somebody else has by now let go of no concurrency key', async () => {
    await add({ concurrencyKey: 'sink', payload: 'first' }, { concurrencyKey: 'sink', payload: 'second' });
    let hasBegun = false;
    const untilAborted: Definition['run'] = async (_, signal) => {
      hasBegun = true;
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
    };
    const slow = runnerOf({ run: untilAborted }, withoutMoving());
    void slow.runDue();
    await expect.poll(() => hasBegun).toBe(true);
    expect(await open()).toMatchObject([{ isRunning: true }, { isRunning: false }]);
    // Its lease has run out unnoticed, and another process has begun the job again.
    app.clock.pass(minute);
    let fail = (): void => undefined;
    const failing = new Promise<never>((_, reject) => {
      fail = () => reject(new Error('later'));
    });
    const other = runnerOf({ run: () => failing });
    const ended = other.runDue();
    await expect
      .poll(() => cook.db.from('jobs').select('attempts').orderBy('number').execute())
      .toMatchObject([{ attempts: 2 }, {}]);
    await slow.stop();
    await runnerOf({ run: note }).runDue();
    expect(ran).toEqual([]);
    fail();
    await ended;
  });

  test('of another process begin at once, whoever added them', async () => {
    const beside = await startBeside(app);
    runnerOf({ run: note }, { connection: beside.connection, clock: app.clock }).start();
    await sleep(300);
    await add({ payload: 'fork' });
    await expect.poll(() => ran, { timeout: 5000 }).toEqual(['fork']);
    await runners.pop()?.stop();
    await beside.close();
  });

  test('raise the revision of what they are a part of when they begin and when they are put off', async () => {
    const at = async () => (await cook.db.revisions()).household;
    await add({ payload: 'cup' });
    const revisions = [await at()];
    const run = async () => {
      revisions.push(await at());
      expect(await open()).toMatchObject([{ isRunning: true }]);
      throw new TryLaterError(new Date(app.clock.now().getTime() + minute));
    };
    await runnerOf({ run }).runDue();
    revisions.push(await at());
    expect(revisions).toEqual([...new Set(revisions)].sort((a, b) => a - b));
    expect(revisions).toHaveLength(3);
  });

  test('ask the database for nothing while there is nothing to do', async () => {
    await add({ dueAt: new Date(app.clock.now().getTime() + minute), payload: 'later' });
    const { read } = app.connection;
    let asked = 0;
    let lastAsked = performance.now();
    const selectNoFrom = read.selectNoFrom.bind(read);
    read.selectNoFrom = ((...query: Parameters<typeof selectNoFrom>) => {
      asked += 1;
      lastAsked = performance.now();
      return selectNoFrom(...query);
    }) as typeof read.selectNoFrom;
    runnerOf({ run: note }).start();
    await expect.poll(() => asked).toBeGreaterThan(0);
    // The connection that listens may come up late, which is a reason to look once more; what looks each second is never this quiet.
    await expect.poll(() => performance.now() - lastAsked).toBeGreaterThan(1500);
    const before = asked;
    await add({ payload: 'now' });
    await expect.poll(() => ran).toEqual(['now']);
    await expect.poll(() => asked).toBeGreaterThan(before);
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
