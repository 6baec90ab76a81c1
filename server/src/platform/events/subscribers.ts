import { type EventType, events } from '@larder/contract';
import { z } from 'zod';
import {
  type Connection,
  type DomainEvent,
  eventHubOf,
  type GroupDatabase,
  type GroupTransaction,
} from '../database/index.ts';
import { addJobs, complete, defineJob, type JobDefinition } from '../jobs/index.ts';
import type { Logger } from '../logging/logging.ts';

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

type Run<Type extends EventType> = (event: DomainEvent<Type>, db: GroupDatabase) => Promise<unknown>;

/** Ties itself, and answers the jobs that it needs for that. */
export type Subscriber = (hub: ReturnType<typeof eventHubOf>, log: Logger) => JobDefinition[];

/** Finds the events of some types. */
const finderOf = <Type extends EventType>(types: readonly Type[]) => {
  const wanted = new Set<EventType>(types);
  // Those that are left are of these types.
  return (events: readonly DomainEvent[]) => events.filter(({ type }) => wanted.has(type)) as DomainEvent<Type>[];
};

/** Runs once an event's change is committed, within the request; what it fails at is logged, and the others are told all the same. */
export const on = <Type extends EventType>(types: readonly Type[], run: Run<Type>): Subscriber => {
  const find = finderOf(types);
  return (hub, log) => {
    hub.committed.push(async (db, events) => {
      for (const event of find(events)) {
        try {
          await run(event, db);
        } catch (error) {
          log.error({ part: 'events', err: error, event: event.id, type: event.type }, 'a subscriber failed');
        }
      }
    });
    return [];
  };
};

/** Runs as a part of the change: once, at its end, for all events that it has recorded; the change fails with it. */
export const within = <Type extends EventType>(
  types: readonly Type[],
  run: (events: readonly DomainEvent<Type>[], db: GroupTransaction) => Promise<unknown>,
): Subscriber => {
  const find = finderOf(types);
  return (hub) => {
    hub.recorded.push(async (db, events) => {
      const found = find(events);
      if (found.length > 0) await run(found, db);
    });
    return [];
  };
};

/** As `on`, as a job that is added together with the change: it runs again until it succeeds, also after a power cut. */
export const durably = <Type extends EventType>(name: string, types: readonly Type[], run: Run<Type>): Subscriber => {
  // The job is given events of its own types only.
  const kind = { name: `event ${name}`, payload: StoredEvent as unknown as z.ZodType<DomainEvent<Type>> };
  const addAll = within(types, (events, db) =>
    addJobs(
      db,
      kind,
      events.map((payload) => ({ payload })),
      new Date(events[0]?.at ?? 0),
    ),
  );
  const job = defineJob({
    kind,
    atOnce: 2,
    run: async (job) => {
      await run(job.payload, job.db);
      await complete(job);
    },
  });
  return (...tied) => [...addAll(...tied), job];
};

/** Lets the subscribers be told of what is recorded from here on; answers the jobs of those that must miss nothing. */
export const tieSubscribers = (
  connection: Connection,
  subscribers: readonly Subscriber[],
  log: Logger,
): JobDefinition[] => subscribers.flatMap((tie) => tie(eventHubOf(connection), log));
