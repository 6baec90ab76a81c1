import type { GroupDatabase, GroupTransaction } from '../../../platform/database/index.ts';
import type { RecipeNow } from '../../backups/index.ts';
import type { ListedRow } from './listed.repository.ts';
import { recipeThere } from './server-ids.ts';
import type { MoveServerRow } from './servers.repository.ts';

/** A recipe of a server lies under its number in the one file of a move, which tells which one a recipe of the move is. */
const numberOf = (file: string): number | undefined => {
  const [, number] = /\/(\d+)\/[^/]+$/.exec(file) ?? [];
  return number === undefined ? undefined : Number(number);
};

const rowsOf = async (db: GroupDatabase, serverId: string): Promise<Map<number, ListedRow>> => {
  const rows = await db.from('moveServerRecipes').where('serverId', '=', serverId).selectAll().execute();
  return new Map(rows.map((row) => [row.number, row]));
};

const ofMove = (db: GroupDatabase, moveId: string) => db.from('moveRecipes').where('moveId', '=', moveId);

const changeRow = (
  db: GroupTransaction,
  { serverId, sourceId }: ListedRow,
  values: Partial<Pick<ListedRow, 'recipeId' | 'version' | 'broughtAt'>>,
) =>
  db
    .update('moveServerRecipes')
    .set(values)
    .where('serverId', '=', serverId)
    .where('sourceId', '=', sourceId)
    .execute();

/**
 * Of recipes that came before, which one of the group each is. One that was changed there alone becomes what it is there; one that was
 * changed here too stays, unless somebody says otherwise.
 */
export const noteCameBefore = async (db: GroupTransaction, moveId: string, serverId: string): Promise<void> => {
  const rows = await rowsOf(db, serverId);
  const ids = [...rows.values()].flatMap(({ recipeId }) => recipeId ?? []);
  if (ids.length === 0) return;
  const recipes = await db.from('recipes').where(db.dialect.isOneOf('id', ids)).select(['id', 'version']).execute();
  const versions = new Map(recipes.map(({ id, version }) => [id, version]));
  for (const { number, file } of await ofMove(db, moveId).select(['number', 'file']).execute()) {
    const row = rows.get(numberOf(file) ?? -1);
    const here = row?.recipeId ? versions.get(row.recipeId) : undefined;
    if (!row?.recipeId || here === undefined) continue;
    await db
      .update('moveRecipes')
      .set({ knownId: row.recipeId, knownReason: 'same-recipe', decision: row.version === here ? 'replace' : null })
      .where('moveId', '=', moveId)
      .where('number', '=', number)
      .execute();
  }
};

/** Notes which recipes of a server have come with a move, so that each comes once. */
export const noteBrought = async (db: GroupTransaction, moveId: string, serverId: string): Promise<void> => {
  const rows = await rowsOf(db, serverId);
  const columns = ['file', 'state', 'recipeId', 'versionAfter'] as const;
  for (const { file, state, recipeId, versionAfter } of await ofMove(db, moveId).select(columns).execute()) {
    const row = rows.get(numberOf(file) ?? -1);
    if (!row) continue;
    const broughtAt = row.readAt;
    if (state === 'brought' || state === 'incomplete') {
      await changeRow(db, row, { recipeId, version: versionAfter, broughtAt });
    }
    if (state === 'skipped') await changeRow(db, row, { recipeId, broughtAt });
  }
};

/** What was undone comes again when the server is asked again. */
export const noteTakenBack = async (db: GroupTransaction, moveId: string, serverId: string): Promise<void> => {
  const rows = await rowsOf(db, serverId);
  const undone = ofMove(db, moveId).where('state', '=', 'undone').select(['file', 'versionBefore']);
  for (const { file, versionBefore } of await undone.execute()) {
    const row = rows.get(numberOf(file) ?? -1);
    if (!row) continue;
    const recipe = versionBefore === null || row.recipeId === null ? undefined : await versionNow(db, row.recipeId);
    await changeRow(db, row, { broughtAt: null, recipeId: recipe?.id ?? null, version: recipe?.version ?? null });
  }
};

const versionNow = (db: GroupDatabase, id: string) =>
  db.from('recipes').where('id', '=', id).select(['id', 'version']).executeTakeFirst();

/** Which recipe of the group stands for each of a server, by the ids that they have in the tables that are made of it. */
export const recipesFrom = async (db: GroupDatabase, server: MoveServerRow): Promise<Map<string, RecipeNow>> => {
  const rows = await rowsOf(db, server.id);
  return new Map(
    [...rows.values()].flatMap(({ sourceId, recipeId, version }) =>
      recipeId === null ? [] : [[recipeThere(server, sourceId), { id: recipeId, came: version !== null }] as const],
    ),
  );
};
