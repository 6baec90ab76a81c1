import { setImmediate as letOthers } from 'node:timers/promises';
import type { ParsedIngredient } from '@larder/contract';
import type { GroupDatabase } from '../../../platform/database/index.ts';
import { chooseLanguage, type Platform, type Words, wordsIn } from '../../../platform/http/index.ts';
import { complete, defineJob, type JobDefinition, type RunningJob, savePart } from '../../../platform/jobs/index.ts';
import { readIngredientLines } from '../../ingredients/index.ts';
import { linkAgain } from '../../recipes/index.ts';
import { addEntries, endReportWhenDone, type NewEntry } from '../../reports/index.ts';
import { besidesOf } from '../move-besides.ts';
import { findMove } from '../moves.repository.ts';
import { listMoveOrganizers } from '../reading/organizers.repository.ts';
import { stagedRecipes } from '../reading/staging.repository.ts';
import { recipeFromStaged } from '../recipe-from-staged.ts';
import type { StagedRecipe } from '../staged-recipe.ts';
import { addBesides } from './besides-job.ts';
import { bringRecipe, lineId, saidLinks } from './bring-recipe.ts';
import { findMeant, isMember, meantBy, nextFound } from './bringing.repository.ts';
import { type Bringing, bringingJob } from './bringing-job.ts';
import { forgetSent } from './forget-sent.ts';
import { endMoving } from './start-move.ts';

type Job = RunningJob<Bringing>;

const recipesAtOnce = 50;

const readLinesOf = (db: GroupDatabase, staged: StagedRecipe, words: Words): Promise<ParsedIngredient[]> => {
  const texts = (recipeFromStaged(staged, words).recipeIngredient ?? []).map(({ note }) => note ?? '');
  return readIngredientLines(db, texts, staged.language);
};

/** The background work of bringing recipes in: a recipe and what the report says of it are saved at once, so none comes twice. */
export const bringingJobs = (platform: Platform): JobDefinition[] => {
  const { clock, files } = platform;

  const end = async (job: RunningJob<Bringing | undefined>, moveId: string, last: NewEntry[] = []): Promise<void> => {
    const at = clock.now();
    const reportId = job.subject ?? '';
    const move = await findMove(job.db, moveId);
    await complete(job, async (db) => {
      await addEntries(db, reportId, last, at);
      if (move && besidesOf(move)) return addBesides(db, move, reportId, at);
      await endMoving(db, moveId, at);
      await endReportWhenDone(db, reportId);
    });
    await forgetSent(job.db, files, moveId);
  };

  /** Recipes that are parts of others may have come after them, and were only a name until then. */
  const link = async (job: Job, moveId: string, signal: AbortSignal): Promise<void> => {
    for await (const { number, recipe } of stagedRecipes(job.db, moveId)) {
      const said = saidLinks(recipe);
      if (said.length === 0) continue;
      signal.throwIfAborted();
      const words = [...said.map(({ recipe }) => recipe), recipe.key];
      const meant = await findMeant(job.db, moveId, words);
      const owner = meant.find((one) => one.number === number)?.recipeId;
      if (!owner) continue;
      await savePart(job, async (db) => {
        for (const { index, recipe } of said) {
          const part = meantBy(meant, recipe);
          if (!part?.recipeId) continue;
          const id = part.recipeId;
          await linkAgain(db, { id, name: part.name }, [{ id: lineId(moveId, number, index), owner }]);
        }
      });
    }
  };

  const giveUp = (job: RunningJob<Bringing | undefined>) => {
    const words = wordsIn(job.payload?.language ?? chooseLanguage(undefined));
    const entry = { success: false, message: words('moving.gave-up'), code: 'server.failed' };
    return end(job, job.payload?.moveId ?? '', [entry]);
  };

  return [
    defineJob({
      kind: bringingJob,
      atOnce: 2,
      run: async (job, signal) => {
        const { moveId, ownerId } = job.payload;
        const move = await findMove(job.db, moveId);
        if (!move || !(await isMember(job.db, ownerId))) return giveUp(job);
        const organizers = await listMoveOrganizers(job.db, moveId);
        const words = wordsIn(job.payload.language);
        for (let after = -1; ; ) {
          const rows = await nextFound(job.db, moveId, after, recipesAtOnce);
          // All at once: the parser learns the foods anew whenever a recipe has made some.
          const lines = new Map<number, ParsedIngredient[]>();
          for (const { number, content } of rows) {
            await letOthers();
            lines.set(number, await readLinesOf(job.db, JSON.parse(content), words));
          }
          for (const row of rows) {
            signal.throwIfAborted();
            await letOthers();
            await bringRecipe({ platform, job, move, organizers, lines }, row);
            after = row.number;
          }
          if (rows.length === 0) break;
        }
        await link(job, moveId, signal);
        await end(job, moveId);
      },
      giveUp,
    }),
  ];
};
