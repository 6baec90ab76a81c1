import { z } from 'zod';
import type { Platform } from '../../../../platform/http/index.ts';
import { type JobDefinition, type RunningJob, savePart } from '../../../../platform/jobs/index.ts';
import type { Backups } from '../../../backups/index.ts';
import { listKnown, listRead, listUnreadableNames } from '../listed.repository.ts';
import { openLogin } from '../login.ts';
import { packMove } from '../pack-move.ts';
import { countPieces, hasPieces, layPiece, pieceOf, readPart, tidyPieces } from '../pieces.ts';
import { notSent } from '../problems.ts';
import { readListed, saveListed } from '../read-listed.ts';
import { recipesFolder, storeRecipe } from '../recipe-files.ts';
import { stayLoggedIn } from '../server-api.ts';
import { createServerCalls, type ServerCalls } from '../server-calls.ts';
import { serverFolder } from '../server-files.ts';
import { defineServerJob } from '../server-job.ts';
import { findServer, type MoveServerRow, updateServer } from '../servers.repository.ts';
import { type RecipeReading, recipeReadingJob } from './recipe-reading-job.ts';
import type { RecipeServer } from './recipe-server.ts';
import { recipeServerOf } from './recipe-servers.ts';
import { groupTables, thingsThere } from './things-there.ts';

type Job = RunningJob<RecipeReading>;

const Position = z.object({
  /** Of the next page of the list. */
  cursor: z.string().nullable().default(null),
  isListed: z.boolean().default(false),
  /** With which recipe the page before began: a server that sends it again has come to its end, whatever it says. */
  began: z.string().nullable().default(null),
  /** Of what there is beside recipes, once these are read. */
  part: z.number().default(0),
  page: z.number().default(1),
  /** Calls that came to nothing since one was answered. */
  failed: z.number().default(0),
});
type Position = z.infer<typeof Position>;

const positionOf = ({ position }: MoveServerRow): Position => Position.parse(JSON.parse(position));

/**
 * The background work of reading a server: each recipe is laid beside the others, and all of them become the file of a move, with what there is
 * besides.
 */
export const recipeReadingJobs = (platform: Platform, backups: Pick<Backups, 'takePieces'>): JobDefinition[] => {
  const { clock, files, outbound, secret } = platform;
  const goOn = (position: Position) => ({
    position: JSON.stringify(position),
    updatedAt: clock.now().toISOString(),
  });

  const list = async (job: Job, row: MoveServerRow, server: RecipeServer, calls: ServerCalls): Promise<void> => {
    const { cursor, began } = positionOf(row);
    const { recipes, next } = await server.list(calls, cursor);
    const first = recipes[0]?.id ?? null;
    const isListed = next === null || (first !== null && first === began);
    const position = { ...positionOf(row), cursor: next, isListed, began: first, failed: 0 };
    await saveListed(job, row, recipes, { isFirst: cursor === null, goOn: goOn(position) });
  };

  const readBesides = async (
    job: Job,
    row: MoveServerRow,
    server: RecipeServer,
    calls: ServerCalls,
  ): Promise<boolean> => {
    const position = positionOf(row);
    const { page } = position;
    const part = server.besides[position.part];
    if (!part) return false;
    const hasMore = await readPart(files, row, calls, part, { page, context: thingsThere(row, job.db) });
    const next = hasMore ? { page: page + 1 } : { part: position.part + 1, page: 1 };
    const step = server.besides[next.part ?? position.part]?.step ?? 'sort';
    await savePart(job, (db) => updateServer(db, row.id, { step, ...goOn({ ...position, ...next, failed: 0 }) }));
    return true;
  };

  /** What was read beside the recipes, in words and numbers, and whom it knows whoever asked as. */
  const sort = async (job: Job, row: MoveServerRow, calls: ServerCalls, signal: AbortSignal) => {
    const recipes = (await listRead(job.db, row.id)).length;
    const lost = notSent('recipes', await listUnreadableNames(job.db, row.id));
    if (!(await hasPieces(files, row))) return { counts: countPieces([], recipes), problems: lost };
    const there = thingsThere(row, job.db);
    const tables = groupTables(there, row, await listKnown(job.db, row.id));
    await layPiece(files, row, calls, 'group', pieceOf({ tables }));
    const found = await backups.takePieces(
      serverFolder(row.groupId, row.id),
      { groupId: row.groupId, by: row.userId, former: there.selfId, isAlone: true, wanted: new Map() },
      { signal, onProgress: () => undefined },
    );
    // Whoever asks is there already.
    const counts = countPieces(found.tables, recipes).filter(({ what }) => what !== 'members');
    return { counts, problems: [...found.problems, ...lost], former: there.selfId };
  };

  const run = async (job: Job, signal: AbortSignal): Promise<void> => {
    const first = await findServer(job.db, job.payload.serverId);
    if (first?.state !== 'reading') return;
    const server = recipeServerOf(first.server);
    if (!server) return;
    const login = openLogin(secret, first.login);
    const calls = await stayLoggedIn(server, createServerCalls(outbound, { address: first.address, signal }), login);
    const { cursor, isListed } = positionOf(first);
    if (cursor === null && !isListed) await tidyPieces(files, first, () => false);
    for (;;) {
      signal.throwIfAborted();
      const row = await findServer(job.db, first.id);
      if (!row) return;
      if (!positionOf(row).isListed) {
        await list(job, row, server, calls);
        continue;
      }
      const wasAny = await readListed(job, row.id, {
        signal,
        lay: async (row, { sourceId, number }) => {
          const there = await server.get(calls, sourceId);
          await storeRecipe(files, `${recipesFolder(row)}/${number}`, calls, there);
        },
        goOn: (row) => goOn({ ...positionOf(row), failed: 0 }),
      });
      if (wasAny || (await readBesides(job, row, server, calls))) continue;
      return packMove(job, row, await sort(job, row, calls, signal), platform);
    }
  };

  const titleOf = ({ server }: MoveServerRow) => recipeServerOf(server)?.title ?? server;
  return [defineServerJob({ kind: recipeReadingJob, titleOf, run }, { clock })];
};
