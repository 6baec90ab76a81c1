import { randomUUID } from 'node:crypto';
import type { GroupDatabase, GroupTransaction } from '../../../platform/database/index.ts';
import { contentsOf } from '../history/read-contents.ts';
import { listStoredVersions } from '../history/versions.repository.ts';
import type { Person, RecipeBesides } from './besides.ts';

/** Older ones are no reason to make an archive ten times as large. */
const mostVersions = 20;

interface PersonRow {
  userId: string | null;
  username: string | null;
  fullName: string | null;
}

const personIn = ({ userId, username, fullName }: PersonRow): Person | null =>
  userId === null || username === null ? null : { id: userId, username, name: fullName ?? username };

const byRecipe = <Row extends { recipeId: string }>(rows: Row[]): Map<string, Row[]> => {
  const grouped = new Map<string, Row[]>();
  for (const row of rows) {
    const own = grouped.get(row.recipeId);
    if (own) own.push(row);
    else grouped.set(row.recipeId, [row]);
  }
  return grouped;
};

/** What stands beside each of these recipes. */
export const readBesides = async (db: GroupDatabase, ids: string[]): Promise<Map<string, RecipeBesides>> => {
  if (ids.length === 0) return new Map();
  const columns = ['id', 'createdAt', 'updatedAt', 'version', 'lastMadeStated'] as const;
  const recipes = await db.from('recipes').where(db.dialect.isOneOf('id', ids)).select(columns).execute();
  const comments = byRecipe(await commentsOf(db, ids));
  const events = byRecipe(await eventsOf(db, ids));
  const opinions = byRecipe(await opinionsOf(db, ids));
  const versions = byRecipe(await listStoredVersions(db, ids));
  return new Map(
    recipes.map(({ id, ...recipe }) => [
      id,
      {
        ...recipe,
        comments: (comments.get(id) ?? []).flatMap((row) => {
          const by = personIn(row);
          return by ? [{ by, text: row.text, createdAt: row.createdAt, updatedAt: row.updatedAt }] : [];
        }),
        events: (events.get(id) ?? []).map(({ recipeId: _, userId, username, fullName, ...event }) => ({
          ...event,
          by: personIn({ userId, username, fullName }),
          hasImage: event.hasImage === 1,
        })),
        opinions: (opinions.get(id) ?? []).flatMap((row) => {
          const by = personIn(row);
          return by ? [{ by, rating: row.rating, isFavorite: row.isFavorite === 1 }] : [];
        }),
        versions: contentsOf(versions.get(id) ?? [])
          .slice(-mostVersions)
          .flatMap(({ content, userId, userName, username, version, savedAt, restoredFrom }) =>
            content === null
              ? []
              : [{ version, savedAt, restoredFrom, content, by: personIn({ userId, username, fullName: userName }) }],
          ),
      },
    ]),
  );
};

const commentsOf = (db: GroupDatabase, ids: string[]) =>
  db
    .from('comments')
    .innerJoin('users', 'users.id', 'comments.userId')
    .where(db.dialect.isOneOf('comments.recipeId', ids))
    .orderBy('comments.createdAt')
    .orderBy('comments.id')
    .select(['comments.recipeId', 'comments.userId', 'comments.text', 'comments.createdAt', 'comments.updatedAt'])
    .select(['users.username', 'users.fullName'])
    .execute();

const eventsOf = (db: GroupDatabase, ids: string[]) =>
  db
    .from('timelineEvents')
    .leftJoin('users', 'users.id', 'timelineEvents.userId')
    .where(db.dialect.isOneOf('timelineEvents.recipeId', ids))
    .orderBy('timelineEvents.timestamp')
    .orderBy('timelineEvents.id')
    .select(['timelineEvents.id', 'timelineEvents.recipeId', 'timelineEvents.userId', 'timelineEvents.subject'])
    .select(['timelineEvents.eventType', 'timelineEvents.eventMessage', 'timelineEvents.hasImage'])
    .select(['timelineEvents.timestamp', 'timelineEvents.recipeVersion', 'users.username', 'users.fullName'])
    .execute();

const opinionsOf = (db: GroupDatabase, ids: string[]) =>
  db
    .from('recipeOpinions')
    .innerJoin('users', 'users.id', 'recipeOpinions.userId')
    .where(db.dialect.isOneOf('recipeOpinions.recipeId', ids))
    .orderBy('users.username')
    .select(['recipeOpinions.recipeId', 'recipeOpinions.userId', 'recipeOpinions.rating', 'recipeOpinions.isFavorite'])
    .select(['users.username', 'users.fullName'])
    .execute();

/** The members that these people are here: those with their ids, else those with their names. */
export const findPeople = async (
  db: GroupDatabase,
  people: Person[],
): Promise<(person: Person | null) => string | undefined> => {
  const { isOneOf } = db.dialect;
  const rows =
    people.length === 0
      ? []
      : await db
          .from('users')
          .where(({ or }) =>
            or([
              isOneOf(
                'id',
                people.map(({ id }) => id),
              ),
              isOneOf(
                'username',
                people.map(({ username }) => username),
              ),
            ]),
          )
          .select(['id', 'username'])
          .execute();
  const ids = new Set(rows.map(({ id }) => id));
  const byName = new Map(rows.map(({ id, username }) => [username, id]));
  return (person) => (!person ? undefined : ids.has(person.id) ? person.id : byName.get(person.username));
};

export const insertComments = (
  db: GroupTransaction,
  recipeId: string,
  comments: { userId: string; text: string; createdAt: string; updatedAt: string }[],
) =>
  db.insertAll(
    'comments',
    comments.map((comment) => ({ ...comment, id: randomUUID(), recipeId })),
  );

type NewEvent = Omit<RecipeBesides['events'][number], 'by' | 'hasImage'> & { userId: string | null; hasImage: 0 | 1 };

export const insertEvents = (db: GroupTransaction, recipeId: string, events: NewEvent[], at: Date) => {
  const now = at.toISOString();
  return db.insertAll(
    'timelineEvents',
    events.map((event) => ({ ...event, recipeId, createdAt: now, updatedAt: now })),
  );
};
