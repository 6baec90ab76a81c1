import type { MovedState, MoveRecipe } from '@larder/contract';
import { plainText } from '@larder/kitchen';
import type { GroupDatabase, GroupTransaction, RowOf } from '../../../platform/database/index.ts';
import type { RecipeNow } from '../../backups/index.ts';
import type { MoveRecipes } from '../moving-in.tables.ts';

export type FoundRow = RowOf<MoveRecipes>;

/** The next recipes that wait. */
export const nextFound = (db: GroupDatabase, moveId: string, after: number, most: number): Promise<FoundRow[]> =>
  db
    .from('moveRecipes')
    .where('moveId', '=', moveId)
    .where('number', '>', after)
    .where('state', '=', 'found')
    .orderBy('number')
    .limit(most)
    .selectAll()
    .execute();

export const hasRecipes = async (db: GroupDatabase, moveId: string): Promise<boolean> =>
  (await db.from('moveRecipes').where('moveId', '=', moveId).select('number').limit(1).executeTakeFirst()) !==
  undefined;

/** Which recipe of the group stands for each of an archive, by the ids that they had. What was said of them has come with them. */
export const recipesOfArchives = async (db: GroupDatabase, moveId: string): Promise<Map<string, RecipeNow>> => {
  const rows = await db
    .from('moveRecipes')
    .where('moveId', '=', moveId)
    .where('recipeId', 'is not', null)
    .select(['sourceId', 'recipeId'])
    .execute();
  return new Map(
    rows.flatMap(({ sourceId, recipeId: id }) => (sourceId && id ? [[sourceId, { id, came: false }] as const] : [])),
  );
};

export interface Outcome {
  state: MovedState;
  recipeId: string | null;
  versionBefore?: number | null;
  versionAfter?: number | null;
  missing?: MoveRecipe['missing'];
  reason?: string | null;
}

export const noteOutcome = (
  db: GroupTransaction,
  moveId: string,
  number: number,
  { state, recipeId, versionBefore = null, versionAfter = null, missing = [], reason = null }: Outcome,
) =>
  db
    .update('moveRecipes')
    .set({ state, recipeId, versionBefore, versionAfter, missing: JSON.stringify(missing), reason })
    .where('moveId', '=', moveId)
    .where('number', '=', number)
    .execute();

/** Whether a recipe came with this move, as a new one or in the place of one that there was. */
export const isOfMove = async (db: GroupDatabase, moveId: string, recipeId: string): Promise<boolean> => {
  const row = await db
    .from('moveRecipes')
    .where('moveId', '=', moveId)
    .where('recipeId', '=', recipeId)
    .where('state', 'in', ['brought', 'incomplete'])
    .select('number')
    .executeTakeFirst();
  return row !== undefined;
};

/** Other recipes of the move that a line may speak of: by key, id or name. */
export const findMeant = async (db: GroupDatabase, moveId: string, said: string[]) => {
  if (said.length === 0) return [];
  const { isOneOf } = db.dialect;
  return db
    .from('moveRecipes')
    .where('moveId', '=', moveId)
    .where(({ or }) =>
      or([
        isOneOf('key', said),
        isOneOf(
          'sourceId',
          said.map((one) => one.toLowerCase()),
        ),
        isOneOf('nameKey', said.map(plainText)),
      ]),
    )
    .orderBy('number')
    .select(['number', 'key', 'sourceId', 'name', 'nameKey', 'recipeId'])
    .execute();
};

export type Meant = Awaited<ReturnType<typeof findMeant>>[number];

/** The one that a word means: a key says more than a name. */
export const meantBy = (found: readonly Meant[], said: string): Meant | undefined =>
  found.find(({ key }) => key === said) ??
  found.find(({ sourceId }) => sourceId === said.toLowerCase()) ??
  found.find(({ nameKey }) => nameKey !== '' && nameKey === plainText(said));

/** Recipes that came with a picture. */
export const picturedRecipes = async (db: GroupDatabase, moveId: string): Promise<string[]> => {
  const rows = await db
    .from('moveRecipes')
    .where('moveId', '=', moveId)
    .where('recipeId', 'is not', null)
    .where('state', 'in', ['brought', 'incomplete'])
    .where('hasPicture', '=', 1)
    .orderBy('number')
    .select('recipeId')
    .execute();
  return rows.flatMap(({ recipeId }) => recipeId ?? []);
};

export const versionOf = async (db: GroupDatabase, recipeId: string): Promise<number | null> => {
  const row = await db.from('recipes').where('id', '=', recipeId).select('version').executeTakeFirst();
  return row?.version ?? null;
};

export const isMember = async (db: GroupDatabase, userId: string): Promise<boolean> =>
  (await db.from('users').where('id', '=', userId).select('id').executeTakeFirst()) !== undefined;
