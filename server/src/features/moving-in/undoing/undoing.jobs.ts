import { setImmediate as letOthers } from 'node:timers/promises';
import { mostMovedRecipes } from '@larder/contract';
import type { GroupTransaction } from '../../../platform/database/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import type { Platform } from '../../../platform/http/index.ts';
import { complete, defineJob, type JobDefinition, type RunningJob, savePart } from '../../../platform/jobs/index.ts';
import { type BinKinds, throwAway } from '../../bin/index.ts';
import { type Dependents, removeUnused } from '../../entities/index.ts';
import { foods } from '../../foods/index.ts';
import { labels } from '../../labels/index.ts';
import { organizers } from '../../organizers/index.ts';
import { removeLeftovers, removeRecipe, returnToVersion } from '../../recipes/index.ts';
import { units } from '../../units/index.ts';
import { findOwnOpinion, rateRecipe } from '../../users/index.ts';
import { versionOf } from '../bringing/bringing.repository.ts';
import { besidesOf, serverOf } from '../move-besides.ts';
import { moveFolder } from '../move-files.ts';
import { findMove, updateMove } from '../moves.repository.ts';
import { noteTakenBack } from '../servers/brought.repository.ts';
import type { StagedRecipe } from '../staged-recipe.ts';
import { undoBesides } from './undo-besides.ts';
import {
  broughtOpinion,
  listMade,
  listTakenBack,
  nextBrought,
  noteUndone,
  noteVersionAgain,
  ownerOf,
} from './undoing.repository.ts';
import { type Undoing, undoingJob } from './undoing-job.ts';

type Job = RunningJob<Undoing>;
type Brought = NonNullable<Awaited<ReturnType<typeof nextBrought>>>;

/** What the undoing needs to know of who refers to what, and how things leave the bin. */
export interface UndoParts {
  binKinds: BinKinds;
  dependents: Dependents;
}

/** The background work of taking a move back: recipe by recipe, the last first, so that a run that was cut short goes on. */
export const undoingJobs = ({ files, clock }: Platform, { binKinds, dependents }: UndoParts): JobDefinition[] => {
  const throwOut = (db: GroupTransaction, ids: string[], at: Date) => throwAway(db, binKinds, ids, { files, at });

  const undo = async (job: Job, { number, recipeId, versionBefore, versionAfter, content }: Brought): Promise<void> => {
    const { moveId, ownerId, keepChanged } = job.payload;
    const change = { by: ownerId, at: clock.now(), files };
    const version = recipeId ? await versionOf(job.db, recipeId) : null;
    if (!recipeId || (keepChanged && version !== null && version !== versionAfter)) {
      if (!recipeId) await savePart(job, (db) => noteUndone(db, moveId, number));
      return;
    }
    if (version !== null && versionBefore !== null) {
      await returnToVersion(job.db, change, recipeId, String(versionBefore));
      await savePart(job, async (db) => {
        await takeOpinionBack(db, job.payload, recipeId, JSON.parse(content));
        await noteVersionAgain(db, moveId, { recipeId, versionBefore });
        await noteUndone(db, moveId, number);
      });
      return;
    }
    // As it came it may be locked, which is for others: whoever moved in takes it back.
    const by = version === versionAfter ? await ownerOf(job.db, recipeId) : undefined;
    await savePart(job, async (db) => {
      if (version !== null) await removeRecipe(db, { ...change, by: by ?? ownerId }, recipeId);
      if (versionBefore === null) await throwOut(db, [recipeId], change.at);
      await noteUndone(db, moveId, number);
    });
  };

  /** One that somebody has changed since is theirs. */
  const takeOpinionBack = async (
    db: GroupTransaction,
    { moveId, ownerId }: Undoing,
    recipeId: string,
    { rating, isFavourite = false }: StagedRecipe,
  ): Promise<void> => {
    if (!(await broughtOpinion(db, moveId, recipeId))) return;
    const now = await findOwnOpinion(db, ownerId, recipeId);
    if (now?.rating !== (rating ?? null) || now.isFavorite !== isFavourite) return;
    await rateRecipe(db, ownerId, recipeId, { rating: null, isFavorite: false });
  };

  const removeMade = async (job: Job): Promise<void> => {
    const made = await listMade(job.db, job.payload.moveId);
    const ids = (...kinds: string[]) => kinds.flatMap((kind) => made.get(kind) ?? []);
    const at = clock.now();
    await savePart(job, async (db) => {
      const context = { dependents, at };
      const gone = [
        ...(await removeUnused(db, foods, ids('food', 'foods'), context)),
        ...(await removeUnused(db, units, ids('unit', 'units'), context)),
        ...(await removeUnused(db, organizers.category, ids('category', 'organizers'), context)),
        ...(await removeUnused(db, organizers.tag, ids('tag', 'organizers'), context)),
        ...(await removeUnused(db, organizers.tool, ids('tool', 'organizers'), context)),
        ...(await removeUnused(db, labels, ids('label', 'labels'), context)),
      ];
      await throwOut(db, gone, at);
    });
  };

  const end = async (job: RunningJob<Undoing | undefined>): Promise<void> => {
    const moveId = job.subject ?? '';
    await complete(job, (db) => updateMove(db, moveId, { state: 'undone', updatedAt: clock.now().toISOString() }));
    await files.removeFolder(moveFolder(job.db.groupId, moveId));
  };

  return [
    defineJob({
      kind: undoingJob,
      atOnce: 1,
      run: async (job, signal) => {
        const { moveId } = job.payload;
        const move = await findMove(job.db, moveId);
        if (!move) return complete(job);
        const serverId = serverOf(move)?.serverId ?? null;
        if (besidesOf(move)) await undoBesides(job, serverId, { files, clock });
        for (let before = mostMovedRecipes + 1; ; ) {
          signal.throwIfAborted();
          await letOthers();
          const row = await nextBrought(job.db, moveId, before);
          if (!row) break;
          // One that its owner has locked since, or that has no such version any more, stays as it is.
          await undo(job, row).catch((error: unknown) => {
            if (!(error instanceof AppError)) throw error;
          });
          before = row.number;
        }
        await removeMade(job);
        if (serverId !== null) await savePart(job, (db) => noteTakenBack(db, moveId, serverId));
        // A process that was killed had perhaps just taken the recipe back, and not its files.
        for (const id of await listTakenBack(job.db, moveId)) await removeLeftovers(job.db, files, id);
        await end(job);
      },
      giveUp: end,
    }),
  ];
};
