import type { TimelineEvent } from '@larder/contract';
import type { GroupDatabase, GroupTransaction } from '../../../platform/database/index.ts';
import { AppError, found } from '../../../platform/errors/index.ts';
import { makeVariants } from '../../../platform/images/index.ts';
import type { Change } from '../change.ts';
import { eventImageFolder } from '../file-keys.ts';
import { writeVariantsInto } from '../images/image-files.ts';
import { removeLeftoversAfter } from '../saving/leftover-files.ts';
import {
  deleteEvent,
  type EventChange,
  findEvent,
  findLatestMade,
  findMemberId,
  findRecipeOf,
  getLastMade,
  insertEvent,
  updateEvent,
  updateLastMade,
} from './timeline.repository.ts';

type SentEvent = Pick<TimelineEvent, 'recipeId' | 'subject' | 'eventType' | 'eventMessage'> & {
  userId: string | null;
  timestamp: string | null;
};

/** Notes what happened to a recipe; unless it is a note of the system, the recipe was made then. */
export const noteEvent = (db: GroupDatabase, { by, at }: Change, sent: SentEvent): Promise<TimelineEvent> =>
  db.change(async (db) => {
    const recipe = found(await findRecipeOf(db, sent.recipeId), 'recipe.not-found');
    const userId = await memberOr(db, sent.userId, by);
    const event = await insertEvent(db, { ...sent, userId, timestamp: sent.timestamp ?? at.toISOString(), at });
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
    const change: EventChange = {
      ...(subject && { subject }),
      ...(eventMessage !== undefined && { eventMessage }),
      ...(userId && { userId: await memberOr(db, userId, by) }),
      ...(timestamp && { timestamp }),
    };
    const event = found(await updateEvent(db, eventId, change, at), 'timeline.not-found');
    await recordEvent(db, 'updated', event);
    if (event.eventType !== 'system') await followEvents(db, event.recipeId, before.timestamp);
    return event;
  });

/** Its picture goes once it is certain that it is gone. */
export const removeEvent = (db: GroupDatabase, change: Change, eventId: string): Promise<TimelineEvent> =>
  db.change(async (db) => {
    const event = await getEvent(db, eventId);
    await deleteEvent(db, eventId);
    await recordEvent(db, 'deleted', event);
    if (event.eventType !== 'system') await followEvents(db, event.recipeId, event.timestamp);
    if (event.hasImage) removeLeftoversAfter(db, change, event.recipeId);
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
    const event = await updateEvent(db, eventId, { hasImage: 1 }, at);
    if (event) await recordEvent(db, 'updated', event);
    return event;
  });
  if (event) return event;
  // It was deleted while its picture was made ready.
  await files.removeFolder(folder);
  throw new AppError('timeline.not-found');
};

export const getEvent = async (db: GroupDatabase, eventId: string): Promise<TimelineEvent> =>
  found(await findEvent(db, eventId), 'timeline.not-found');

const memberOr = async (db: GroupDatabase, userId: string | null, otherwise: string): Promise<string> =>
  userId ? found(await findMemberId(db, userId), 'user.not-found') : otherwise;

const recordEvent = async (
  db: GroupTransaction,
  what: 'created' | 'updated' | 'deleted',
  { id, recipeId }: TimelineEvent,
): Promise<void> => {
  const { slug } = found(await findRecipeOf(db, recipeId), 'recipe.not-found');
  await db.record(`timeline-event.${what}`, { id, recipeId, recipeSlug: slug });
};

/**
 * A recipe was last made when its latest event says so, or later where somebody stated that without an event.
 * @param former when the event took place that has moved or is gone
 */
const followEvents = async (db: GroupTransaction, recipeId: string, former: string | null): Promise<void> => {
  const { lastMade, lastMadeStated } = await getLastMade(db, recipeId);
  const standing = lastMade === former ? lastMadeStated : lastMade;
  const latest = await findLatestMade(db, recipeId);
  const moved = latest !== null && (standing === null || latest > standing) ? latest : standing;
  if (moved !== lastMade) await updateLastMade(db, recipeId, moved);
};
