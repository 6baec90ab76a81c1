import type { contract, MovedApp, MovedState, QueryOf } from '@larder/contract';
import { plainText } from '@larder/kitchen';
import type { GroupDatabase, RowOf } from '../../../platform/database/index.ts';
import { found } from '../../../platform/errors/index.ts';
import type { MoveRecipes } from '../moving-in.tables.ts';

export type MoveRecipeRow = RowOf<MoveRecipes> & { app: MovedApp };

export type RecipesQuery = QueryOf<typeof contract.moves.recipes>;

const select = (db: GroupDatabase, moveId: string, { item, state, known, search }: Partial<RecipesQuery>) =>
  db
    .from('moveRecipes')
    .where('moveRecipes.moveId', '=', moveId)
    .$if(item !== undefined, (rows) => rows.where('item', '=', item ?? 0))
    .$if(state !== undefined, (rows) => rows.where('state', 'in', statesOf(state)))
    .$if(known === 'yes', (rows) => rows.where('knownId', 'is not', null))
    .$if(known === 'no', (rows) => rows.where('knownId', 'is', null))
    .$if(known !== undefined && known !== 'yes' && known !== 'no', (rows) =>
      rows.where('knownReason', '=', known === 'yes' || known === 'no' ? null : (known ?? null)),
    )
    .$if(search !== undefined, (rows) => rows.where('nameKey', 'like', `%${escaped(plainText(search ?? ''))}%`));

const statesOf = (state: RecipesQuery['state']): MovedState[] => {
  if (state === 'arrived') return ['brought', 'incomplete'];
  return state ? [state] : [];
};

/** Signs that stand for others in a pattern are looked for as nothing at all. */
const escaped = (text: string): string => text.replaceAll(/[%_\\]/g, '');

export const countMoveRecipes = async (db: GroupDatabase, moveId: string, query: Partial<RecipesQuery>) => {
  const row = await select(db, moveId, query)
    .select(({ fn }) => fn.countAll<number>().as('all'))
    .executeTakeFirstOrThrow();
  return Number(row.all);
};

const withApp = (rows: ReturnType<typeof select>) =>
  rows
    .innerJoin('moveItems', (join) =>
      join
        .onRef('moveItems.groupId', '=', 'moveRecipes.groupId')
        .onRef('moveItems.moveId', '=', 'moveRecipes.moveId')
        .onRef('moveItems.number', '=', 'moveRecipes.item'),
    )
    .selectAll('moveRecipes')
    .select('moveItems.app');

export const findMoveRecipes = (
  db: GroupDatabase,
  moveId: string,
  query: Partial<RecipesQuery>,
  { limit, offset }: { limit: number | undefined; offset: number },
): Promise<MoveRecipeRow[]> =>
  withApp(select(db, moveId, query))
    .orderBy('moveRecipes.number', query.orderDirection ?? 'asc')
    .$if(limit !== undefined, (rows) => rows.limit(limit ?? 0).offset(offset))
    .execute();

/** @throws AppError `move.no-recipe` */
export const getMoveRecipe = async (db: GroupDatabase, moveId: string, number: number): Promise<MoveRecipeRow> =>
  found(
    await withApp(select(db, moveId, {}))
      .where('moveRecipes.number', '=', number)
      .executeTakeFirst(),
    'move.no-recipe',
  );

export interface NamedRecipe {
  id: string;
  slug: string;
  name: string;
  image: string | null;
}

/** Recipes of the group by their ids, as far as they are there. */
export const findNamed = async (db: GroupDatabase, ids: string[]): Promise<Map<string, NamedRecipe>> => {
  if (ids.length === 0) return new Map();
  const rows = await db.fromByKey('recipes').where('id', 'in', ids).select(['id', 'slug', 'name', 'image']).execute();
  return new Map(rows.map((row) => [row.id, row]));
};
