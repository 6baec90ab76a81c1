import type { EventPayload, EventType } from '@larder/contract';

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
