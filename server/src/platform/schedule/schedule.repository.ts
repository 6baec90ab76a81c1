import { randomUUID } from 'node:crypto';
import type { Clock } from '../clock/clock.ts';
import type { InstanceDatabase } from '../database/instance-database.ts';

/** Tells the schedulers of all processes that something is due sooner than they know. */
export const scheduleSignal = 'schedule';

/** Milliseconds for which a process has a task before another may take it. */
export const leaseTime = 60_000;

const leaseEnd = (now: Date) => new Date(now.getTime() + leaseTime).toISOString();

/** Where a task is not known yet, or would come sooner by the present settings, it is due then. */
export const planTask = (instance: InstanceDatabase, name: string, at: Date): Promise<unknown> =>
  instance.change((transaction) =>
    transaction
      .insertInto('scheduledTasks')
      .values({ name, dueAt: at.toISOString(), failures: 0 })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet({ dueAt: at.toISOString() })
          .where('scheduledTasks.dueAt', '>', at.toISOString()),
      )
      .execute(),
  );

export interface ClaimedTask {
  name: string;
  lease: string;
  failures: number;
  lastDoneAt: Date | null;
}

/** A task that is due, taken for this process; no two processes get the same. */
export const claimTask = (
  instance: InstanceDatabase,
  names: string[],
  clock: Clock,
): Promise<ClaimedTask | undefined> =>
  instance.change(async (transaction) => {
    await instance.dialect.takeTurns(transaction);
    const now = clock.now();
    const at = now.toISOString();
    const due = await transaction
      .selectFrom('scheduledTasks')
      .where('name', 'in', names)
      .where('dueAt', '<=', at)
      .where(({ eb, or }) => or([eb('leasedUntil', 'is', null), eb('leasedUntil', '<=', at)]))
      .select(['name', 'failures', 'doneAt'])
      .orderBy('dueAt')
      .limit(1)
      .executeTakeFirst();
    if (!due) return undefined;
    const lease = randomUUID();
    await transaction
      .updateTable('scheduledTasks')
      .set({ leasedBy: lease, leasedUntil: leaseEnd(now), startedAt: at })
      .where('name', '=', due.name)
      .execute();
    const { doneAt, ...task } = due;
    return { ...task, lease, lastDoneAt: doneAt === null ? null : new Date(doneAt) };
  });

/** False when the run is no longer this process's. */
export const renewTaskLease = async (instance: InstanceDatabase, lease: string, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await instance.change((transaction) =>
    transaction
      .updateTable('scheduledTasks')
      .set({ leasedUntil: leaseEnd(now) })
      .where('leasedBy', '=', lease)
      .executeTakeFirstOrThrow(),
  );
  return numUpdatedRows > 0n;
};

export type TaskOutcome =
  | { how: 'done'; at: Date; next: Date }
  | { how: 'failed'; at: Date; next: Date; problem: string; failures: number }
  /** As if it had not begun. */
  | { how: 'given-back' };

const changeOf = (outcome: TaskOutcome) => {
  if (outcome.how === 'given-back') return {};
  const ended = { dueAt: outcome.next.toISOString(), endedAt: outcome.at.toISOString() };
  if (outcome.how === 'failed') return { ...ended, problem: outcome.problem, failures: outcome.failures };
  return { ...ended, doneAt: outcome.at.toISOString(), problem: null, failures: 0 };
};

/** A run that has ended. */
export interface PastRun {
  startedAt: string;
  endedAt: string;
  isDone: boolean;
}

/** As many as show whether a task is to be relied on. */
const mostRuns = 14;

const runsOf = (written: string | null): PastRun[] => (written === null ? [] : JSON.parse(written));

const withRun = (written: string | null, startedAt: string | null, outcome: TaskOutcome) => {
  if (outcome.how === 'given-back' || startedAt === null) return {};
  const run = { startedAt, endedAt: outcome.at.toISOString(), isDone: outcome.how === 'done' };
  return { runs: JSON.stringify([...runsOf(written), run].slice(-mostRuns)) };
};

export const endTask = (instance: InstanceDatabase, lease: string, outcome: TaskOutcome): Promise<unknown> =>
  instance.change(async (transaction) => {
    const task = await transaction
      .selectFrom('scheduledTasks')
      .where('leasedBy', '=', lease)
      .select(['startedAt', 'runs'])
      .executeTakeFirst();
    if (!task) return;
    await transaction
      .updateTable('scheduledTasks')
      .set({
        leasedBy: null,
        leasedUntil: null,
        ...changeOf(outcome),
        ...withRun(task.runs, task.startedAt, outcome),
      })
      .where('leasedBy', '=', lease)
      .execute();
  });

/** When the next of these tasks may begin. */
export const nextTaskMoment = async ({ read }: InstanceDatabase, names: string[]): Promise<Date | null> => {
  const rows = await read
    .selectFrom('scheduledTasks')
    .where('name', 'in', names)
    .select(['dueAt', 'leasedUntil'])
    .execute();
  const [first] = rows.map(({ dueAt, leasedUntil }) => [dueAt, leasedUntil ?? ''].toSorted()[1] ?? dueAt).toSorted();
  return first === undefined ? null : new Date(first);
};

export interface TaskState {
  name: string;
  isRunning: boolean;
  dueAt: string;
  startedAt: string | null;
  endedAt: string | null;
  doneAt: string | null;
  problem: string | null;
  failures: number;
  /** The latest at the end. */
  runs: PastRun[];
}

/** How all tasks of the server stand, by name. */
export const listTasks = async ({ read }: InstanceDatabase, now: Date): Promise<TaskState[]> => {
  const rows = await read
    .selectFrom('scheduledTasks')
    .select(['name', 'dueAt', 'startedAt', 'endedAt', 'doneAt', 'problem', 'failures', 'leasedUntil', 'runs'])
    .orderBy('name')
    .execute();
  return rows.map(({ leasedUntil, runs, ...row }) => ({
    ...row,
    runs: runsOf(runs),
    isRunning: leasedUntil !== null && leasedUntil > now.toISOString(),
  }));
};

/** Lets a task run as soon as may be; tells whether there is such a task. One that runs already does not run again. */
export const runTaskSoon = async (instance: InstanceDatabase, name: string, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await instance.change((transaction) =>
    transaction
      .updateTable('scheduledTasks')
      .set({ dueAt: now.toISOString() })
      .where('name', '=', name)
      .executeTakeFirstOrThrow(),
  );
  instance.signals.tell(scheduleSignal, '');
  await instance.tellOthers(scheduleSignal);
  return numUpdatedRows > 0n;
};
