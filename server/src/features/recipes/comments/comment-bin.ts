import { presentIds } from '../../../platform/database/index.ts';
import { AppError, found } from '../../../platform/errors/index.ts';
import { type BinKind, putBack } from '../../bin/index.ts';
import { findCommented } from './comments.repository.ts';

/** How comments come back from the bin: to their recipe, as long as that and whoever wrote them are there. */
export const commentBin: BinKind = {
  kind: 'comment',
  table: 'comments',
  parts: [],
  restore: async (db, contents) => {
    const { row } = contents;
    const userId = String(row.userId);
    // What `removeComment` has written.
    const name = String(contents.item);
    const recipe = found(await findCommented(db, String(row.recipeId)), 'bin.recipe-first', { name });
    if (!(await presentIds(db, 'users', [userId])).has(userId)) throw new AppError('user.not-found');
    await putBack(db, commentBin, contents);
    await db.record('comment.restored', { id: String(row.id), recipeId: recipe.id, recipeSlug: recipe.slug });
    return { name, slug: recipe.slug };
  },
};
