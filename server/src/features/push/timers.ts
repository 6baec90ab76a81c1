import type { RunningTimer } from '@larder/contract';
import { z } from 'zod';
import type { GroupDatabase, GroupTransaction } from '../../platform/database/index.ts';
import { wordsIn } from '../../platform/http/index.ts';
import { addJobs, complete, defineJob, type JobDefinition, removeWaitingJobs } from '../../platform/jobs/index.ts';
import { findReachable } from './devices.repository.ts';
import { type PushParts, sendInJob } from './send-notice.ts';

const timerJob = {
  name: 'push-timer',
  payload: z.object({
    deviceId: z.string(),
    id: z.string(),
    name: z.string(),
    recipe: z.string().nullable(),
    path: z.string(),
    endsAt: z.string(),
  }),
};
type Payload = z.infer<typeof timerJob.payload>;

const minute = 60_000;
/** Nobody is helped by hearing later of what burns. */
const worthTelling = 10 * minute;

export const timersOf = (deviceId: string): string => `push timers ${deviceId}`;

/** What runs on a device, in place of what ran there. What ends at this moment is being told already. */
export const setTimers = (db: GroupDatabase, deviceId: string, timers: RunningTimer[], now: Date): Promise<void> =>
  db.change(async (db: GroupTransaction) => {
    const subject = timersOf(deviceId);
    await removeWaitingJobs(db, subject, now);
    const jobs = timers
      .filter(({ endsIn }) => endsIn > 0)
      .map(({ endsIn, ...timer }) => {
        const dueAt = new Date(now.getTime() + endsIn);
        return { subject, dueAt, payload: { ...timer, deviceId, endsAt: dueAt.toISOString() } };
      });
    await addJobs(db, timerJob, jobs, now);
  });

/** Tells the device on which a timer was started that it has ended; quiet hours are none for what somebody waits for. */
export const timerJobs = (parts: PushParts): JobDefinition =>
  defineJob<Payload>({
    kind: timerJob,
    atOnce: 4,
    run: async (job, signal) => {
      const { deviceId, id, name, recipe, path, endsAt } = job.payload;
      const now = parts.clock.now();
      const until = new Date(Date.parse(endsAt) + worthTelling);
      const device = await findReachable(job.db, deviceId, now);
      if (!device?.timers || until <= now) return complete(job);
      const title = wordsIn(device.language)('timer.done', { name });
      const notice = { kind: 'timer' as const, title, body: recipe ?? '', tag: `larder timer ${id}`, path };
      return sendInJob(job, { device, notice, until, signal }, parts);
    },
  });
