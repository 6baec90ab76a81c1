import type { CookbookFilter, CookbookPreview, CookbookWithRecipes } from '@larder/contract';
import { RecipeListQuery } from '@larder/contract';
import type { GroupDatabase } from '../../platform/database/index.ts';
import { listPublicRecipes, listRecipes, type RecipeFilter } from '../recipes/index.ts';
import { emptyFilter, filterOf, sentFilter, toRecipeFilter } from './book-filter.ts';
import { getBook } from './cookbooks.repository.ts';

/** Which recipes a book holds, by its id or slug. Throws `cookbook.not-found`. */
export const findBookFilter = async (db: GroupDatabase, idOrSlug: string): Promise<RecipeFilter> =>
  toRecipeFilter(db, filterOf(await getBook(db, idOrSlug)));

/** As `findBookFilter`, of a book that visitors may see. */
export const findPublicBookFilter = async (db: GroupDatabase, idOrSlug: string): Promise<RecipeFilter> =>
  toRecipeFilter(db, filterOf(await getBook(db, idOrSlug, 'public')));

const everything = RecipeListQuery.parse({ perPage: -1, orderBy: 'name', orderDirection: 'asc' });

export const readCookbook = async (db: GroupDatabase, idOrSlug: string): Promise<CookbookWithRecipes> => {
  const book = await getBook(db, idOrSlug);
  const recipes = await listRecipes(db, everything, '', toRecipeFilter(db, filterOf(book)));
  return { ...book, recipes: recipes.read().items };
};

export const readPublicCookbook = async (db: GroupDatabase, idOrSlug: string): Promise<CookbookWithRecipes> => {
  const book = await getBook(db, idOrSlug, 'public');
  const recipes = await listPublicRecipes(db, everything, '', toRecipeFilter(db, filterOf(book)));
  return { ...book, recipes: recipes.read().items };
};

/** As many as fit into one row of a wide screen. */
const shownFirst = 6;

export const previewCookbook = async (db: GroupDatabase, sent: CookbookFilter): Promise<CookbookPreview> => {
  const filter = toRecipeFilter(db, await sentFilter(db, emptyFilter, sent));
  const query = RecipeListQuery.parse({ perPage: shownFirst });
  const { total, items } = (await listRecipes(db, query, '', filter)).read();
  return { total, recipes: items };
};
