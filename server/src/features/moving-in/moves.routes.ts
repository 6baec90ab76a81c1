import { contract } from '@larder/contract';
import { AppError } from '../../platform/errors/index.ts';
import { implement, type Route } from '../../platform/http/index.ts';
import { cancelJobs, removeJobs } from '../../platform/jobs/index.ts';
import { addFiles, beginMove, readSoon } from './begin-move.ts';
import { describeMove, getSummary, listSummaries } from './looking/describe-move.ts';
import { listMoveRecipes, previewMoveRecipe } from './looking/list-recipes.ts';
import { answerSmallPicture } from './looking/small-picture.ts';
import { moveFolder } from './move-files.ts';
import { getMove, removeMove } from './moves.repository.ts';
import { chooseApp } from './reading/choose-app.repository.ts';

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
});
