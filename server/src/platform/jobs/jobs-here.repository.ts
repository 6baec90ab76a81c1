import type { GroupDatabase, GroupTransaction } from '../database/index.ts';
import type { RunningJob } from './job.ts';

/** A job that is taken before any other process sees it. */
export const insertRunning = (
  db: GroupTransaction,
  { id, kind, subject, title, payload, lease }: RunningJob,
  dueAt: string,
  leasedUntil: string,
) =>
  db
    .insert('jobs', {
      id,
      kind,
      userId: db.userId,
      subject,
      title,
      concurrencyKey: null,
      payload: JSON.stringify(payload),
      dueAt,
      attempts: 1,
      leasedBy: lease,
      leasedUntil,
    })
    .execute();

export const renewHere = (db: GroupDatabase, { id, lease }: RunningJob, leasedUntil: string) =>
  db.change((db) =>
    db.update('jobs').set({ leasedUntil }).where('id', '=', id).where('leasedBy', '=', lease).execute(),
  );

/** Others may take it. */
export const endHere = (db: GroupTransaction, { id, lease }: RunningJob) =>
  db
    .update('jobs')
    .set({ leasedBy: null, leasedUntil: null })
    .where('id', '=', id)
    .where('leasedBy', '=', lease)
    .execute();
