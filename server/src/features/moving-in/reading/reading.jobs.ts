import { type FileProblem, type MovedApp, mostMovedRecipes } from '@larder/contract';
import type { FileStore } from '../../../platform/files/index.ts';
import type { Platform } from '../../../platform/http/index.ts';
import { complete, defineJob, type JobDefinition, type RunningJob, savePart } from '../../../platform/jobs/index.ts';
import { besidesOf, noBesides, serverOf } from '../move-besides.ts';
import { sentKey, storedPictureKey } from '../move-files.ts';
import { findMove, listFiles, listItems, type MoveFileRow, type MoveRow, updateMove } from '../moves.repository.ts';
import { stageScans } from '../scanning/stage-scans.ts';
import { noteCameBefore } from '../servers/brought.repository.ts';
import { countPieces } from '../servers/pieces.ts';
import type { StagedRecipe } from '../staged-recipe.ts';
import { mostFilesOfSlice } from './limits.ts';
import { type FoundHousehold, firstPosition, positionIn, type ReadingPosition, withLeft } from './position.ts';
import { readers } from './read-in-threads.ts';
import { type Reading, readingJob } from './reading-job.ts';
import type { Slice, SliceResult } from './slice.ts';
import { countFiles, type FoundRecipe, insertProblems, insertRecipes, itemsFor } from './staging.repository.ts';
import { summarise } from './summarise.ts';

type Job = RunningJob<Reading>;

/** The files of a move for a thread. */
export const sentOf = async (
  files: FileStore,
  { groupId, id }: Pick<MoveRow, 'groupId' | 'id'>,
  rows: MoveFileRow[],
): Promise<Slice['sent']> => {
  const sent: Slice['sent'] = [];
  for (const { number, path, state } of rows) {
    if (state === 'broken' || state === 'coming') continue;
    const stored = await files.find(sentKey(groupId, id, number));
    if (stored) sent.push({ path, file: stored.path, isNew: state === 'new' });
  }
  return sent;
};

/** What our own archives hold beside recipes comes with these. */
const withHouseholds = (move: MoveRow, households: readonly FoundHousehold[]): Partial<Pick<MoveRow, 'server'>> => {
  if (households.length === 0 || serverOf(move)) return {};
  const numbers = new Map<string, number>();
  for (const { name, rows } of households.flatMap(({ tables }) => tables)) {
    // People come by an invitation.
    if (name !== 'users') numbers.set(name, (numbers.get(name) ?? 0) + rows);
  }
  const counts = countPieces(
    [...numbers].map(([name, rows]) => ({ name, rows })),
    0,
  );
  const paths = households.map(({ path }) => path);
  const hasPreferences = numbers.has('preferences');
  return { server: JSON.stringify({ ...(besidesOf(move) ?? noBesides), households: paths, counts, hasPreferences }) };
};

/** The background work of reading what was sent: what was read is saved slice by slice, and a run that was cut short goes on there. */
export const readingJobs = ({ files, clock, log }: Platform): JobDefinition[] => {
  const save = async (
    job: Job,
    move: MoveRow,
    position: ReadingPosition,
    work: (db: Parameters<typeof updateMove>[0]) => Promise<unknown>,
    counted: { filesRead?: number; filesTotal?: number } = {},
  ) =>
    savePart(job, async (db) => {
      await work(db);
      await updateMove(db, move.id, { ...counted, position: JSON.stringify(position) });
    });

  /** Begins a course: takes the files that are new, and leaves out those that cannot be looked into. */
  const begin = async (job: Job, move: MoveRow, position: ReadingPosition): Promise<ReadingPosition> => {
    const rows = await listFiles(job.db, move.id);
    const isNew = position.only === null;
    const upTo = (isNew ? rows.findLast(({ state }) => state === 'new')?.number : undefined) ?? -1;
    const problems: { path: string; problem: FileProblem }[] = [];
    const broken: number[] = [];
    for (const one of await sentOf(
      files,
      move,
      rows.filter(({ state }) => isNew && state === 'new'),
    )) {
      try {
        await readers.run('tryToOpen', one);
      } catch {
        problems.push({ path: one.path, problem: 'too-complex' });
        broken.push(...rows.flatMap(({ path, number }) => (path === one.path ? number : [])));
      }
    }
    const next = { ...position, upTo, problemNumber: position.problemNumber + problems.length };
    await save(job, move, next, async (db) => {
      await insertProblems(db, move.id, position.problemNumber, problems);
      if (broken.length === 0) return;
      await db
        .update('moveFiles')
        .set({ state: 'broken' })
        .where('moveId', '=', move.id)
        .where('number', 'in', broken)
        .execute();
    });
    return next;
  };

  const sliceOf = async (job: Job, move: MoveRow, position: ReadingPosition): Promise<Slice> => {
    const rows = await listFiles(job.db, move.id);
    const taken = rows.filter(({ number, state }) => state !== 'new' || number <= (position.upTo ?? -1));
    const items = await listItems(job.db, move.id);
    const told = items.map(({ path, apps, app, number, columns }) => ({
      ...{ number, path, apps: JSON.parse(apps), app },
      columns: JSON.parse(columns ?? '[]'),
    }));
    return {
      sent: await sentOf(files, move, taken),
      position: { file: position.file, recipe: position.recipe },
      mostFiles: position.mostFiles,
      choices: told,
      only: told.find(({ number }) => number === position.only) ?? null,
    };
  };

  /** Pictures and files that came in the middle of a file are laid beside the recipe. */
  const storePictures = async ({ groupId, id }: MoveRow, result: SliceResult, from: number): Promise<FoundRecipe[]> => {
    const found: FoundRecipe[] = [];
    for (const [index, { content, bytes, file, app }] of result.recipes.entries()) {
      const number = from + index;
      const recipe: StagedRecipe = { ...JSON.parse(content), app };
      for (const part of [...recipe.pictures, ...recipe.assets]) {
        const content = 'stored' in part ? bytes[Number(part.stored)] : undefined;
        if (!content || !('stored' in part)) continue;
        part.stored = `${number}-${part.stored}`;
        await files.write(storedPictureKey(groupId, id, part.stored), content);
      }
      found.push({ number, item: 0, file, recipe });
    }
    return found;
  };

  const keep = async (
    job: Job,
    move: MoveRow,
    position: ReadingPosition,
    result: SliceResult,
  ): Promise<ReadingPosition> => {
    const room = Math.max(0, mostMovedRecipes - position.recipeNumber);
    const isFull = result.recipes.length > room;
    // A server is called what it is, in whatever format its recipes were laid down.
    const app = serverOf(move)?.app;
    const of = <One extends { app: MovedApp }>(one: One): One => (app ? { ...one, app } : one);
    const taken = { ...result, files: result.files.map(of), recipes: result.recipes.slice(0, room).map(of) };
    const found = await storePictures(move, taken, position.recipeNumber);
    const problems: SliceResult['problems'] = [...result.problems];
    const cut = result.recipes[room];
    if (isFull && cut) problems.push({ path: cut.file, problem: 'too-many-recipes' });
    const end = { file: result.total, recipe: 0 };
    const next: ReadingPosition = {
      ...position,
      ...(isFull ? end : (result.next ?? end)),
      // After a file that ended the thread the slices grow again.
      mostFiles: Math.min(position.mostFiles * 2, mostFilesOfSlice),
      recipeNumber: position.recipeNumber + found.length,
      problemNumber: position.problemNumber + problems.length,
      // What is read once more was counted before.
      ...(position.only === null && {
        leftBehind: withLeft(position.leftBehind, result.leftBehind),
        households: [...position.households, ...result.households],
      }),
    };
    const counted = { filesRead: Math.min(next.file, result.total), filesTotal: result.total };
    await save(
      job,
      move,
      next,
      async (db) => {
        const itemOf = await itemsFor(db, move.id, [...taken.files, ...taken.recipes]);
        const numbered = found.map((one, index) => {
          const from = taken.recipes[index];
          return { ...one, item: from ? itemOf(from) : 0 };
        });
        await insertRecipes(db, move.id, numbered);
        await insertProblems(db, move.id, position.problemNumber, problems);
        for (const file of taken.files) {
          await countFiles(db, move.id, itemOf(file), { files: 1, emptyFiles: file.isEmpty ? 1 : 0 });
        }
      },
      counted,
    );
    return next;
  };

  /** A slice ended its thread: it is tried file by file, and the file that does it alone is left out. */
  const passOver = async (
    job: Job,
    move: MoveRow,
    position: ReadingPosition,
    slice: Slice,
  ): Promise<ReadingPosition | null> => {
    if (position.mostFiles > 1) {
      const narrow = { ...position, mostFiles: 1 };
      await save(job, move, narrow, async () => undefined);
      return narrow;
    }
    const path = await readers.run('pathAt', slice).catch(() => '');
    if (!path) return null;
    const problems: SliceResult['problems'] = [{ path, problem: 'too-complex' }];
    const next = {
      ...position,
      file: position.file + 1,
      recipe: 0,
      problemNumber: position.problemNumber + problems.length,
    };
    await save(job, move, next, (db) => insertProblems(db, move.id, position.problemNumber, problems));
    return next;
  };

  /** Where there is nothing but what no recipe is made of, such as a whole instance of another program, that is said. */
  const tellNothing = async (job: Job, move: MoveRow, position: ReadingPosition): Promise<ReadingPosition> => {
    const { recipeNumber, problemNumber, leftBehind, households } = position;
    const [first] = leftBehind;
    if (!first || recipeNumber > 0 || problemNumber > 0 || households.length > 0) return position;
    const next = { ...position, problemNumber: 1 };
    const problems: SliceResult['problems'] = [{ path: first.root, problem: 'unknown' }];
    await save(job, move, next, (db) => insertProblems(db, move.id, 0, problems));
    return next;
  };

  /** What is new since this course began is read in another one. */
  const end = async (job: Job, move: MoveRow, before: ReadingPosition): Promise<boolean> => {
    let position = before;
    let isDone = true;
    const finished = async (db: Parameters<typeof updateMove>[0]) => {
      await db
        .update('moveFiles')
        .set({ state: 'read' })
        .where('moveId', '=', move.id)
        .where('state', '=', 'new')
        .where('number', '<=', position.upTo ?? -1)
        .execute();
      const rows = await listFiles(db, move.id);
      isDone = !rows.some(({ state }) => state === 'new');
      const { recipeNumber, problemNumber, leftBehind, households } = position;
      const again = { ...firstPosition, recipeNumber, problemNumber, leftBehind, households };
      const isComing = rows.some(({ state }) => state === 'coming');
      await updateMove(db, move.id, {
        position: JSON.stringify(again),
        ...withHouseholds(move, households),
        ...(isDone && !isComing && { state: 'ready', updatedAt: clock.now().toISOString() }),
      });
    };
    position = await tellNothing(job, move, await stageScans(job, move.id, position));
    await summarise(job, move.id, position.leftBehind);
    const serverId = serverOf(move)?.serverId;
    if (serverId) await savePart(job, (db) => noteCameBefore(db, move.id, serverId));
    await savePart(job, finished);
    return isDone;
  };

  const giveUp = async (job: RunningJob<Reading | undefined>) => {
    const moveId = job.subject ?? '';
    await complete(job, (db) => updateMove(db, moveId, { state: 'ready', updatedAt: clock.now().toISOString() }));
  };

  return [
    defineJob({
      kind: readingJob,
      atOnce: 2,
      run: async (job, signal) => {
        for (;;) {
          signal.throwIfAborted();
          const move = await findMove(job.db, job.payload.moveId);
          if (!move) return;
          let position = positionIn(move.position);
          if (position.upTo === null) position = await begin(job, move, position);
          const slice = await sliceOf(job, move, position);
          const result = await readers.run('readSlice', slice).catch((error: unknown) => {
            log.info({ part: 'moving-in', err: error, move: move.id }, 'a thread was ended by what it read');
            return null;
          });
          signal.throwIfAborted();
          if (result) position = await keep(job, move, position, result);
          else if (await passOver(job, move, position, slice)) continue;
          if (result && position.file < result.total) continue;
          if (await end(job, move, position)) break;
        }
        await complete(job);
      },
      giveUp,
    }),
  ];
};
