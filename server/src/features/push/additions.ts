import type { PushNotice } from '@larder/contract';
import { z } from 'zod';
import type { DomainEvent, GroupDatabase, GroupTransaction } from '../../platform/database/index.ts';
import { wordsIn } from '../../platform/http/index.ts';
import { addJobs, complete, defineJob, hasOpenJobs, type JobDefinition } from '../../platform/jobs/index.ts';
import { type ItemToBuy, listToBuy } from '../shopping/index.ts';
import { deleteAdditions, insertAdditions, listAdditions } from './additions.repository.ts';
import { findReachable, listToldOfAdditions, type ReachableDevice } from './devices.repository.ts';
import { afterQuietHours } from './quiet-hours.ts';
import { type PushParts, sendInJob } from './send-notice.ts';

const additionsJob = { name: 'push-additions', payload: z.object({ deviceId: z.string() }) };
type Payload = z.infer<typeof additionsJob.payload>;

const minute = 60_000;
/** What is added within this time is told together. */
const bundledFor = 2 * minute;
const worthTelling = 12 * 60 * minute;

export const additionsOf = (deviceId: string): string => `push additions ${deviceId}`;

const tellLater = (db: GroupTransaction, device: ReachableDevice, now: Date): Promise<void> => {
  const dueAt = afterQuietHours(device, new Date(now.getTime() + bundledFor));
  const job = { subject: additionsOf(device.id), payload: { deviceId: device.id }, dueAt };
  return addJobs(db, additionsJob, [job], now);
};

/** Notes for the devices of everybody else what somebody put on lists. */
export const noteAdditions = async (
  events: readonly DomainEvent<'shopping-item.created'>[],
  db: GroupTransaction,
): Promise<void> => {
  const [first] = events;
  if (!first) return;
  const now = new Date(first.at);
  const devices = await listToldOfAdditions(db, { byUserId: first.userId, now });
  if (devices.length === 0) return;
  const itemIds = events.flatMap(({ payload }) => payload.ids);
  await insertAdditions(
    db,
    devices.map(({ id }) => id),
    itemIds,
  );
  for (const device of devices) {
    if (!(await hasOpenJobs(db, additionsOf(device.id)))) await tellLater(db, device, now);
  }
};

/** What is still to be bought of what was added to lists that the device is told of, as its owner may see it. */
const stillToBuy = async (
  db: GroupDatabase,
  { userId, silentLists }: ReachableDevice,
  itemIds: string[],
): Promise<ItemToBuy[]> => {
  const items = await listToBuy(db.asServer().readingAs({ userId }), itemIds);
  return items.filter(({ listId }) => !silentLists.includes(listId));
};

const noticeOf = (items: ItemToBuy[], language: string): Omit<PushNotice, 'language'> => {
  const words = wordsIn(language);
  const [first] = items;
  const lists = new Set(items.map(({ listId }) => listId));
  const isOneList = first !== undefined && lists.size === 1;
  const count = items.length;
  return {
    kind: 'additions',
    title: isOneList
      ? words('push.added-to-list', { count, list: first.listName })
      : words('push.added-to-lists', { count }),
    body: new Intl.ListFormat(language, { type: 'unit', style: 'short' }).format(items.map(({ name }) => name)),
    tag: isOneList ? `larder list ${first.listId}` : 'larder lists',
    path: isOneList ? `/shopping-lists/${first.listId}` : '/shopping-lists',
  };
};

/** Tells one device at once of what was added meanwhile. */
export const additionsJobs = (parts: PushParts): JobDefinition =>
  defineJob<Payload>({
    kind: additionsJob,
    atOnce: 4,
    run: async (job, signal) => {
      const now = parts.clock.now();
      const { deviceId } = job.payload;
      const noted = await listAdditions(job.db, deviceId);
      const device = await findReachable(job.db, deviceId, now);
      const forget = (db: GroupTransaction) => deleteAdditions(db, deviceId, noted);
      if (!device?.additions) return complete(job, forget);
      // The quiet hours may be others than when this was noted.
      if (afterQuietHours(device, now) > now) return complete(job, (db) => tellLater(db, device, now));
      const goOn = async (db: GroupTransaction) => {
        await forget(db);
        if ((await listAdditions(db, deviceId)).length > 0) await tellLater(db, device, parts.clock.now());
      };
      const items = await stillToBuy(job.db, device, noted);
      if (items.length === 0) return complete(job, goOn);
      const until = new Date(now.getTime() + worthTelling);
      return sendInJob(job, { device, notice: noticeOf(items, device.language), until, signal }, parts, goOn);
    },
    giveUp: (job) =>
      complete(job, async (db) => {
        if (!job.payload) return;
        await deleteAdditions(db, job.payload.deviceId, await listAdditions(db, job.payload.deviceId));
      }),
  });
