import { type GroupDatabase, type GroupTransaction, presentIds, type RowOf } from '../../../platform/database/index.ts';
import type { ListedRecipe } from './recipes/recipe-server.ts';
import type { MoveServerRecipes } from './servers.tables.ts';

export type ListedRow = RowOf<MoveServerRecipes>;

const ofServer = (db: GroupDatabase, serverId: string) => db.from('moveServerRecipes').where('serverId', '=', serverId);

/** Notes the recipes of a page. Those that have come and are still the same are passed over, and so are those that were deleted here. */
export const noteListed = async (
  db: GroupTransaction,
  serverId: string,
  listed: readonly ListedRecipe[],
): Promise<void> => {
  const ids = listed.map(({ id }) => id);
  const before = await ofServer(db, serverId).where(db.dialect.isOneOf('sourceId', ids)).selectAll().execute();
  const known = new Map(before.map((row) => [row.sourceId, row]));
  const { all } = await ofServer(db, serverId)
    .select(({ fn }) => fn.countAll<number>().as('all'))
    .executeTakeFirstOrThrow();
  const fresh = new Map(listed.filter(({ id }) => !known.has(id)).map((recipe) => [recipe.id, recipe]));
  await db.insertAll(
    'moveServerRecipes',
    [...fresh.values()].map(({ id, slug = '', name, changedAt }, index) => ({
      ...{ serverId, sourceId: id, number: Number(all) + index, slug, name, state: 'listed' as const, changedAt },
      ...{ readAt: null, broughtAt: null, version: null, recipeId: null },
    })),
  );
  const here = await presentIds(
    db,
    'recipes',
    before.flatMap(({ recipeId }) => recipeId ?? []),
  );
  for (const { id, slug = '', name, changedAt } of listed) {
    const row = known.get(id);
    if (row?.state !== 'read' || row.broughtAt === changedAt) continue;
    if (row.recipeId !== null && !here.has(row.recipeId)) continue;
    await changeListed(db, row, { state: 'listed', slug, name, changedAt });
  }
};

export const changeListed = (
  db: GroupTransaction,
  { serverId, sourceId }: Pick<ListedRow, 'serverId' | 'sourceId'>,
  values: Partial<Omit<ListedRow, 'groupId' | 'serverId' | 'sourceId' | 'number'>>,
) =>
  db
    .update('moveServerRecipes')
    .set(values)
    .where('serverId', '=', serverId)
    .where('sourceId', '=', sourceId)
    .execute();

/** Those that cannot be had are asked for again. */
export const tryUnreadable = (db: GroupTransaction, serverId: string) =>
  db
    .update('moveServerRecipes')
    .set({ state: 'listed' })
    .where('serverId', '=', serverId)
    .where('state', '=', 'unreadable')
    .execute();

/** The next ones that are to be read. */
export const listWaiting = (db: GroupDatabase, serverId: string): Promise<ListedRow[]> =>
  ofServer(db, serverId).where('state', '=', 'listed').orderBy('number').limit(20).selectAll().execute();

const countIn = async (db: GroupDatabase, serverId: string, state: ListedRow['state']): Promise<number> => {
  const { all } = await ofServer(db, serverId)
    .where('state', '=', state)
    .select(({ fn }) => fn.countAll<number>().as('all'))
    .executeTakeFirstOrThrow();
  return Number(all);
};

export const countWaiting = (db: GroupDatabase, serverId: string) => countIn(db, serverId, 'listed');

/** All of them, whether they have come or not. */
export const listKnown = (db: GroupDatabase, serverId: string): Promise<Pick<ListedRow, 'sourceId' | 'name'>[]> =>
  ofServer(db, serverId).select(['sourceId', 'name']).orderBy('number').execute();

/** Recipes that were read and have not come as they are there now. */
export const listRead = (db: GroupDatabase, serverId: string): Promise<ListedRow[]> =>
  ofServer(db, serverId)
    .where('state', '=', 'read')
    .where(({ eb, ref, or }) => or([eb('broughtAt', 'is', null), eb('broughtAt', '<>', ref('readAt'))]))
    .orderBy('number')
    .selectAll()
    .execute();

export const listUnreadableNames = async (db: GroupDatabase, serverId: string): Promise<string[]> => {
  const rows = await ofServer(db, serverId)
    .where('state', '=', 'unreadable')
    .orderBy('number')
    .select('name')
    .execute();
  return rows.map(({ name }) => name);
};
