import { randomUUID } from 'node:crypto';
import type { InstanceDatabase } from '../database/instance-database.ts';
import { jobsSignal } from './group-jobs.repository.ts';
import type { JobKind, NewJob } from './job.ts';

/** Work of the whole server, which belongs to no group. Where a job of the same subject waits already, none is added. */
export const addServerJobs = async <Payload>(
  instance: InstanceDatabase,
  { name }: JobKind<Payload>,
  jobs: NewJob<Payload>[],
  now: Date,
): Promise<void> => {
  if (jobs.length === 0) return;
  await instance.change(async (transaction) => {
    for (const { id = randomUUID(), subject = null, title = '', concurrencyKey, payload, dueAt = now } of jobs) {
      const waiting =
        subject !== null &&
        (await transaction
          .selectFrom('jobs')
          .select('id')
          .where('groupId', 'is', null)
          .where('subject', '=', subject)
          .where('leasedBy', 'is', null)
          .where('stoppedAt', 'is', null)
          .limit(1)
          .executeTakeFirst());
      if (waiting) continue;
      await transaction
        .insertInto('jobs')
        .values({
          id,
          groupId: null,
          userId: null,
          kind: name,
          subject,
          title,
          concurrencyKey: concurrencyKey ?? null,
          payload: JSON.stringify(payload),
          dueAt: dueAt.toISOString(),
          attempts: 0,
        })
        .execute();
    }
    await instance.signals.sendToOthers(transaction, jobsSignal, '');
  });
  instance.signals.tell(jobsSignal, '');
};
