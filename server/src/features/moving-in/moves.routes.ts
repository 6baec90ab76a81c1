import { contract, mostMovedRecipes, shownChanged } from '@larder/contract';
import { AppError } from '../../platform/errors/index.ts';
import { implement, type Route } from '../../platform/http/index.ts';
import { cancelJobs, removeJobs } from '../../platform/jobs/index.ts';
import { addFiles, beginMove, readSoon } from './begin-move.ts';
import { startMove, stopMove, tryAgain } from './bringing/start-move.ts';
import { choose, chooseOrganizers, decide, describeOrganizers, requireReady } from './choosing/choices.repository.ts';
import { describeColumns } from './choosing/describe-columns.ts';
import { leaveOut } from './choosing/leave-out.repository.ts';
import { describeMove, getSummary, listSummaries } from './looking/describe-move.ts';
import { listMoveRecipes, previewMoveRecipe } from './looking/list-recipes.ts';
import { changedTable, reportTable } from './looking/report-table.ts';
import { answerSmallPicture } from './looking/small-picture.ts';
import { moveFolder } from './move-files.ts';
import { forgetComing, getMove, removeMove } from './moves.repository.ts';
import { chooseApp, chooseColumns } from './reading/choose-app.repository.ts';
import { countBesides } from './undoing/came-tables.ts';
import { undoMove } from './undoing/undo-move.ts';
import { countBrought, countChanged, listChanged } from './undoing/undoing.repository.ts';

/** A place in an address; what is no number names nothing. */
const numberIn = (text: string): number => (/^\d{1,7}$/.test(text) ? Number(text) : -1);

export const moveRoutes: Route[] = implement(contract.moves, {
  begin: async ({ files, form }, context) => {
    const id = await beginMove(context, { files: files.files, more: form.more });
    return getSummary(context.db, id);
  },
  add: async ({ params, files, form }, context) => {
    await addFiles(context, params.moveId, { files: files.files, more: form.more });
    return getSummary(context.db, params.moveId);
  },
  list: (_, { db, member }) => listSummaries(db, member.id),
  get: ({ params }, { db }) => describeMove(db, params.moveId),
  remove: async ({ params: { moveId } }, { db, platform, words }) => {
    const now = platform.clock.now();
    const { state } = await getMove(db, moveId);
    if (state === 'moving' || state === 'undoing') throw new AppError('move.under-way');
    await db.change(async (db) => {
      await cancelJobs(db, { subject: moveId }, now);
      await removeJobs(db, moveId);
      await removeMove(db, moveId);
    });
    await platform.files.removeFolder(moveFolder(db.groupId, moveId));
    return { message: words('moving.removed'), error: false };
  },
  readAs: async ({ params: { moveId, itemNumber }, body }, { db, platform }) => {
    await db.change(async (db) => {
      const { state } = await getMove(db, moveId);
      if (state !== 'ready') throw new AppError('move.under-way');
      await chooseApp(db, moveId, numberIn(itemNumber), body.app);
      await readSoon(db, moveId, platform.clock.now());
    });
    return getSummary(db, moveId);
  },
  columns: ({ params: { moveId, itemNumber } }, { db, platform }) =>
    describeColumns(platform, db, moveId, numberIn(itemNumber)),
  chooseColumns: async ({ params: { moveId, itemNumber }, body }, { db, platform }) => {
    await db.change(async (db) => {
      await requireReady(db, moveId);
      await chooseColumns(db, moveId, numberIn(itemNumber), body.columns);
      await readSoon(db, moveId, platform.clock.now());
    });
    return getSummary(db, moveId);
  },
  leaveOut: async ({ params: { moveId, itemNumber } }, { db, platform }) => {
    await db.change(async (db) => {
      await requireReady(db, moveId);
      await leaveOut(db, moveId, numberIn(itemNumber));
      // What it had is counted no longer.
      await readSoon(db, moveId, platform.clock.now());
    });
    return getSummary(db, moveId);
  },
  read: async ({ params: { moveId } }, { db, platform }) => {
    await db.change(async (db) => {
      const { state } = await getMove(db, moveId);
      if (state !== 'reading') throw new AppError('move.nothing-to-do');
      await forgetComing(db, moveId);
      await readSoon(db, moveId, platform.clock.now());
    });
    return getSummary(db, moveId);
  },
  recipes: async ({ params: { moveId }, query }, { db }) => {
    await getMove(db, moveId);
    return listMoveRecipes(db, moveId, query);
  },
  recipe: async ({ params: { moveId, recipeNumber } }, { db, words }) => {
    await getMove(db, moveId);
    return previewMoveRecipe(db, moveId, numberIn(recipeNumber), words);
  },
  picture: ({ params: { moveId, recipeNumber } }, { db, platform }) =>
    answerSmallPicture(platform, db, moveId, numberIn(recipeNumber)),
  choose: async ({ params: { moveId }, body }, { db, member }) => {
    await db.change((db) => choose(db, moveId, body, member));
    return getSummary(db, moveId);
  },
  decide: async ({ params: { moveId }, body }, { db }) => {
    await db.change((db) => decide(db, moveId, body));
    return getSummary(db, moveId);
  },
  organizers: async ({ params: { moveId } }, { db }) => {
    await getMove(db, moveId);
    return describeOrganizers(db, moveId);
  },
  chooseOrganizers: async ({ params: { moveId }, body }, { db }) => {
    await db.change((db) => chooseOrganizers(db, moveId, body));
    return describeOrganizers(db, moveId);
  },
  start: async ({ params: { moveId } }, context) => {
    await context.db.change((db) => startMove(db, moveId, context));
    return getSummary(context.db, moveId);
  },
  stop: async ({ params: { moveId } }, context) => {
    await context.db.change((db) => stopMove(db, moveId, context));
    return getSummary(context.db, moveId);
  },
  again: async ({ params: { moveId } }, context) => {
    await context.db.change((db) => tryAgain(db, moveId, context));
    return getSummary(context.db, moveId);
  },
  report: async ({ params: { moveId } }, { db, words }) => {
    await getMove(db, moveId);
    return reportTable(db, moveId, words);
  },
  undoPreview: async ({ params: { moveId } }, { db }) => {
    await getMove(db, moveId);
    return {
      ...(await countBrought(db, moveId)),
      changedCount: await countChanged(db, moveId),
      changed: await listChanged(db, moveId, shownChanged),
      ...(await countBesides(db, moveId)),
    };
  },
  changed: async ({ params: { moveId } }, { db, words }) => {
    await getMove(db, moveId);
    return changedTable(await listChanged(db, moveId, mostMovedRecipes), words);
  },
  undo: async ({ params: { moveId }, body }, context) => {
    await context.db.change((db) => undoMove(db, moveId, body, context));
    return getSummary(context.db, moveId);
  },
});
