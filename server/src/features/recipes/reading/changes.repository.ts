import type { GroupDatabase } from '../../../platform/database/index.ts';

/** The last recipe of a page of changes. */
interface Cursor {
  revision: number;
  number: number;
}

/** The recipes that changed since a revision and come after another one, those that changed first before the others. */
export const findChanged = (
  db: GroupDatabase,
  { since, after, limit }: { since: number; after: Cursor | undefined; limit: number },
): Promise<Cursor[]> => {
  const changed = db.from('recipes').where('revision', '>', since);
  const rest = after
    ? changed
        .where('revision', '>=', after.revision)
        .where((row) => row.or([row('revision', '>', after.revision), row('number', '>', after.number)]))
    : changed;
  return rest.select(['revision', 'number']).orderBy('revision').orderBy('number').limit(limit).execute();
};

/** The ids of recipes that were deleted since a revision. */
export const findRemoved = async (db: GroupDatabase, since: number): Promise<string[]> => {
  const marks = await db
    .from('deletions')
    .where('topic', '=', 'recipes')
    .where('tableName', '=', 'recipes')
    .where('revision', '>', since)
    .select('id')
    .execute();
  return marks.map(({ id }) => id);
};

export const recipeIds = async (db: GroupDatabase): Promise<string[]> =>
  (await db.from('recipes').select('id').orderBy('number').execute()).map(({ id }) => id);

export const countVisible = async (db: GroupDatabase): Promise<number> => {
  const { count } = await db
    .from('recipes')
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};
