import { RecipeListQuery, type SharedCookbook } from '@larder/contract';
import type { GroupDatabase } from '../../platform/database/index.ts';
import { findFilteredRecipe, listRecipes, toSharedCard } from '../recipes/index.ts';
import { filterOf, toRecipeFilter } from './book-filter.ts';
import { getBook } from './cookbooks.repository.ts';
import { findBookFilter } from './read-cookbooks.ts';

/** As a book is read: what was picked first, as somebody has put it in order. */
const everything = RecipeListQuery.parse({ perPage: -1 });

/** A book as whoever has a link to it sees it, with all recipes of it that the members of the household share. */
export const readSharedCookbook = async (
  db: GroupDatabase,
  id: string,
): Promise<Pick<SharedCookbook, 'name' | 'description' | 'recipes'>> => {
  const book = await getBook(db, id);
  const { items } = (await listRecipes(db, everything, '', toRecipeFilter(db, filterOf(book)))).read();
  return { name: book.name, description: book.description, recipes: items.map(toSharedCard) };
};

/** The id of a recipe of a book, by its slug. */
export const findRecipeInBook = async (db: GroupDatabase, id: string, slug: string): Promise<string | undefined> =>
  findFilteredRecipe(db, await findBookFilter(db, id), slug);
