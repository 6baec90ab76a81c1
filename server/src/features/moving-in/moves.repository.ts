import type { MovedApp, MovedState } from '@larder/contract';
import type { GroupDatabase, GroupTransaction, RowOf } from '../../platform/database/index.ts';
import { found } from '../../platform/errors/index.ts';
import type { MoveFiles, MoveItems, MoveProblems, Moves } from './moving-in.tables.ts';

export type MoveRow = RowOf<Moves>;
export type MoveFileRow = RowOf<MoveFiles>;
export type MoveItemRow = RowOf<MoveItems>;

export const findMove = (db: GroupDatabase, id: string): Promise<MoveRow | undefined> =>
  db.from('moves').where('id', '=', id).selectAll().executeTakeFirst();

/** @throws AppError `move.not-found` */
export const getMove = async (db: GroupDatabase, id: string): Promise<MoveRow> =>
  found(await findMove(db, id), 'move.not-found');

/** The id of the move that is under way and tells of itself in a report. */
export const findMovingOf = async (db: GroupDatabase, reportId: string): Promise<string | undefined> => {
  const row = await db
    .from('moves')
    .where('reportId', '=', reportId)
    .where('state', '=', 'moving')
    .select('id')
    .executeTakeFirst();
  return row?.id;
};

export const listMoves = (db: GroupDatabase, userId: string): Promise<MoveRow[]> =>
  db
    .from('moves')
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(100)
    .selectAll()
    .execute();

/** How it stands with some moves, by their ids; one that was thrown away is left out. */
export const findMoveStates = async (db: GroupDatabase, ids: string[]): Promise<Map<string, MoveRow['state']>> => {
  if (ids.length === 0) return new Map();
  const rows = await db.from('moves').where(db.dialect.isOneOf('id', ids)).select(['id', 'state']).execute();
  return new Map(rows.map(({ id, state }) => [id, state]));
};

export const updateMove = (
  db: GroupTransaction,
  id: string,
  values: Partial<Omit<MoveRow, 'id' | 'groupId' | 'userId' | 'language' | 'createdAt'>>,
) => db.update('moves').set(values).where('id', '=', id).execute();

export const listFiles = (db: GroupDatabase, moveId: string): Promise<MoveFileRow[]> =>
  db.from('moveFiles').where('moveId', '=', moveId).orderBy('number').selectAll().execute();

/** Files whose sending was cut short. */
export const forgetComing = (db: GroupTransaction, moveId: string) =>
  db.remove('moveFiles').where('moveId', '=', moveId).where('state', '=', 'coming').execute();

export const listItems = (db: GroupDatabase, moveId: string): Promise<MoveItemRow[]> =>
  db.from('moveItems').where('moveId', '=', moveId).orderBy('number').selectAll().execute();

/** Recipes and pictures of each item of a move. */
export const countByItem = async (db: GroupDatabase, moveId: string) => {
  const rows = await db
    .from('moveRecipes')
    .where('moveId', '=', moveId)
    .groupBy('item')
    .select([
      'item',
      ({ fn }) => fn.countAll<number>().as('recipes'),
      ({ fn }) => fn.sum<number>('pictures').as('pictures'),
      ({ fn, eb }) =>
        fn.min<number | null>(eb.case().when('hasPicture', '=', 1).then(eb.ref('number')).end()).as('pictured'),
    ])
    .execute();
  return new Map(
    rows.map(({ item, recipes, pictures, pictured }) => [
      item,
      {
        recipes: Number(recipes),
        pictures: Number(pictures ?? 0),
        pictured: pictured === null ? null : Number(pictured),
      },
    ]),
  );
};

/** How the recipes of moves stand. */
export const countByState = async (db: GroupDatabase, moveIds: string[]) => {
  if (moveIds.length === 0) return new Map<string, Map<MovedState, number>>();
  const rows = await db
    .from('moveRecipes')
    .where('moveId', 'in', moveIds)
    .groupBy(['moveId', 'state'])
    .select(['moveId', 'state', ({ fn }) => fn.countAll<number>().as('recipes')])
    .execute();
  const byMove = new Map<string, Map<MovedState, number>>();
  for (const { moveId, state, recipes } of rows) {
    const counts = byMove.get(moveId) ?? new Map<MovedState, number>();
    byMove.set(moveId, counts.set(state, Number(recipes)));
  }
  return byMove;
};

/** Apps of moves, the one with the most recipes first. */
export const listApps = async (db: GroupDatabase, moveIds: string[]): Promise<Map<string, MovedApp[]>> => {
  if (moveIds.length === 0) return new Map();
  const items = await db
    .from('moveItems')
    .where('moveId', 'in', moveIds)
    .select(['moveId', 'number', 'app'])
    .orderBy('number')
    .execute();
  const counts = await db
    .from('moveRecipes')
    .where('moveId', 'in', moveIds)
    .groupBy(['moveId', 'item'])
    .select(['moveId', 'item', ({ fn }) => fn.countAll<number>().as('recipes')])
    .execute();
  const ofItems = new Map(counts.map(({ moveId, item, recipes }) => [`${moveId} ${item}`, Number(recipes)]));
  const byMove = new Map<string, Map<MovedApp, number>>();
  for (const { moveId, number, app } of items) {
    const apps = byMove.get(moveId) ?? new Map<MovedApp, number>();
    byMove.set(moveId, apps.set(app, (apps.get(app) ?? 0) + (ofItems.get(`${moveId} ${number}`) ?? 0)));
  }
  return new Map([...byMove].map(([moveId, apps]) => [moveId, mostFirst(apps)]));
};

const mostFirst = (apps: Map<MovedApp, number>): MovedApp[] =>
  [...apps].sort(([, one], [, other]) => other - one).map(([app]) => app);

const shownProblems = 200;

export const listProblems = (db: GroupDatabase, moveId: string): Promise<RowOf<MoveProblems>[]> =>
  db.from('moveProblems').where('moveId', '=', moveId).orderBy('number').limit(shownProblems).selectAll().execute();

export const countProblems = async (db: GroupDatabase, moveId: string): Promise<number> => {
  const row = await db
    .from('moveProblems')
    .where('moveId', '=', moveId)
    .select(({ fn }) => fn.countAll<number>().as('all'))
    .executeTakeFirstOrThrow();
  return Number(row.all);
};

export const removeMove = (db: GroupTransaction, id: string) => db.remove('moves').where('id', '=', id).execute();

/** Whether new recipes of the group are seen by visitors. */
export const isPublicByDefault = async (db: GroupDatabase): Promise<boolean> => {
  const { recipePublic } = await db.ownGroup().select('recipePublic').executeTakeFirstOrThrow();
  return recipePublic === 1;
};
