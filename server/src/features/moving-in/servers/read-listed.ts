import { type RunningJob, savePart } from '../../../platform/jobs/index.ts';
import {
  changeListed,
  countWaiting,
  type ListedRow,
  listWaiting,
  noteListed,
  tryUnreadable,
} from './listed.repository.ts';
import type { ListedRecipe } from './recipes/recipe-server.ts';
import { isOfCall } from './replies.ts';
import { findServer, type MoveServerRow, type ServerChanges, updateServer } from './servers.repository.ts';

/** Notes a page of the list of a server, and where it goes on. */
export const saveListed = (
  job: RunningJob,
  { id }: MoveServerRow,
  recipes: readonly ListedRecipe[],
  { isFirst, goOn }: { isFirst: boolean; goOn: ServerChanges },
): Promise<unknown> =>
  savePart(job, async (db) => {
    if (isFirst) await tryUnreadable(db, id);
    await noteListed(db, id, recipes);
    const total = await countWaiting(db, id);
    await updateServer(db, id, { step: 'recipes', done: 0, total, ...goOn });
  });

interface ListedReading {
  signal: AbortSignal;
  /** Reads one and lays it beside the others. */
  lay(row: MoveServerRow, recipe: ListedRow): Promise<void>;
  /** Where the server goes on behind it. */
  goOn(row: MoveServerRow): ServerChanges;
}

/** Reads the next recipes of the list; one that cannot be had is told, and holds up nothing. @returns whether there were any */
export const readListed = async (
  job: RunningJob,
  serverId: string,
  { signal, lay, goOn }: ListedReading,
): Promise<boolean> => {
  const waiting = await listWaiting(job.db, serverId);
  for (const recipe of waiting) {
    signal.throwIfAborted();
    const row = await findServer(job.db, serverId);
    if (!row) break;
    const state = await lay(row, recipe).then(
      () => 'read' as const,
      (error: unknown) => {
        if (!isOfCall(error)) throw error;
        return 'unreadable' as const;
      },
    );
    await savePart(job, async (db) => {
      await changeListed(db, recipe, { state, readAt: recipe.changedAt });
      await updateServer(db, row.id, { done: row.done + 1, ...goOn(row) });
    });
  }
  return waiting.length > 0;
};
