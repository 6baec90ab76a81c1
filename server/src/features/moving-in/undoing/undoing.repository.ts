import type { GroupDatabase, GroupTransaction } from '../../../platform/database/index.ts';

const brought = ['brought', 'incomplete'] as const;

const present = (db: GroupDatabase, moveId: string) =>
  db
    .from('moveRecipes')
    .innerJoin('recipes', (join) =>
      join.onRef('recipes.id', '=', 'moveRecipes.recipeId').onRef('recipes.groupId', '=', 'moveRecipes.groupId'),
    )
    .where('moveRecipes.moveId', '=', moveId)
    .where('moveRecipes.state', 'in', brought);

/** How many recipes came as new ones, and how many replaced one. */
export const countBrought = async (db: GroupDatabase, moveId: string) => {
  const row = await present(db, moveId)
    .select(({ fn }) => [fn.countAll<number>().as('all'), fn.count<number>('versionBefore').as('replaced')])
    .executeTakeFirstOrThrow();
  return { recipes: Number(row.all) - Number(row.replaced), replaced: Number(row.replaced) };
};

/** Recipes of a move that have another version by now than the one that it has left. */
const changed = (db: GroupDatabase, moveId: string) =>
  present(db, moveId).whereRef('recipes.version', '!=', 'moveRecipes.versionAfter');

export const listChanged = (db: GroupDatabase, moveId: string, most: number) =>
  changed(db, moveId)
    .limit(most)
    .orderBy('moveRecipes.number')
    .select(['recipes.id', 'recipes.slug', 'recipes.name', 'recipes.image', 'recipes.dateUpdated as changedAt'])
    .execute();

export const countChanged = async (db: GroupDatabase, moveId: string): Promise<number> => {
  const row = await changed(db, moveId)
    .select(({ fn }) => fn.countAll<number>().as('all'))
    .executeTakeFirstOrThrow();
  return Number(row.all);
};

/** The last of those that were brought, before the one that was undone last. */
export const nextBrought = (db: GroupDatabase, moveId: string, before: number) =>
  db
    .from('moveRecipes')
    .where('moveId', '=', moveId)
    .where('number', '<', before)
    .where('state', 'in', brought)
    .orderBy('number', 'desc')
    .limit(1)
    .select(['number', 'recipeId', 'versionBefore', 'versionAfter', 'content'])
    .executeTakeFirst();

/** Things that were made for recipes of a move, by kind. */
export const listMade = async (db: GroupDatabase, moveId: string): Promise<Map<string, string[]>> => {
  const rows = await db.from('moveMade').where('moveId', '=', moveId).select(['id', 'kind']).execute();
  const byKind = new Map<string, string[]>();
  for (const { id, kind } of rows) byKind.set(kind, [...(byKind.get(kind) ?? []), id]);
  return byKind;
};

/** Recipes that came as new ones and were taken back. */
export const listTakenBack = async (db: GroupDatabase, moveId: string): Promise<string[]> => {
  const rows = await db
    .from('moveRecipes')
    .where('moveId', '=', moveId)
    .where('state', '=', 'undone')
    .where('versionBefore', 'is', null)
    .select('recipeId')
    .execute();
  return rows.flatMap(({ recipeId }) => recipeId ?? []);
};

/** Whether what somebody thinks of a recipe came with the move. */
export const broughtOpinion = async (db: GroupDatabase, moveId: string, recipeId: string): Promise<boolean> => {
  const row = await db
    .from('moveMade')
    .where('moveId', '=', moveId)
    .where('kind', '=', 'opinion')
    .where('id', '=', recipeId)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
};

export const noteUndone = (db: GroupTransaction, moveId: string, number: number) =>
  db.update('moveRecipes').set({ state: 'undone' }).where('moveId', '=', moveId).where('number', '=', number).execute();

/** What an earlier move has left is there again, as another version. */
export const noteVersionAgain = (
  db: GroupTransaction,
  moveId: string,
  { recipeId, versionBefore }: { recipeId: string; versionBefore: number },
) =>
  db
    .update('moveRecipes')
    .set(({ selectFrom }) => ({
      versionAfter: selectFrom('recipes').where('recipes.id', '=', recipeId).select('recipes.version'),
    }))
    .where('recipeId', '=', recipeId)
    .where('moveId', '!=', moveId)
    .where('versionAfter', '=', versionBefore)
    .execute();

export const ownerOf = async (db: GroupDatabase, recipeId: string): Promise<string | undefined> => {
  const row = await db.from('recipes').where('id', '=', recipeId).select('userId').executeTakeFirst();
  return row?.userId ?? undefined;
};
