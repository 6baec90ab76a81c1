import type { ShareToken } from '@larder/contract';
import { type GroupDatabase, presentIds } from '../../platform/database/index.ts';
import { AppError, found } from '../../platform/errors/index.ts';
import { type BinKind, putBack, putInBin } from '../bin/index.ts';
import { getRecipe } from '../recipes/index.ts';
import { deleteWhenExpired } from './make-link.ts';
import { deleteToken, findToken } from './share-tokens.repository.ts';

/** Puts a token in the bin, so that its link works no more, and answers what it was. */
export const removeLink = (db: GroupDatabase, tokenId: string, at: Date): Promise<ShareToken> =>
  db.change(async (db) => {
    const token = found(await findToken(db, tokenId, at), 'share-token.not-found');
    const recipe = await getRecipe(db, token.recipeId);
    await putInBin(
      db,
      shareTokenBin,
      [{ id: token.id, name: recipe.name, privateTo: recipe.private ? recipe.userId : null, item: recipe.name }],
      at,
    );
    await deleteToken(db, token.id);
    await db.record('share-token.deleted', recipe);
    return token;
  });

/** How share tokens come back from the bin: their links work again, for no longer than before. */
export const shareTokenBin: BinKind = {
  kind: 'shareToken',
  table: 'shareTokens',
  parts: [],
  restore: async (db, contents, at) => {
    const { recipeId, expiresAt } = contents.row;
    // What was put in the bin by `removeLink`.
    const name = String(contents.item);
    if (!(await presentIds(db, 'recipes', [String(recipeId)])).has(String(recipeId))) {
      throw new AppError('bin.recipe-first', { name });
    }
    const recipe = await getRecipe(db, String(recipeId));
    await putBack(db, shareTokenBin, contents);
    await deleteWhenExpired(db, String(expiresAt), at);
    await db.record('share-token.restored', recipe);
    return { name, slug: recipe.slug };
  },
};
