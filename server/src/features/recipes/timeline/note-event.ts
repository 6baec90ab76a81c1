import type { TimelineEvent } from '@larder/contract';
import type { GroupDatabase, GroupTransaction } from '../../../platform/database/index.ts';
import { AppError, found } from '../../../platform/errors/index.ts';
import { makeVariants } from '../../../platform/images/index.ts';
import { putInBin } from '../../bin/index.ts';
import { beginningOf } from '../beginning-of.ts';
import type { Change } from '../change.ts';
import { eventImageFolder } from '../file-keys.ts';
import { writeVariantsInto } from '../images/image-files.ts';
import { timelineEventBin } from './event-bin.ts';
import { followEvents } from './follow-events.ts';
import {
  deleteEvent,
  type EventChange,
  findEvent,
  findMemberId,
  findRecipeOf,
  findVersionAt,
  insertEvent,
  updateEvent,
} from './timeline.repository.ts';

type SentEvent = Pick<TimelineEvent, 'recipeId' | 'subject' | 'eventType' | 'eventMessage'> & {
  userId: string | null;
  timestamp: string | null;
  recipeVersion: number | null;
};

/** Notes what happened to a recipe; unless it is a note of the system, the recipe was made then. */
export const noteEvent = (db: GroupDatabase, { by, at }: Change, sent: SentEvent): Promise<TimelineEvent> =>
  db.change(async (db) => {
    const recipe = await getRecipeOf(db, sent.recipeId);
    const userId = await memberOr(db, sent.userId, by);
    const timestamp = sent.timestamp ?? at.toISOString();
    const recipeVersion =
      sent.eventType === 'system' ? null : await versionMade(db, recipe, timestamp, sent.recipeVersion);
    const eventId = await insertEvent(db, { ...sent, userId, timestamp, recipeVersion, at });
    const event = await getEvent(db, eventId);
    await recordEvent(db, 'created', event);
    if (event.eventType !== 'system') {
      await followEvents(db, recipe.id, null);
      await db.record('recipe.made', { ...recipe, madeAt: event.timestamp });
    }
    return event;
  });

export type SentEventChange = Partial<Record<'subject' | 'userId' | 'timestamp' | 'eventMessage', string | null>>;

/** Changes what an event says, who it was and when. */
export const changeEvent = (
  db: GroupDatabase,
  { by, at }: Change,
  eventId: string,
  { subject, eventMessage, userId, timestamp }: SentEventChange,
): Promise<TimelineEvent> =>
  db.change(async (db) => {
    const before = await getEvent(db, eventId);
    const isOtherTime = timestamp && timestamp !== before.timestamp && before.eventType !== 'system';
    const change: EventChange = {
      ...(subject && { subject }),
      ...(eventMessage !== undefined && { eventMessage }),
      ...(userId && { userId: await memberOr(db, userId, by) }),
      ...(timestamp && { timestamp }),
      ...(isOtherTime && {
        recipeVersion: await versionMade(db, await getRecipeOf(db, before.recipeId), timestamp, null),
      }),
    };
    await updateEvent(db, eventId, change, at);
    const event = await getEvent(db, eventId);
    await recordEvent(db, 'updated', event);
    if (event.eventType !== 'system') await followEvents(db, event.recipeId, before.timestamp);
    return event;
  });

/** Its picture stays until it is thrown away. */
export const removeEvent = (db: GroupDatabase, { at }: Change, eventId: string): Promise<TimelineEvent> =>
  db.change(async (db) => {
    const event = await getEvent(db, eventId);
    const named = `${event.recipe.name}: ${beginningOf(event.eventMessage || event.subject)}`;
    await putInBin(db, timelineEventBin, [{ id: event.id, name: named, item: named }], at);
    await deleteEvent(db, event.id);
    await recordEvent(db, 'deleted', event);
    if (event.eventType !== 'system') await followEvents(db, event.recipeId, event.timestamp);
    return event;
  });

/** @throws ImageError when the bytes are no picture */
export const replaceEventImage = async (
  db: GroupDatabase,
  { files, at }: Change,
  eventId: string,
  picture: Uint8Array,
): Promise<TimelineEvent> => {
  const { recipeId } = await getEvent(db, eventId);
  const folder = eventImageFolder(recipeId, eventId);
  await writeVariantsInto(files, folder, await makeVariants(picture));
  const event = await db.change(async (db) => {
    if (!(await updateEvent(db, eventId, { hasImage: 1 }, at))) return undefined;
    const event = await getEvent(db, eventId);
    await recordEvent(db, 'updated', event);
    return event;
  });
  if (event) return event;
  // It was deleted while its picture was made ready.
  await files.removeFolder(folder);
  throw new AppError('timeline.not-found');
};

export const getEvent = async (db: GroupDatabase, eventId: string): Promise<TimelineEvent> =>
  found(await findEvent(db, eventId), 'timeline.not-found');

const getRecipeOf = async (db: GroupTransaction, recipeId: string) =>
  found(await findRecipeOf(db, recipeId), 'recipe.not-found');

const memberOr = async (db: GroupDatabase, userId: string | null, otherwise: string): Promise<string> =>
  userId ? found(await findMemberId(db, userId), 'user.not-found') : otherwise;

const recordEvent = (
  db: GroupTransaction,
  what: 'created' | 'updated' | 'deleted',
  { id, recipe }: TimelineEvent,
): Promise<void> => db.record(`timeline-event.${what}`, { id, recipeId: recipe.id, recipeSlug: recipe.slug });

/** What somebody had before them who says so; of another day, what there was then. */
const versionMade = async (
  db: GroupTransaction,
  recipe: { id: string; version: number; dateUpdated: string },
  timestamp: string,
  stated: number | null,
): Promise<number | null> => {
  if (stated !== null) return Math.min(stated, recipe.version);
  return timestamp >= recipe.dateUpdated ? recipe.version : findVersionAt(db, recipe.id, timestamp);
};
