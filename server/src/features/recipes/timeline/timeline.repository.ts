import { randomUUID } from 'node:crypto';
import type { ListQuery, Page, TimelineEvent } from '@larder/contract';
import type { GroupDatabase, GroupTransaction } from '../../../platform/database/index.ts';
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

export const findRecipeId = async (db: GroupDatabase, recipeId: string): Promise<string | undefined> =>
  (await db.from('recipes').where('id', '=', recipeId).select('id').executeTakeFirst())?.id;

export const findMemberId = async (db: GroupDatabase, userId: string): Promise<string | undefined> =>
  (await db.from('users').where('id', '=', userId).select('id').executeTakeFirst())?.id;

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

const toEvent = ({
  hasImage,
  ...row
}: Omit<TimelineEvent, 'hasImage' | 'userId' | 'createdAt' | 'updatedAt'> & {
  hasImage: number;
  userId: string | null;
  createdAt: string;
  updatedAt: string;
}): TimelineEvent => ({ ...row, userId: row.userId ?? '', hasImage: hasImage === 1 });
