import { randomUUID } from 'node:crypto';
import type { ListQuery, Page, TimelineEvent } from '@larder/contract';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Flag, GroupDatabase, GroupTransaction, Schema } from '../../../platform/database/index.ts';
import { id, type ListFields, listPage, moment, stamps, text } from '../../../platform/database/lists/index.ts';
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
    series: id('series'),
    ...stamps,
  },
  relations: {
    ...ofGroup,
    recipe: { fields: () => recipeFields, steps: [{ table: 'recipes', key: 'id', parent: 'recipeId' }] },
  },
};

const events = (db: GroupDatabase) => db.from('timelineEvents');

/**
 * The version that was made, unless it has become too old for the history. It is counted, since PostgreSQL may read all versions of all
 * recipes to see whether one exists.
 */
const versionMade = sql<number | null>`case when "timelineEvents"."recipeVersion" = recipes.version or (
  select count(*) from "recipeVersions" as versions
    where versions."recipeId" = recipes.id and versions.version = "timelineEvents"."recipeVersion"
      and coalesce(versions.content, versions.difference) is not null
  ) > 0 then "timelineEvents"."recipeVersion" end`.as('recipeVersion');

/** Others of the series of an event, as far as whoever reads may know them. */
const othersOfSeries = (db: GroupDatabase) => sql`from "timelineEvents" as others
  where others.series = "timelineEvents".series and others."groupId" = "timelineEvents"."groupId"
    and ${db.mayRead('timelineEvents', 'others')}`;

/** None of its series came later; the index on series and time says where to look. */
const isLastOfSeries = (db: GroupDatabase) => sql<boolean>`("timelineEvents".series is null or not exists (
  select 1 ${othersOfSeries(db)} and others.timestamp >= "timelineEvents".timestamp
    and (others.timestamp > "timelineEvents".timestamp or others.id > "timelineEvents".id)))`;

const standsFor = (db: GroupDatabase) =>
  sql<number | null>`case when "timelineEvents".series is not null then (select count(*) ${othersOfSeries(db)}) end`;

type Events = SelectQueryBuilder<Schema, 'timelineEvents', object>;

const read = async (rows: Events, count: RawBuilder<number | null> = sql`null`): Promise<TimelineEvent[]> => {
  const found = await rows
    .innerJoin('recipes', 'recipes.id', 'timelineEvents.recipeId')
    .select(['timelineEvents.id', 'timelineEvents.groupId', 'timelineEvents.recipeId', 'timelineEvents.userId'])
    .select([
      'subject',
      'eventType',
      'eventMessage',
      'hasImage',
      'timestamp',
      'series',
      versionMade,
      count.as('standsFor'),
    ])
    .select(['timelineEvents.createdAt', 'timelineEvents.updatedAt'])
    .select(['recipes.name', 'recipes.slug', 'recipes.image', 'recipes.imageColor', 'recipes.version'])
    .execute();
  return found.map(({ name, slug, image, imageColor, version, ...event }) => ({
    ...event,
    userId: event.userId ?? '',
    hasImage: event.hasImage === 1,
    standsFor: event.standsFor === null ? null : Number(event.standsFor),
    recipe: { id: event.recipeId, name, slug, image, imageColor, version },
  }));
};

export const listEvents = (
  db: GroupDatabase,
  { folded = false, ...query }: ListQuery & { folded?: boolean | undefined },
  path: string,
): Promise<Page<TimelineEvent>> =>
  listPage(db, query, {
    path,
    table: 'timelineEvents',
    fields: eventFields,
    from: events(db),
    // What happened last comes first, whenever it was written down.
    usually: { orderBy: 'timestamp' },
    conditions: [folded ? isLastOfSeries(db) : undefined],
    read: (rows) => read(rows, folded ? standsFor(db) : undefined),
  });

export const findEvent = async (db: GroupDatabase, eventId: string): Promise<TimelineEvent | undefined> =>
  (await read(events(db).where('timelineEvents.id', '=', eventId)))[0];

/** The recipe that an event is about, as events of the domain speak of it. */
export const findRecipeOf = (db: GroupDatabase, recipeId: string) =>
  db
    .from('recipes')
    .where('id', '=', recipeId)
    .select(['id', 'slug', 'name', 'version', 'dateUpdated'])
    .executeTakeFirst();

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
  recipeVersion: number | null;
  series?: string;
  at: Date;
}

/** @returns its id */
export const insertEvent = async (db: GroupTransaction, { at, ...event }: NewEvent): Promise<string> => {
  const id = randomUUID();
  const now = at.toISOString();
  await db.insert('timelineEvents', { ...event, id, hasImage: 0, createdAt: now, updatedAt: now }).execute();
  return id;
};

/** Time for the next recipe of an import to be read. */
const longestPauseMs = 2 * 60_000;

/** The series of what somebody adds at a moment: that of what they added just before, which it joins or begins with this one. */
export const seriesAt = async (db: GroupTransaction, userId: string, at: Date): Promise<string | undefined> => {
  const last = await events(db)
    .where('timestamp', '>=', new Date(at.getTime() - longestPauseMs).toISOString())
    .where('timestamp', '<=', at.toISOString())
    .where('eventType', '=', 'system')
    .where('userId', '=', userId)
    .orderBy('timestamp', 'desc')
    .select(['id', 'series'])
    .limit(1)
    .executeTakeFirst();
  if (!last || last.series) return last?.series ?? undefined;
  await db.update('timelineEvents').set({ series: last.id }).where('id', '=', last.id).execute();
  return last.id;
};

export type EventChange = Partial<
  Pick<TimelineEvent, 'subject' | 'eventMessage' | 'userId' | 'timestamp' | 'recipeVersion'> & { hasImage: Flag }
>;

/** @returns whether there still is such an event */
export const updateEvent = async (
  db: GroupTransaction,
  eventId: string,
  change: EventChange,
  at: Date,
): Promise<boolean> => {
  const updated = await db
    .update('timelineEvents')
    .set({ ...change, updatedAt: at.toISOString() })
    .where('id', '=', eventId)
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
};

export const deleteEvent = (db: GroupTransaction, eventId: string) =>
  db.remove('timelineEvents').where('id', '=', eventId).execute();

/** Which version a recipe had at a time, as far as its history tells. */
export const findVersionAt = async (db: GroupDatabase, recipeId: string, moment: string): Promise<number | null> => {
  const version = await db
    .from('recipeVersions')
    .where('recipeId', '=', recipeId)
    .where('savedAt', '<=', moment)
    .orderBy('version', 'desc')
    .select('version')
    .limit(1)
    .executeTakeFirst();
  return version?.version ?? null;
};

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
