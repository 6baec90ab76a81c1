import { z } from 'zod';
import type { Platform } from '../../../../platform/http/index.ts';
import { complete, type JobDefinition, type RunningJob } from '../../../../platform/jobs/index.ts';
import { uuidOf } from '../../../../platform/security/index.ts';
import { insertMove, readSoon } from '../../begin-move.ts';
import { sentKey } from '../../move-files.ts';
import { readServer } from '../ending.ts';
import { listUnreadable } from '../listed.repository.ts';
import { openLogin } from '../login.ts';
import { readListed, saveListed } from '../read-listed.ts';
import { logIn } from '../server-api.ts';
import { createServerCalls, type ServerCalls } from '../server-calls.ts';
import { serverFolder } from '../server-files.ts';
import { defineServerJob } from '../server-job.ts';
import { findServer, type MoveServerRow, updateServer } from '../servers.repository.ts';
import type { MoveServerSummary } from '../summary.ts';
import { packFolder, recipeFile, storeRecipe } from './recipe-files.ts';
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
export const recipeReadingJobs = ({ clock, files, outbound, secret }: Platform): JobDefinition[] => {
  const goOn = (position: Position) => ({
    position: JSON.stringify(position),
    updatedAt: clock.now().toISOString(),
  });

  const recipesFolder = ({ groupId, id }: MoveServerRow) => `${serverFolder(groupId, id)}/recipes`;

  const list = async (job: Job, row: MoveServerRow, server: RecipeServer, calls: ServerCalls): Promise<void> => {
    const { cursor } = positionOf(row);
    const { recipes, next } = await server.list(calls, cursor);
    const position = { cursor: next, isListed: next === null, failed: 0 };
    await saveListed(job, row, recipes, { isFirst: cursor === null, goOn: goOn(position) });
  };

  /** All that was read becomes the one file of a move. Done again after a cut, it is the same move. */
  const pack = async (job: Job, row: MoveServerRow): Promise<void> => {
    const now = clock.now();
    const folder = recipesFolder(row);
    const recipes = (await files.list(folder)).filter(({ name }) => name.endsWith(`/${recipeFile}`)).length;
    const moveId = recipes > 0 ? uuidOf(`${row.id} ${row.readAt} recipes`) : row.moveId;
    const key = sentKey(row.groupId, moveId ?? '', 0);
    if (recipes > 0) await files.write(key, packFolder(files, folder));
    const size = recipes > 0 ? ((await files.find(key))?.size ?? 0) : 0;
    const summary = await summaryOf(job, row.id, recipes);
    await complete(job, async (db) => {
      if (recipes > 0 && moveId !== null) {
        await insertMove(db, { id: moveId, userId: row.userId, language: row.language }, now);
        const path = `${new URL(row.address).hostname}.zip`;
        await db.insert('moveFiles', { moveId, number: 0, path, size, state: 'new' }).execute();
        await readSoon(db, moveId, now);
      }
      await readServer(db, row.id, summary, now);
      await updateServer(db, row.id, { moveId });
    });
    await files.removeFolder(folder);
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
      if (!wasAny) return pack(job, row);
    }
  };

  const titleOf = ({ server }: MoveServerRow) => recipeServerOf(server)?.title ?? server;
  return [defineServerJob({ kind: recipeReadingJob, titleOf, run }, { clock })];
};

const summaryOf = async ({ db }: Job, serverId: string, recipes: number): Promise<Partial<MoveServerSummary>> => {
  const unreadable = await listUnreadable(db, serverId);
  const [example] = unreadable;
  return {
    counts: [{ what: 'recipes', number: recipes }],
    problems: example ? [{ table: 'recipes', reason: 'not-sent', rows: unreadable.length, example: example.name }] : [],
  };
};
