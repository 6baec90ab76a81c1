import { type GroupTransaction, insertRows, presentIds } from '../../../platform/database/index.ts';
import type { Platform } from '../../../platform/http/index.ts';
import { type RunningJob, savePart } from '../../../platform/jobs/index.ts';
import { removeParts, updateAsItWas } from '../../backups/index.ts';
import { eventImageFolder } from '../../recipes/index.ts';
import { findOwnOpinion, rateRecipe } from '../../users/index.ts';
import { returnPreferences } from '../bringing/preferences.ts';
import { type CameNow, cameNow, tablesInOrder } from './came-tables.ts';
import {
  type CameRow,
  type CameTable,
  forgetCame,
  listCame,
  listsWithItems,
  noteAsItWas,
  recipesOfEvents,
  removePrice,
  removeRows,
  takeOutOfCookbook,
} from './undo-besides.repository.ts';
import type { Undoing } from './undoing-job.ts';

type Job = RunningJob<Undoing>;

/**
 * Takes back what came beside recipes, from a server, a backup or our own archive: rows that came go, and those that it changed become what they were. A list in which
 * somebody has written something of their own stays with that.
 */
export const undoBesides = async (
  job: Job,
  serverId: string | null,
  { files, clock }: Pick<Platform, 'files' | 'clock'>,
): Promise<void> => {
  const { moveId, keepChanged } = job.payload;
  const came = await cameNow(job.db, moveId);
  for (const table of tablesInOrder) {
    const goes = (came.get(table) ?? []).filter(({ isChanged }) => !(keepChanged && isChanged));
    if (goes.length === 0) continue;
    const events = table === 'timelineEvents' ? await recipesOfEvents(job.db, goes.map(idOf)) : new Map();
    await savePart(job, async (db) => {
      const added = await withoutUsed(
        db,
        table,
        goes.filter(({ before }) => before === null),
      );
      await removeRows(db, table, added.map(idOf));
      await forgetCame(db, serverId, added.map(idOf));
      for (const row of goes) await returnToBefore(db, serverId, table, row);
    });
    for (const [id, recipeId] of events) await files.removeFolder(eventImageFolder(recipeId, id));
  }
  await savePart(job, async (db) => {
    const rows = await listCame(db, moveId);
    await takeOpinionsBack(db, serverId, rows);
    await takePricesBack(db, rows);
    await returnPreferences(db, moveId, clock.now());
  });
};

const idOf = ({ id }: CameNow): string => id;

const withoutUsed = async (db: GroupTransaction, table: CameTable, rows: CameNow[]): Promise<CameNow[]> => {
  if (table !== 'shoppingLists') return rows;
  const used = await listsWithItems(db, rows.map(idOf));
  return rows.filter(({ id }) => !used.has(id));
};

const returnToBefore = async (
  db: GroupTransaction,
  serverId: string | null,
  table: CameTable,
  { id, before }: CameNow,
): Promise<void> => {
  // What comes with a backup changes nothing that is here.
  if (serverId === null || before === null) return;
  if (table === 'cookbooks') {
    return takeOutOfCookbook(
      db,
      { serverId, id },
      before.parts.map(({ recipeId = null }) => String(recipeId)),
    );
  }
  if (table !== 'shoppingItems' && table !== 'mealPlanEntries') return;
  const { id: _, number: _number, ...row } = before.row;
  await updateAsItWas(db, table, id, row);
  if (table === 'shoppingItems') {
    await removeParts(db, [id]);
    const recipeIds = before.parts.flatMap(({ recipeId }) => (recipeId ? String(recipeId) : []));
    const present = await presentIds(db.asServer(), 'recipes', recipeIds);
    const parts = before.parts.filter(({ recipeId }) => !recipeId || present.has(String(recipeId)));
    await insertRows(db, 'shoppingItemRecipes', parts);
  }
  await noteAsItWas(db, serverId, { id, updatedAt: String(row.updatedAt) });
};

/** What foods cost; what somebody has noted since is theirs. */
const takePricesBack = async (db: GroupTransaction, rows: readonly CameRow[]): Promise<void> => {
  for (const { kind, stamp } of rows) {
    if (kind === 'foodPrices') await removePrice(db, JSON.parse(stamp));
  }
};

/** What members think of recipes that were here before; one that somebody has changed since is theirs. */
const takeOpinionsBack = async (
  db: GroupTransaction,
  serverId: string | null,
  rows: readonly CameRow[],
): Promise<void> => {
  for (const { id, kind, stamp } of rows) {
    const [userId = '', recipeId = ''] = id.split(' ');
    if (kind !== 'recipeOpinions') continue;
    const now = await findOwnOpinion(db, userId, recipeId);
    const { rating, isFavorite } = JSON.parse(stamp);
    if (now?.rating !== rating || now?.isFavorite !== isFavorite) continue;
    await rateRecipe(db, userId, recipeId, { rating: null, isFavorite: false });
    await forgetCame(db, serverId, [id]);
  }
};
