import { z } from 'zod';
import { AppError } from '../../../../platform/errors/index.ts';
import type { Platform } from '../../../../platform/http/index.ts';
import { type JobDefinition, type RunningJob, savePart } from '../../../../platform/jobs/index.ts';
import type { Backups } from '../../../backups/index.ts';
import { listRead, listUnreadableNames } from '../listed.repository.ts';
import { openLogin } from '../login.ts';
import { packMove } from '../pack-move.ts';
import { countPieces, factsOf, layPiece, type Part, pieceOf, readPart, tidyPieces } from '../pieces.ts';
import { notSent } from '../problems.ts';
import { readListed, saveListed } from '../read-listed.ts';
import { recipeFile, recipesFolder } from '../recipe-files.ts';
import { isOfCall, OtherReplyError } from '../replies.ts';
import { stayLoggedIn } from '../server-api.ts';
import { createServerCalls, type ServerCalls } from '../server-calls.ts';
import { serverFolder } from '../server-files.ts';
import { defineServerJob } from '../server-job.ts';
import { findServer, isManager, type MoveServerRow, updateServer } from '../servers.repository.ts';
import { type HouseholdReading, householdReadingJob } from './household-reading-job.ts';
import { getSelf, mealieApi } from './mealie-api.ts';
import { type Household, parts } from './parts.ts';
import { listRecipes, readRecipe } from './read-recipes.ts';

type Job = RunningJob<HouseholdReading>;

const Position = z.object({
  /** Of the parts; the recipes come before those that speak of recipes. */
  part: z.number().default(0),
  page: z.number().default(1),
  areRecipesListed: z.boolean().default(false),
});

const positionOf = ({ position }: MoveServerRow) => Position.parse(JSON.parse(position));

const recipesBefore = parts.findIndex(({ step }) => step === 'plan');

/** The background work of reading all that a household has: each page is laid beside the others, so that a server that is killed goes on there. */
export const householdReadingJobs = (platform: Platform, backups: Pick<Backups, 'takePieces'>): JobDefinition[] => {
  const { clock, files, outbound, secret } = platform;
  const folderOf = ({ groupId, id }: MoveServerRow) => serverFolder(groupId, id);
  const goOn = (position: z.infer<typeof Position>) => ({
    position: JSON.stringify(position),
    updatedAt: clock.now().toISOString(),
  });

  const next = async (job: Job, row: MoveServerRow, calls: ServerCalls, part: Part<Household>, context: Household) => {
    const position = positionOf(row);
    const { page } = position;
    const hasMore = await readPart(files, row, calls, part, { page, context });
    const next = hasMore ? { page: page + 1 } : { part: position.part + 1, page: 1 };
    await savePart(job, (db) =>
      updateServer(db, row.id, { step: part.step, done: 0, total: 0, ...goOn({ ...position, ...next }) }),
    );
  };

  const list = async (job: Job, row: MoveServerRow, calls: ServerCalls): Promise<void> => {
    const position = positionOf(row);
    const { recipes, hasMore, refused, unreadable } = await listRecipes(calls, position.page);
    const problems = [
      ...notSent('recipes', refused),
      ...(unreadable > 0 ? [{ table: 'recipes', reason: 'unreadable' as const, rows: unreadable, example: '' }] : []),
    ];
    await layPiece(files, row, calls, `listed-${position.page}`, pieceOf({ problems }));
    const next = hasMore ? { page: position.page + 1 } : { page: 1, areRecipesListed: true };
    await saveListed(job, row, recipes, { isFirst: position.page === 1, goOn: goOn({ ...position, ...next }) });
  };

  const read = (job: Job, { id }: MoveServerRow, calls: ServerCalls, household: Household, signal: AbortSignal) =>
    readListed(job, id, {
      signal,
      lay: async (row, { slug, sourceId, number }) =>
        layPiece(
          files,
          row,
          calls,
          `recipe-${sourceId}`,
          await readRecipe(calls, slug, { groupId: household.groupId, number }),
        ),
      goOn: (row) => goOn(positionOf(row)),
    });

  /** Recipes that have not come yet are written beside their pictures, and become the file of a move. */
  const sort = async (job: Job, row: MoveServerRow, { userId }: Household, signal: AbortSignal): Promise<void> => {
    await savePart(job, (db) =>
      updateServer(db, row.id, { step: 'sort', done: 0, total: 0, ...goOn(positionOf(row)) }),
    );
    const read = await listRead(job.db, row.id);
    const wanted = new Map(
      read.map(({ sourceId, number }) => [sourceId, `${recipesFolder(row)}/${number}/${recipeFile}`]),
    );
    const { tables, problems } = await backups.takePieces(
      folderOf(row),
      { groupId: row.groupId, by: row.userId, former: userId, isAlone: !(await isManager(job.db, row.userId)), wanted },
      { signal, onProgress: () => undefined },
    );
    const all = [...problems, ...notSent('recipes', await listUnreadableNames(job.db, row.id))];
    const facts = await factsOf(files, row);
    await packMove(
      job,
      row,
      { ...facts, counts: countPieces(tables, wanted.size), problems: all, former: userId },
      platform,
    );
  };

  const run = async (job: Job, signal: AbortSignal): Promise<void> => {
    const first = await findServer(job.db, job.payload.serverId);
    if (first?.state !== 'reading') return;
    const login = openLogin(secret, first.login);
    const calls = await stayLoggedIn(mealieApi, createServerCalls(outbound, { address: first.address, signal }), login);
    const household = await findHousehold(calls);
    const begins = positionOf(first);
    if (begins.part === 0 && begins.page === 1) {
      // What was read before is read anew, but for recipes that have not changed since.
      await tidyPieces(files, first, (name) => name.startsWith('recipe-'));
    }
    for (;;) {
      signal.throwIfAborted();
      const row = await findServer(job.db, first.id);
      if (!row) return;
      const { part: at, areRecipesListed } = positionOf(row);
      if (at === recipesBefore && !areRecipesListed) {
        await list(job, row, calls);
        continue;
      }
      if (at === recipesBefore && (await read(job, row, calls, household, signal))) continue;
      const part = parts[at];
      if (!part) return sort(job, row, household, signal);
      await next(job, row, calls, part, household);
    }
  };

  return [defineServerJob({ kind: householdReadingJob, titleOf: () => mealieApi.title, run }, { clock })];
};

/** Who asks, and whether the version has households. */
const findHousehold = async (calls: ServerCalls): Promise<Household> => {
  const { id, groupId, householdSlug, admin } = await getSelf(calls);
  let prefix: Household['prefix'] = '/households';
  try {
    const sent = await calls.json('/households/shopping/lists?page=1&perPage=1');
    if (typeof sent !== 'object' || sent === null || !('items' in sent)) prefix = '/groups';
  } catch (error) {
    const isOlder = error instanceof OtherReplyError || (error instanceof AppError && isOfCall(error));
    if (!isOlder) throw error;
    prefix = '/groups';
  }
  return { prefix, groupId, userId: id, household: householdSlug ?? '', isAdmin: admin === true };
};
