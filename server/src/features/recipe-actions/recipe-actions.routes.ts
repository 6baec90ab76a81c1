import { contract } from '@larder/contract';
import { implement, type Route } from '../../platform/http/index.ts';
import { getAction, listActions } from './recipe-actions.repository.ts';
import { createAction, removeAction, saveAction } from './save-actions.ts';
import { triggerAction } from './trigger-action.ts';

const idOf = ({ itemId }: { itemId: string }): string => itemId.toLowerCase();

export const recipeActionRoutes: Route[] = implement(contract.recipeActions, {
  list: ({ query }, { db }) => listActions(db, query),
  create: ({ body }, { db, platform }) => createAction(db, body, platform),
  get: ({ params }, { db }) => getAction(db, idOf(params)),
  replace: ({ params, body }, { db, platform }) => saveAction(db, idOf(params), body, platform),
  remove: ({ params }, { db, platform }) => removeAction(db, idOf(params), platform.clock.now()),
  trigger: async ({ params, body }, context) => {
    const wanted = { actionId: idOf(params), slug: params.recipeSlug, scale: body.recipeScale ?? 1 };
    await triggerAction(context.db, wanted, context);
    return null;
  },
});
