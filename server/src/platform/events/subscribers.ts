import { type EventType, events } from '@larder/contract';
import { z } from 'zod';
import { type Connection, type DomainEvent, eventHubOf, type GroupDatabase } from '../database/index.ts';
import { addJobs, complete, defineJob, type JobDefinition, type JobKind } from '../jobs/index.ts';
import type { Logger } from '../logging/logging.ts';

type Run<Type extends EventType> = (event: DomainEvent<Type>, db: GroupDatabase) => Promise<unknown>;

export interface Subscriber {
  types: ReadonlySet<EventType>;
  run: Run<EventType>;
  /** Of a subscriber that must miss nothing: it runs as a job of this name. */
  name?: string;
}

/** Runs once an event's change is committed, within the request; what it fails at is logged, and the others are told all the same. */
export const on = <Type extends EventType>(types: readonly Type[], run: Run<Type>): Subscriber => ({
  types: new Set(types),
  // It is called with events of its own types only.
  run: run as Run<EventType>,
});

/** As `on`, as a job that is added together with the change: it runs again until it succeeds, also after a power cut. */
export const durably = <Type extends EventType>(name: string, types: readonly Type[], run: Run<Type>): Subscriber => ({
  ...on(types, run),
  name,
});

const Recorded = z.object({
  id: z.string(),
  groupId: z.string(),
  userId: z.string().nullable(),
  type: z.string(),
  payload: z.unknown(),
  at: z.string(),
});

const isKnown = (type: string): type is EventType => Object.hasOwn(events, type);

/** An event as its job has it, checked against what its type holds. */
const StoredEvent = Recorded.transform((event, context): DomainEvent => {
  const payload = isKnown(event.type) ? events[event.type].safeParse(event.payload) : undefined;
  if (payload?.success) return { ...event, payload: payload.data } as DomainEvent;
  context.addIssue({ code: 'custom', message: `no event ${event.type}` });
  return z.NEVER;
});

/** Lets the subscribers be told of what is recorded from here on; answers the jobs of those that must miss nothing. */
export const tieSubscribers = (
  connection: Connection,
  subscribers: readonly Subscriber[],
  log: Logger,
): JobDefinition[] => {
  const jobs: JobDefinition[] = [];
  const eventHub = eventHubOf(connection);
  for (const { name, types, run } of subscribers) {
    if (name === undefined) {
      eventHub.committed.push(async (db, event) => {
        if (!types.has(event.type)) return;
        try {
          await run(event, db);
        } catch (error) {
          log.error({ err: error, event: event.id, type: event.type }, 'a subscriber failed');
        }
      });
      continue;
    }
    const kind: JobKind<DomainEvent> = { name: `event ${name}`, payload: StoredEvent };
    eventHub.recorded.push(async (db, event) => {
      if (types.has(event.type)) await addJobs(db, kind, [{ payload: event }], new Date(event.at));
    });
    jobs.push(
      defineJob({
        kind,
        atOnce: 2,
        run: async (job) => {
          await run(job.payload, job.db);
          await complete(job);
        },
      }),
    );
  }
  return jobs;
};
