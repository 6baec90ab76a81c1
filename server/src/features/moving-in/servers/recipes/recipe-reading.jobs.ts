import { z } from 'zod';
import type { Platform } from '../../../../platform/http/index.ts';
import type { JobDefinition, RunningJob } from '../../../../platform/jobs/index.ts';
import { listRead, listUnreadable } from '../listed.repository.ts';
import { openLogin } from '../login.ts';
import { packMove } from '../pack-move.ts';
import { notSent } from '../problems.ts';
import { readListed, saveListed } from '../read-listed.ts';
import { recipesFolder, storeRecipe } from '../recipe-files.ts';
import { logIn } from '../server-api.ts';
import { createServerCalls, type ServerCalls } from '../server-calls.ts';
import { defineServerJob } from '../server-job.ts';
import { findServer, type MoveServerRow } from '../servers.repository.ts';
import { type RecipeReading, recipeReadingJob } from './recipe-reading-job.ts';
import type { RecipeServer } from './recipe-server.ts';
import { recipeServerOf } from './recipe-servers.ts';

type Job = RunningJob<RecipeReading>;

const Position = z.object({
  /** Of the next page of the list. */
  cursor: z.string().nullable().default(null),
  isListed: z.boolean().default(false),
  /** Calls that came to nothing since one was answered. */
  failed: z.number().default(0),
});
type Position = z.infer<typeof Position>;

const positionOf = ({ position }: MoveServerRow): Position => Position.parse(JSON.parse(position));

/** The background work of reading the recipes of a server: each is laid beside the others, and all of them become the file of a move. */
export const recipeReadingJobs = (platform: Platform): JobDefinition[] => {
  const { clock, files, outbound, secret } = platform;
  const goOn = (position: Position) => ({
    position: JSON.stringify(position),
    updatedAt: clock.now().toISOString(),
  });

  const list = async (job: Job, row: MoveServerRow, server: RecipeServer, calls: ServerCalls): Promise<void> => {
    const { cursor } = positionOf(row);
    const { recipes, next } = await server.list(calls, cursor);
    const position = { cursor: next, isListed: next === null, failed: 0 };
    await saveListed(job, row, recipes, { isFirst: cursor === null, goOn: goOn(position) });
  };

  const run = async (job: Job, signal: AbortSignal): Promise<void> => {
    const first = await findServer(job.db, job.payload.serverId);
    if (first?.state !== 'reading') return;
    const server = recipeServerOf(first.server);
    if (!server) return;
    const login = openLogin(secret, first.login);
    const calls = await logIn(server, createServerCalls(outbound, { address: first.address, signal }), login);
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
      if (!wasAny) return packMove(job, row, await readOf(job, row), platform);
    }
  };

  const titleOf = ({ server }: MoveServerRow) => recipeServerOf(server)?.title ?? server;
  return [defineServerJob({ kind: recipeReadingJob, titleOf, run }, { clock })];
};

const readOf = async ({ db }: Job, { id }: MoveServerRow) => {
  const unreadable = await listUnreadable(db, id);
  const recipes = (await listRead(db, id)).length;
  const [example] = unreadable;
  return {
    counts: [{ what: 'recipes', number: recipes }],
    problems: example ? [notSent('recipes', example.name, unreadable.length)] : [],
  };
};
