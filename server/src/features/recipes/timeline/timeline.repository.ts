import { randomUUID } from 'node:crypto';
import type { ListQuery, Page, TimelineEvent } from '@larder/contract';
import type { Flag, GroupDatabase, GroupTransaction } from '../../../platform/database/index.ts';
import {
  byId,
  id,
  type ListFields,
  listCondition,
  listOrder,
  listPage,
  moment,
  stamps,
  text,
} from '../../../platform/database/lists/index.ts';
import { ofGroup } from '../../groups/index.ts';
import { recipeFields } from '../recipe-fields.repository.ts';

const eventFields: ListFields = {
  columns: {
    id: id('id'),
    groupId: id('groupId'),
    recipeId: id('recipeId'),
    userId: id('userId'),
    subject: text('subject'),
    eventType: text('eventType'),
    eventMessage: text('eventMessage'),
    timestamp: moment('timestamp'),
    ...stamps,
  },
  relations: {
    ...ofGroup,
    recipe: { fields: () => recipeFields, steps: [{ table: 'recipes', key: 'id', parent: 'recipeId' }] },
  },
};

const events = (db: GroupDatabase) => db.from('timelineEvents');

const eventColumns = [
  'id',
  'groupId',
  'recipeId',
  'userId',
  'subject',
  'eventType',
  'eventMessage',
  'hasImage',
  'timestamp',
  'createdAt',
  'updatedAt',
] as const;

/** What happened last comes first, whenever it was written down. */
const inTime = (query: ListQuery): ListQuery => ({ ...query, orderBy: query.orderBy?.trim() || 'timestamp' });

export const listEvents = (db: GroupDatabase, query: ListQuery, path: string): Promise<Page<TimelineEvent>> =>
  listPage(query, {
    path,
    table: 'timelineEvents',
    from: events(db),
    conditions: [listCondition(query, eventFields, 'timelineEvents', db.dialect)],
    order: [...listOrder(inTime(query), eventFields, 'timelineEvents', db.dialect), byId('timelineEvents')],
    read: async (rows) => (await rows.select(eventColumns).execute()).map(toEvent),
  });

export const findEvent = async (db: GroupDatabase, eventId: string): Promise<TimelineEvent | undefined> => {
  const row = await events(db).where('id', '=', eventId).select(eventColumns).executeTakeFirst();
  return row && toEvent(row);
};

/** The recipe that an event is about, as events of the domain speak of it. */
export const findRecipeOf = (db: GroupDatabase, recipeId: string) =>
  db.from('recipes').where('id', '=', recipeId).select(['id', 'slug', 'name']).executeTakeFirst();

export const findMemberId = async (db: GroupDatabase, userId: string): Promise<string | undefined> =>
  (await db.from('users').where('id', '=', userId).select('id').executeTakeFirst())?.id;

export const findMemberName = async (db: GroupDatabase, userId: string): Promise<string | null> =>
  (await db.from('users').where('id', '=', userId).select('fullName').executeTakeFirst())?.fullName ?? null;

interface NewEvent {
  recipeId: string;
  userId: string;
  subject: string;
  eventType: TimelineEvent['eventType'];
  eventMessage: string | null;
  timestamp: string;
  at: Date;
}

export const insertEvent = async (db: GroupTransaction, { at, ...event }: NewEvent): Promise<TimelineEvent> => {
  const row = await db
    .insert('timelineEvents', {
      ...event,
      id: randomUUID(),
      hasImage: 0,
      createdAt: at.toISOString(),
      updatedAt: at.toISOString(),
    })
    .returning(eventColumns)
    .executeTakeFirstOrThrow();
  return toEvent(row);
};

export type EventChange = Partial<
  Pick<TimelineEvent, 'subject' | 'eventMessage' | 'userId' | 'timestamp'> & { hasImage: Flag }
>;

/** @returns the event as it is now, or nothing where there is none any more */
export const updateEvent = async (
  db: GroupTransaction,
  eventId: string,
  change: EventChange,
  at: Date,
): Promise<TimelineEvent | undefined> => {
  const row = await db
    .update('timelineEvents')
    .set({ ...change, updatedAt: at.toISOString() })
    .where('id', '=', eventId)
    .returning(eventColumns)
    .executeTakeFirst();
  return row && toEvent(row);
};

export const deleteEvent = (db: GroupTransaction, eventId: string) =>
  db.remove('timelineEvents').where('id', '=', eventId).execute();

/** When the latest of the events that are no notes of the system took place. */
export const findLatestMade = async (db: GroupDatabase, recipeId: string): Promise<string | null> => {
  const latest = await events(db)
    .where('recipeId', '=', recipeId)
    .where('eventType', '!=', 'system')
    .orderBy('timestamp', 'desc')
    .select('timestamp')
    .limit(1)
    .executeTakeFirst();
  return latest?.timestamp ?? null;
};

export const getLastMade = (db: GroupDatabase, recipeId: string) =>
  db.from('recipes').where('id', '=', recipeId).select(['lastMade', 'lastMadeStated']).executeTakeFirstOrThrow();

export const updateLastMade = (db: GroupTransaction, recipeId: string, lastMade: string | null) =>
  db.update('recipes').set({ lastMade }).where('id', '=', recipeId).execute();

const toEvent = ({
  hasImage,
  ...row
}: Omit<TimelineEvent, 'hasImage' | 'userId' | 'createdAt' | 'updatedAt'> & {
  hasImage: number;
  userId: string | null;
  createdAt: string;
  updatedAt: string;
}): TimelineEvent => ({ ...row, userId: row.userId ?? '', hasImage: hasImage === 1 });
