import type { ShareLink } from '@larder/contract';
import { type GroupDatabase, type GroupTable, presentIds, type RowOf } from '../../platform/database/index.ts';
import { AppError, found } from '../../platform/errors/index.ts';
import { type BinKind, putBack, putInBin } from '../bin/index.ts';
import { getRecipe } from '../recipes/index.ts';
import { deleteWhenExpired } from './make-link.ts';
import { deleteToken, findLink, type Shared, sharedBy } from './share-tokens.repository.ts';
import { nameOf } from './shared-items.ts';
import type { ShareTokens } from './sharing.tables.ts';

/** Puts a token in the bin, so that its link works no more, and answers what it was. @param kind the only one that is meant */
export const removeLink = (
  db: GroupDatabase,
  tokenId: string,
  at: Date,
  kind?: ShareLink['kind'],
): Promise<ShareLink> =>
  db.change(async (db) => {
    const known = await findLink(db, tokenId, at);
    const link = found(kind === undefined || known?.kind === kind ? known : undefined, 'share-token.not-found');
    const name = await nameOf(db, link);
    await putInBin(db, shareTokenBin, [{ id: link.id, name, privateTo: await ownerAlone(db, link), item: name }], at);
    await deleteToken(db, link.id);
    await db.record('share-token.deleted', { kind: link.kind, id: link.item, name });
    return link;
  });

/** Whose alone the shared recipe is. */
const ownerAlone = async (db: GroupDatabase, { kind, item }: Shared): Promise<string | null> => {
  if (kind !== 'recipe') return null;
  const recipe = await getRecipe(db, item);
  return recipe.private ? recipe.userId : null;
};

const tables: Partial<Record<ShareLink['kind'], GroupTable>> = { cookbook: 'cookbooks', list: 'shoppingLists' };

/** @throws AppError as long as what a link opens is not there */
const refuseWithout = async (db: GroupDatabase, { kind, item }: Shared, name: string): Promise<void> => {
  const table = kind === 'recipe' ? 'recipes' : tables[kind];
  if (!table || (await presentIds(db, table, [item])).has(item)) return;
  throw new AppError(kind === 'recipe' ? 'bin.recipe-first' : 'bin.shared-first', { name });
};

/** How share tokens come back from the bin: their links work again, for no longer than before. */
export const shareTokenBin: BinKind = {
  kind: 'shareToken',
  table: 'shareTokens',
  parts: [],
  restore: async (db, contents, at) => {
    // Rows that were deleted before there were links to anything else name a recipe alone.
    const nothing = { recipeId: null, cookbookId: null, listId: null, firstDay: null };
    const row = { ...nothing, ...contents.row } as RowOf<ShareTokens>;
    const shared = sharedBy(row);
    // What was put in the bin by `removeLink`.
    const before = String(contents.item);
    await refuseWithout(db, shared, before);
    await putBack(db, shareTokenBin, contents);
    await deleteWhenExpired(db, row.expiresAt, at);
    await db.record('share-token.restored', { kind: shared.kind, id: shared.item, name: await nameOf(db, shared) });
    const slug = shared.kind === 'recipe' ? (await getRecipe(db, shared.item)).slug : null;
    return { name: before, slug };
  },
};
