import type { EventPayload, EventType } from '@larder/contract';
import type { GroupDatabase, GroupTransaction } from './group-database.ts';

/** What happened, as a change has recorded it. */
export type DomainEvent<Type extends EventType = EventType> = {
  [Each in Type]: {
    id: string;
    groupId: string;
    /** Null where nobody was logged in. */
    userId: string | null;
    type: Each;
    payload: EventPayload<Each>;
    at: string;
  };
}[Type];

/** Who changes something, and the clock that tells when. */
export interface Actor {
  userId: string | null;
  now(): Date;
}

/** Who is told of events: filled once, when the server starts. */
export interface EventHub {
  /** Inside the transaction that records an event. */
  readonly recorded: ((db: GroupTransaction, event: DomainEvent) => Promise<void>)[];
  /** Once that is committed. They don't throw. */
  readonly committed: ((db: GroupDatabase, event: DomainEvent) => Promise<void>)[];
}

export const createEventHub = (): EventHub => ({ recorded: [], committed: [] });
