import { contract } from '@larder/contract';
import { found } from '../../../platform/errors/index.ts';
import { implement } from '../../../platform/http/index.ts';
import { recipesNamed } from '../reading/read-recipe.repository.ts';
import { listComments, listCommentsOf } from './comments.repository.ts';
import { addComment, changeComment, getComment, removeComment } from './save-comments.ts';

export const commentRoutes = implement(contract.comments, {
  list: ({ query }, { db }) => listComments(db, query),
  ofRecipe: async ({ params }, { db }) => {
    const row = await recipesNamed(db, params.slug).select('id').executeTakeFirst();
    return listCommentsOf(db, found(row, 'recipe.not-found').id);
  },
  get: ({ params }, { db }) => getComment(db, params.itemId),
  create: ({ body }, { db, member, platform }) => addComment(db, body, { by: member, at: platform.clock.now() }),
  change: ({ params, body: { text } }, { db, member, platform }) =>
    changeComment(db, { id: params.itemId, text }, { by: member, at: platform.clock.now() }),
  remove: async ({ params }, { db, member, platform, words }) => {
    await removeComment(db, params.itemId, { by: member, at: platform.clock.now() });
    return { message: words('comment.deleted'), error: false };
  },
});
