import { randomUUID } from 'node:crypto';
import type { Delivery, DeliveryTarget } from '@larder/contract';
import { z } from 'zod';
import type { Clock } from '../../platform/clock/clock.ts';
import type { GroupDatabase, GroupTransaction } from '../../platform/database/index.ts';
import { addJobs, complete, defineJob, type JobDefinition, TryLaterError } from '../../platform/jobs/index.ts';
import type { Logger } from '../../platform/logging/logging.ts';
import { forgetOldDeliveries, insertDeliveries, updateDelivery } from './deliveries.repository.ts';
import { deliveryProblemOf, mayGoBetter, retryDelays } from './delivery-problem.ts';

/** What is to be sent, as its sender understands it; kept with the job. */
type Content = Record<string, unknown>;

export interface Message {
  targetId: string;
  event: string;
  subject: string;
  content: Content;
}

/** One that is being sent. */
export interface Sent extends Message {
  id: string;
  createdAt: string;
  signal?: AbortSignal | undefined;
}

/**
 * Sends a message to a target, and answers the status of the reply where there is one; throws where it did not arrive. A target that has
 * gone meanwhile is `gone`.
 */
export type Sender = (db: GroupDatabase, sent: Sent) => Promise<number | null | 'gone'>;

const deliverJob = {
  name: 'deliver',
  payload: z.object({
    deliveryId: z.string(),
    target: z.enum(['webhook', 'notifier', 'recipeAction']),
    targetId: z.string(),
    event: z.string(),
    subject: z.string(),
    content: z.record(z.string(), z.unknown()),
    createdAt: z.string(),
  }),
};
type Payload = z.infer<typeof deliverJob.payload>;

const newDelivery = (target: DeliveryTarget, { targetId, event, subject }: Message, id: string, at: Date) => ({
  id,
  target,
  targetId,
  event,
  subject,
  state: 'waiting' as const,
  attempts: 0,
  httpStatus: null,
  milliseconds: null,
  problem: null,
  createdAt: at.toISOString(),
  triedAt: null,
});

/** Has messages sent once the change is committed, and again for some hours until they arrive. */
export const deliverLater = async (
  db: GroupTransaction,
  target: DeliveryTarget,
  messages: Message[],
  at: Date,
): Promise<void> => {
  const withIds = messages.map((message) => ({ ...message, deliveryId: randomUUID() }));
  await insertDeliveries(
    db,
    withIds.map((message) => newDelivery(target, message, message.deliveryId, at)),
  );
  const createdAt = at.toISOString();
  await addJobs(
    db,
    deliverJob,
    withIds.map((message) => ({
      // One that answers slowly holds up none but its own.
      concurrencyKey: `deliver ${message.targetId}`,
      payload: { ...message, target, createdAt },
    })),
    at,
  );
};

type Outcome = Pick<Delivery, 'state' | 'attempts' | 'httpStatus' | 'milliseconds' | 'problem' | 'triedAt'>;

interface Attempted {
  outcome: Outcome;
  /** Whether another attempt may go better. */
  mayRetry: boolean;
  isGone: boolean;
}

const attemptTo = async (
  send: Sender,
  db: GroupDatabase,
  sent: Sent,
  { attempts, clock, log }: { attempts: number; clock: Clock; log: Logger },
): Promise<Attempted> => {
  const begun = performance.now();
  const tried = () => ({
    attempts,
    milliseconds: Math.round(performance.now() - begun),
    triedAt: clock.now().toISOString(),
  });
  try {
    const status = await send(db, sent);
    const isGone = status === 'gone';
    const outcome = { ...tried(), state: 'arrived', httpStatus: isGone ? null : status, problem: null } as const;
    return { outcome, mayRetry: false, isGone };
  } catch (error) {
    sent.signal?.throwIfAborted();
    const found = deliveryProblemOf(error);
    log.warn(
      { part: 'notices', delivery: sent.id, problem: found.problem, status: found.status, err: error },
      'a message did not arrive',
    );
    const outcome = { ...tried(), state: 'failed', httpStatus: found.status, problem: found.problem } as const;
    return { outcome, mayRetry: mayGoBetter(found), isGone: false };
  }
};

interface Parts {
  clock: Clock;
  log: Logger;
}

/** Sends one message now, once, and notes how that went. */
export const deliverNow = async (
  db: GroupDatabase,
  target: DeliveryTarget,
  message: Message,
  { send, clock, log }: Parts & { send: Sender },
): Promise<Outcome> => {
  const id = randomUUID();
  const at = clock.now();
  const sent = { ...message, id, createdAt: at.toISOString() };
  const { outcome } = await attemptTo(send, db, sent, { attempts: 1, clock, log });
  await db.change(async (db) => {
    await insertDeliveries(db, [{ ...newDelivery(target, message, id, at), ...outcome }]);
    await forgetOldDeliveries(db, message.targetId);
  });
  return outcome;
};

export const deliveryJobs = (
  senders: Record<'webhook' | 'notifier', Sender>,
  { clock, log }: Parts,
): JobDefinition[] => [
  defineJob<Payload>({
    kind: deliverJob,
    atOnce: 4,
    run: async (job, signal) => {
      const { deliveryId, target, ...message } = job.payload;
      const send = target === 'recipeAction' ? undefined : senders[target];
      if (!send) return complete(job);
      const sent = { ...message, id: deliveryId, signal };
      const { attempt: attempts } = job;
      const { outcome, mayRetry, isGone } = await attemptTo(send, job.db, sent, { attempts, clock, log });
      const delay = outcome.state === 'failed' && mayRetry ? retryDelays[attempts - 1] : undefined;
      if (delay === undefined) {
        return complete(job, async (db) => {
          if (!isGone) await updateDelivery(db, deliveryId, outcome);
          await forgetOldDeliveries(db, message.targetId);
        });
      }
      await job.db.change((db) => updateDelivery(db, deliveryId, { ...outcome, state: 'waiting' }));
      throw new TryLaterError(new Date(clock.now().getTime() + delay));
    },
    giveUp: (job) =>
      complete(job, async (db) => {
        if (job.payload) await updateDelivery(db, job.payload.deliveryId, { state: 'failed', problem: 'unknown' });
      }),
  }),
];
