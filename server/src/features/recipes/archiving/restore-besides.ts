import { randomUUID } from 'node:crypto';
import type { Recipe } from '@larder/contract';
import type { GroupTransaction } from '../../../platform/database/index.ts';
import { ImageError, type ImageVariants, makeVariants } from '../../../platform/images/index.ts';
import { rateRecipe } from '../../users/index.ts';
import type { Change } from '../change.ts';
import { eventImageFolder } from '../file-keys.ts';
import { packContent } from '../history/version-content.ts';
import { insertVersions } from '../history/versions.repository.ts';
import { writeVariantsInto } from '../images/image-files.ts';
import { updateRecipe } from '../saving/stored-parts.repository.ts';
import { followEvents } from '../timeline/follow-events.ts';
import { findPeople, insertComments, insertEvents } from './besides.repository.ts';
import type { RecipeBesides } from './besides.ts';

/** A picture of the timeline, by the id that its event had. */
export interface EventPicture {
  eventId: string;
  content: Buffer;
}

export type PreparedEventPicture = Omit<EventPicture, 'content'> & { variants: ImageVariants };

/** Pictures of events in their sizes; one that is none is left out. */
export const prepareEventPictures = async (pictures: EventPicture[]): Promise<PreparedEventPicture[]> => {
  const prepared: PreparedEventPicture[] = [];
  for (const { eventId, content } of pictures) {
    try {
      prepared.push({ eventId, variants: await makeVariants(content) });
    } catch (error) {
      if (!(error instanceof ImageError)) throw error;
    }
  }
  return prepared;
};

/**
 * Puts back what stood beside a recipe that has been made anew. What somebody said who is no member here is said by whoever brings it
 * in, with their name before it; their opinions do not come.
 */
export const restoreBesides = async (
  db: GroupTransaction,
  change: Change,
  recipe: Pick<Recipe, 'id' | 'image' | 'rating'>,
  besides: RecipeBesides,
  pictures: PreparedEventPicture[],
): Promise<void> => {
  const { comments, events, opinions, versions } = besides;
  const people = [...comments, ...events, ...opinions, ...versions].flatMap(({ by }) => by ?? []);
  const memberOf = await findPeople(db, people);
  await insertComments(
    db,
    recipe.id,
    comments.map(({ by, text, ...stamps }) => {
      const userId = memberOf(by);
      return userId ? { ...stamps, userId, text } : { ...stamps, userId: change.by, text: `${by.name}: ${text}` };
    }),
  );
  await restoreEvents(db, change, recipe.id, { events, pictures, memberOf });
  await insertVersions(
    db,
    versions.map(({ version, by, savedAt, restoredFrom, content }) => ({
      recipeId: recipe.id,
      version,
      userId: memberOf(by) ?? null,
      savedAt,
      restoredFrom,
      fields: [],
      // Pictures of before are in no archive, so each version that had one has the one that there is.
      content: packContent({ ...content, image: content.image ? recipe.image : null }),
      difference: null,
    })),
  );
  const { lastMadeStated, version } = besides;
  await updateRecipe(db, recipe.id, { version, lastMade: lastMadeStated, lastMadeStated });
  await followEvents(db, recipe.id, null);
  await restoreOpinions(db, change, recipe, opinions, memberOf);
};

type MemberOf = Awaited<ReturnType<typeof findPeople>>;

const restoreEvents = async (
  db: GroupTransaction,
  { files, at }: Change,
  recipeId: string,
  {
    events,
    pictures,
    memberOf,
  }: Pick<RecipeBesides, 'events'> & { pictures: PreparedEventPicture[]; memberOf: MemberOf },
): Promise<void> => {
  const byEvent = new Map(pictures.map(({ eventId, variants }) => [eventId, variants]));
  const told = events.map(({ by, id, hasImage, ...event }) => ({
    event: { ...event, id: randomUUID(), userId: memberOf(by) ?? null },
    variants: hasImage ? byEvent.get(id) : undefined,
  }));
  await insertEvents(
    db,
    recipeId,
    told.map(({ event, variants }) => ({ ...event, hasImage: variants ? 1 : 0 })),
    at,
  );
  for (const { event, variants } of told) {
    if (variants) await writeVariantsInto(files, eventImageFolder(recipeId, event.id), variants);
  }
};

const restoreOpinions = async (
  db: GroupTransaction,
  { by }: Change,
  { id, rating }: Pick<Recipe, 'id' | 'rating'>,
  opinions: RecipeBesides['opinions'],
  memberOf: MemberOf,
): Promise<void> => {
  const own = opinions.flatMap(({ by, ...opinion }) => {
    const userId = memberOf(by);
    return userId ? [{ userId, opinion }] : [];
  });
  for (const { userId, opinion } of own) await rateRecipe(db, userId, id, opinion);
  // Where nobody is left who rated it, the mean is worth more than nothing.
  if (own.length === 0 && rating !== null) await rateRecipe(db, by, id, { rating });
};
