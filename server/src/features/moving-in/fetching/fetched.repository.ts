import type { MovedState, MoveRecipe } from '@larder/contract';
import type { GroupDatabase, GroupTransaction } from '../../../platform/database/index.ts';

type Missing = MoveRecipe['missing'][number];

const findMissing = async (db: GroupDatabase, moveId: string, number: number): Promise<Missing[]> => {
  const row = await db
    .from('moveRecipes')
    .where('moveId', '=', moveId)
    .where('number', '=', number)
    .select('missing')
    .executeTakeFirst();
  return row ? JSON.parse(row.missing) : [];
};

const save = async (db: GroupTransaction, moveId: string, number: number, missing: Missing[]): Promise<void> => {
  const state: MovedState = missing.length > 0 ? 'incomplete' : 'brought';
  await db
    .update('moveRecipes')
    .set({ missing: JSON.stringify(missing), state })
    .where('moveId', '=', moveId)
    .where('number', '=', number)
    .where('state', 'in', ['brought', 'incomplete'])
    .execute();
  const row = await db
    .from('moveRecipes')
    .where('moveRecipes.moveId', '=', moveId)
    .where('moveRecipes.number', '=', number)
    .select('recipeId')
    .executeTakeFirst();
  const { reportId } = await db.from('moves').where('id', '=', moveId).select('reportId').executeTakeFirstOrThrow();
  if (!row?.recipeId || !reportId) return;
  await db
    .update('reportEntries')
    .set({ exception: missing.map(({ message }) => message).join(' '), code: state })
    .where('reportId', '=', reportId)
    .where('recipeId', '=', row.recipeId)
    .where('success', '=', 1)
    .execute();
};

/** A recipe has by now what it lacked. */
export const noteFetched = async (db: GroupTransaction, moveId: string, number: number, what: Missing['what']) => {
  const missing = await findMissing(db, moveId, number);
  await save(
    db,
    moveId,
    number,
    missing.filter((one) => one.what !== what),
  );
};

/** Why a recipe lacks something for good. */
export const noteMissing = async (db: GroupTransaction, moveId: string, number: number, why: Missing) => {
  const missing = await findMissing(db, moveId, number);
  await save(db, moveId, number, [...missing.filter(({ what }) => what !== why.what), why]);
};

/** What a recipe of a move has of its own already. */
export const findState = (db: GroupDatabase, recipeId: string) =>
  db.from('recipes').where('id', '=', recipeId).select(['id', 'image', 'orgUrl']).executeTakeFirst();

export const countOpenFetching = async (db: GroupDatabase, moveId: string): Promise<number> => {
  const row = await fetchingOf(db, moveId).where('stoppedAt', 'is', null).executeTakeFirstOrThrow();
  return Number(row.all);
};

/** What could not be fetched, and waits for somebody to try again. */
export const countFailedFetching = async (db: GroupDatabase, moveId: string): Promise<number> => {
  const row = await fetchingOf(db, moveId).where('stoppedAt', 'is not', null).executeTakeFirstOrThrow();
  return Number(row.all);
};

const fetchingOf = (db: GroupDatabase, moveId: string) =>
  db
    .from('jobs')
    .where('subject', '=', moveId)
    .where('kind', 'in', ['move-fetching', 'move-scanning'])
    .select(({ fn }) => fn.countAll<number>().as('all'));

/** Does something to a recipe that is no change of somebody's: one that had the version that the move has left has so afterwards. */
export const keepUntouched = async (
  db: GroupDatabase,
  { moveId, number, recipeId }: { moveId: string; number: number; recipeId: string },
  work: () => Promise<void>,
): Promise<void> => {
  const versions = async () => {
    const now = await db.from('recipes').where('id', '=', recipeId).select('version').executeTakeFirst();
    const left = await db
      .from('moveRecipes')
      .where('moveId', '=', moveId)
      .where('number', '=', number)
      .select('versionAfter')
      .executeTakeFirst();
    return { now: now?.version, left: left?.versionAfter };
  };
  const before = await versions();
  await work();
  const { now } = await versions();
  if (now === undefined || before.now !== before.left) return;
  await db.change((db) =>
    db
      .update('moveRecipes')
      .set({ versionAfter: now })
      .where('moveId', '=', moveId)
      .where('number', '=', number)
      .execute(),
  );
};
