import { type Piece, pieceOf } from '../pieces.ts';
import type { ListedRecipe } from '../recipes/recipe-server.ts';
import type { ServerCalls } from '../server-calls.ts';
import { readPage } from './pages.ts';
import { listIn, recipeTables, sentIn, textIn } from './rows.ts';

/** A recipe that the list names has an id that it keeps under another name. */
export const listRecipes = async (
  calls: ServerCalls,
  page: number,
): Promise<{ recipes: ListedRecipe[]; hasMore: boolean; refused: string[]; unreadable: number }> => {
  const { items, hasMore, refused } = await readPage(calls, '/recipes', page);
  const recipes = items.map(sentIn).flatMap((item) => {
    const [id, slug] = [textIn(item.id).toLowerCase(), textIn(item.slug)];
    const changedAt = textIn(item.updatedAt) || textIn(item.updateAt) || textIn(item.dateUpdated);
    return id && slug ? [{ id, slug, name: textIn(item.name) || slug, changedAt }] : [];
  });
  return { recipes, hasMore, refused, unreadable: items.length - recipes.length };
};

/** A recipe with where its picture and files are to be had, and where they lie beside it. @param slug older versions know it by this alone */
export const readRecipe = async (
  calls: ServerCalls,
  slug: string,
  { groupId, number }: { groupId: string; number: number },
): Promise<Piece> => {
  const recipe = sentIn(await calls.json(`/recipes/${encodeURIComponent(slug)}`));
  const there = `/media/recipes/${textIn(recipe.id).toLowerCase()}`;
  const here = `recipes/${number}`;
  const names = listIn(recipe.assets).map((asset) => textIn(sentIn(asset).fileName));
  const picture = 'images/original.webp';
  return pieceOf({
    tables: recipeTables(recipe, groupId),
    files: [
      ...(recipe.image ? [{ path: `${there}/${picture}`, to: `${here}/${picture}` }] : []),
      ...names
        .filter((name) => name !== '' && !/[\\/\0]|^\.+$/.test(name))
        .map((name) => ({
          path: `${there}/assets/${encodeURIComponent(name)}`,
          to: `${here}/assets/${name}`,
        })),
    ],
  });
};
