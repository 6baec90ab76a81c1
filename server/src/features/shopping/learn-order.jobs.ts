import { z } from 'zod';
import type { GroupTransaction } from '../../platform/database/index.ts';
import type { Platform } from '../../platform/http/index.ts';
import { addJobs, complete, defineJob, hasOpenJobs, type JobDefinition } from '../../platform/jobs/index.ts';
import { learnOrder, tripGap, tripsIn } from './learn-order.ts';
import { updateShop } from './shops.repository.ts';
import { findLastTick, forgetTicks, insertTicks, type NewTick, readTicks } from './ticks.repository.ts';

const learnJob = { name: 'learn-shop-order', payload: z.object({ shopId: z.string() }) };
type Payload = z.infer<typeof learnJob.payload>;

/** What was longer ago teaches nothing any more, however few trips there are. */
const longestMemory = 365 * 24 * 3_600_000;

const subjectOf = (shopId: string) => `shop-order ${shopId}`;

const endOfTrip = (lastTick: string) => new Date(Date.parse(lastTick) + tripGap);

const learnAfter = (db: GroupTransaction, shopId: string, lastTick: string, now: Date) =>
  addJobs(db, learnJob, [{ subject: subjectOf(shopId), payload: { shopId }, dueAt: endOfTrip(lastTick) }], now);

/** Notes what was ticked off in shops; what it teaches is worked out once the trip has ended, so that a tick costs no more than a row. */
export const noteTicks = async (db: GroupTransaction, ticks: NewTick[], at: Date): Promise<void> => {
  await insertTicks(db, ticks);
  const lastTicks = new Map(ticks.map((tick) => [tick.shopId, tick.at]));
  for (const [shopId, last] of lastTicks)
    if (!(await hasOpenJobs(db, subjectOf(shopId)))) await learnAfter(db, shopId, last, at);
};

/** Learns the order of a shop once nobody has ticked anything off there for a while. */
export const learnJobs = ({ clock }: Pick<Platform, 'clock'>): JobDefinition[] => [
  defineJob<Payload>({
    kind: learnJob,
    atOnce: 1,
    run: (job) =>
      complete(job, async (db) => {
        const { shopId } = job.payload;
        const now = clock.now();
        const last = await findLastTick(db, shopId);
        if (last === null) return;
        if (endOfTrip(last) > now) return learnAfter(db, shopId, last, now);
        await forgetTicks(db, shopId, new Date(now.getTime() - longestMemory).toISOString());
        const trips = tripsIn(await readTicks(db, shopId));
        await updateShop(db, shopId, { learned: JSON.stringify(learnOrder(trips)) });
        // Without a trip there were a few ticks, which will never be one.
        await forgetTicks(db, shopId, trips[0]?.[0]?.at ?? now.toISOString());
      }),
  }),
];
