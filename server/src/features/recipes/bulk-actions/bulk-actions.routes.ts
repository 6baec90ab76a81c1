import { type BulkOutcome, contract } from '@larder/contract';
import { implement, type Route } from '../../../platform/http/index.ts';
import { changeOf } from '../change.ts';
import { changeSettingsOfMany, organizeMany, removeMany, unorganizeMany } from './change-many.ts';

const { tag, categorize, untag, uncategorize, settings, remove } = contract.bulkRecipes;

/** Clients of the peer's API expect null; who wants to know more asks for it. */
const answer = async (outcome: Promise<BulkOutcome>, { details }: { details: boolean }) => {
  const done = await outcome;
  return details ? done : null;
};

export const bulkActionRoutes: Route[] = implement(
  { tag, categorize, untag, uncategorize, settings, remove },
  {
    tag: ({ body, query }, context) =>
      answer(organizeMany(context.db, changeOf(context), body.recipes, 'tag', body.tags), query),
    categorize: ({ body, query }, context) =>
      answer(organizeMany(context.db, changeOf(context), body.recipes, 'category', body.categories), query),
    untag: ({ body, query }, context) =>
      answer(unorganizeMany(context.db, changeOf(context), body.recipes, 'tag', body.tags), query),
    uncategorize: ({ body, query }, context) =>
      answer(unorganizeMany(context.db, changeOf(context), body.recipes, 'category', body.categories), query),
    settings: ({ body, query }, context) =>
      answer(changeSettingsOfMany(context.db, changeOf(context), body.recipes, body.settings), query),
    remove: ({ body, query }, context) => answer(removeMany(context.db, changeOf(context), body.recipes), query),
  },
);
