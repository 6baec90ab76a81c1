import { type Move, type MovedApp, type MovedState, type MoveSummary, moveUndoLifeInDays } from '@larder/contract';
import type { GroupDatabase } from '../../../platform/database/index.ts';
import { countFailedFetching, countOpenFetching } from '../fetching/fetched.repository.ts';
import { besidesOf, serverOf } from '../move-besides.ts';
import {
  countByItem,
  countByState,
  countProblems,
  getMove,
  listApps,
  listFiles,
  listItems,
  listMoves,
  listProblems,
  type MoveRow,
} from '../moves.repository.ts';
import { MoveCounts } from '../reading/summarise.ts';
import { countCame } from '../undoing/came-tables.ts';
import { countDecided, countFound, countOrganizers, withoutAccount } from './counts.repository.ts';
import { listMoveRecipes } from './list-recipes.ts';

const day = 24 * 60 * 60 * 1000;

/** Until when a move can be undone. */
export const undoUntil = ({ state, endedAt }: Pick<MoveRow, 'state' | 'endedAt'>): string | null =>
  state === 'moved' && endedAt !== null ? new Date(Date.parse(endedAt) + moveUndoLifeInDays * day).toISOString() : null;

const summaryOf = (row: MoveRow, apps: MovedApp[], counts: Map<MovedState, number>): MoveSummary => {
  const count = (state: MovedState) => counts.get(state) ?? 0;
  return {
    id: row.id,
    state: row.state,
    createdAt: row.createdAt,
    startedAt: row.startedAt,
    endedAt: row.endedAt,
    undoUntil: undoUntil(row),
    apps,
    recipes: [...counts.values()].reduce((sum, recipes) => sum + recipes, 0),
    progress: {
      found: count('found'),
      brought: count('brought'),
      incomplete: count('incomplete'),
      refused: count('refused'),
      skipped: count('skipped'),
    },
    reportId: row.reportId,
    isOfServer: serverOf(row) !== undefined,
  };
};

const summarise = async (db: GroupDatabase, rows: MoveRow[]): Promise<MoveSummary[]> => {
  const ids = rows.map(({ id }) => id);
  const apps = await listApps(db, ids);
  const counts = await countByState(db, ids);
  return rows.map((row) => summaryOf(row, apps.get(row.id) ?? [], counts.get(row.id) ?? new Map()));
};

export const listSummaries = async (db: GroupDatabase, userId: string): Promise<MoveSummary[]> =>
  summarise(db, await listMoves(db, userId));

/** @throws AppError `move.not-found` */
export const getSummary = async (db: GroupDatabase, id: string): Promise<MoveSummary> => {
  const [summary] = await summarise(db, [await getMove(db, id)]);
  if (!summary) throw new Error('A move that was found has a summary.');
  return summary;
};

const shownSamples = 10;

/** @throws AppError `move.not-found` */
export const describeMove = async (db: GroupDatabase, id: string): Promise<Move> => {
  const row = await getMove(db, id);
  const summary = await getSummary(db, id);
  const ofItems = await countByItem(db, id);
  const { unplaced, understood, leftBehind } = MoveCounts.parse(JSON.parse(row.summary));
  const samples = await listMoveRecipes(db, id, { page: 1, perPage: shownSamples }, { total: shownSamples });
  const files = await listFiles(db, id);
  return {
    ...summary,
    sent: files.map(({ path, size }) => ({ path, size })),
    files: { read: row.filesRead, total: row.filesTotal },
    items: (await listItems(db, id)).map(({ number, path, app, apps, files, emptyFiles }) => ({
      number,
      path,
      app,
      apps: JSON.parse(apps),
      files,
      emptyFiles,
      recipes: ofItems.get(number)?.recipes ?? 0,
      pictures: ofItems.get(number)?.pictures ?? 0,
      pictured: ofItems.get(number)?.pictured ?? null,
    })),
    problems: (await listProblems(db, id)).map(({ path, problem }) => ({ path, problem })),
    problemCount: await countProblems(db, id),
    counts: {
      ...(await countFound(db, id)),
      ...(await countDecided(db, row)),
      ...(await countOrganizers(db, id)),
      understood,
    },
    unplaced,
    leftBehind: leftBehind.map(({ root: _, ...one }) => one),
    besides: await describeBesides(db, row),
    samples: samples.items,
    choices: {
      known: row.known,
      ownerId: row.ownerId ?? row.userId,
      visibility: row.visibility,
      addTag: row.addTag === 1,
      preferences: besidesOf(row)?.takesPreferences ?? false,
    },
    picturesToFetch: await countOpenFetching(db, id),
    toTryAgain: await countToTryAgain(db, row, summary),
  };
};

const countToTryAgain = async (db: GroupDatabase, row: MoveRow, { state, progress }: MoveSummary): Promise<number> => {
  const ofRecipes = progress.refused + progress.found + (await countFailedFetching(db, row.id));
  const isCutShort = state === 'moved' && besidesOf(row)?.hasCome === false;
  return ofRecipes > 0 || !isCutShort ? ofRecipes : 1;
};

const describeBesides = async (db: GroupDatabase, row: MoveRow): Promise<Move['besides']> => {
  const besides = besidesOf(row);
  if (!besides) return null;
  const { counts, problems, missing, hasPreferences } = besides;
  const people = await withoutAccount(db, besides.people);
  return {
    counts,
    problems,
    missing,
    people,
    hasPreferences,
    came: row.state === 'moved' ? await countCame(db, row.id) : [],
  };
};
