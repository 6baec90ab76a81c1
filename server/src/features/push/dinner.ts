import type { PlanEntry, PushNotice } from '@larder/contract';
import { z } from 'zod';
import { dayIn } from '../../platform/clock/days.ts';
import type { GroupDatabase, GroupTransaction } from '../../platform/database/index.ts';
import { wordsIn } from '../../platform/http/index.ts';
import { addJobs, complete, defineJob, type JobDefinition, removeJobs } from '../../platform/jobs/index.ts';
import { ownNames } from '../groups/index.ts';
import { entriesFrom } from '../mealplans/index.ts';
import { findReachable, type ReachableDevice } from './devices.repository.ts';
import { nextTime } from './quiet-hours.ts';
import { type PushParts, sendInJob } from './send-notice.ts';

const dinnerJob = { name: 'push-dinner', payload: z.object({ deviceId: z.string(), day: z.string() }) };
type Payload = z.infer<typeof dinnerJob.payload>;

const worthTelling = 4 * 3_600_000;

export const dinnerOf = (deviceId: string): string => `push dinner ${deviceId}`;

type Wanted = Pick<ReachableDevice, 'id' | 'zone' | 'dinnerAt'>;

/** Has the next dinner told at the time that its owner has chosen, if one is. */
export const planDinner = async (db: GroupTransaction, device: Wanted, now: Date): Promise<void> => {
  const subject = dinnerOf(device.id);
  await removeJobs(db, subject);
  if (device.dinnerAt === null) return;
  const { day, at } = nextTime(device, device.dinnerAt, now);
  await addJobs(db, dinnerJob, [{ subject, payload: { deviceId: device.id, day }, dueAt: at }], now);
};

const nameOf = ({ recipe, title }: PlanEntry): string => recipe?.name || title;

/** What is planned for dinner and has a name that its reader may see. */
const tonight = async (db: GroupDatabase, day: string): Promise<PlanEntry[]> => {
  const entries = await entriesFrom(db, day, day);
  const wanted = entries.filter((entry) => nameOf(entry) !== '');
  return [
    ...wanted.filter(({ entryType }) => entryType === 'dinner'),
    ...wanted.filter(({ entryType }) => entryType === 'side'),
  ];
};

const noticeOf = async (
  db: GroupDatabase,
  entries: PlanEntry[],
  { day, language }: { day: string; language: string },
): Promise<Omit<PushNotice, 'language'>> => {
  const [first, ...others] = entries;
  const slug = others.length === 0 ? first?.recipe?.slug : undefined;
  return {
    kind: 'dinner',
    title: wordsIn(language)('push.tonight'),
    body: new Intl.ListFormat(language).format(entries.map(nameOf)),
    tag: `larder dinner ${day}`,
    path: slug ? `/g/${(await ownNames(db)).slug}/r/${slug}` : '/household/mealplan/planner/view',
  };
};

/** Tells one device each day what is planned for dinner, and adds the job of the next day. */
export const dinnerJobs = (parts: PushParts): JobDefinition =>
  defineJob<Payload>({
    kind: dinnerJob,
    atOnce: 4,
    run: async (job, signal) => {
      const now = parts.clock.now();
      const { deviceId, day } = job.payload;
      const device = await findReachable(job.db, deviceId, now);
      if (!device || device.dinnerAt === null) return complete(job);
      const goOn = (db: GroupTransaction) => planDinner(db, device, parts.clock.now());
      // A server that has slept tells no dinner of yesterday.
      if (day !== dayIn(device.zone, now)) return complete(job, goOn);
      const db = job.db.asServer().readingAs({ userId: device.userId });
      const entries = await tonight(db, day);
      if (entries.length === 0) return complete(job, goOn);
      const notice = await noticeOf(db, entries, { day, language: device.language });
      const until = new Date(now.getTime() + worthTelling);
      return sendInJob(job, { device, notice, until, signal }, parts, (db, isGone) =>
        isGone ? Promise.resolve() : goOn(db),
      );
    },
    giveUp: (job) =>
      complete(job, async (db) => {
        const now = parts.clock.now();
        const device = job.payload && (await findReachable(db, job.payload.deviceId, now));
        if (device) await planDinner(db, device, now);
      }),
  });
