import type { EventType } from '@larder/contract';
import type { GroupDatabase } from '../../platform/database/index.ts';

/** Where an event stands among the others. */
interface Place {
  at: string;
  number: number;
}

interface Wanted {
  types: readonly EventType[];
  before: string | undefined;
  after: Place | undefined;
  most: number;
}

/** What has happened, the latest first. */
export const findEvents = (db: GroupDatabase, { types, before, after, most }: Wanted) =>
  db
    .from('events')
    .leftJoin('users', (join) =>
      join.onRef('users.id', '=', 'events.userId').onRef('users.groupId', '=', 'events.groupId'),
    )
    .where('type', 'in', [...types])
    .$if(before !== undefined, (events) => events.where('at', '<', before ?? ''))
    .$if(after !== undefined, (events) =>
      events
        .where('at', '<=', after?.at ?? '')
        .where((is) => is.or([is('at', '<', after?.at ?? ''), is('number', '<', after?.number ?? 0)])),
    )
    .select(['events.id', 'type', 'at', 'events.userId', 'payload', 'users.fullName as by'])
    .orderBy('at', 'desc')
    .orderBy('number', 'desc')
    .limit(most)
    .execute();

export const findPlace = (db: GroupDatabase, id: string): Promise<Place | undefined> =>
  db.from('events').where('id', '=', id).select(['at', 'number']).executeTakeFirst();

export type EventRow = Awaited<ReturnType<typeof findEvents>>[number];

/** Full names of members, by their ids. */
export const findNames = async (db: GroupDatabase, ids: string[]): Promise<Map<string, string>> => {
  if (ids.length === 0) return new Map();
  const rows = await db.from('users').where(db.dialect.isOneOf('id', ids)).select(['id', 'fullName']).execute();
  return new Map(rows.map(({ id, fullName }) => [id, fullName]));
};
