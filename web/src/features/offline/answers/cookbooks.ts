import { type Cookbook, contract, type Recipe } from '@larder/contract';
import { addressOf } from '../../../lib/api/index.ts';
import type { Store } from '../store.ts';

/** The books of a household in their order, as every page asks for them. */
export const allBooks = { query: { perPage: -1, orderBy: 'position', orderDirection: 'asc' } } as const;

export const booksAddress = addressOf(contract.cookbooks.list, allBooks);

/** Where the recipes of a book are stored: their ids in its order. The server alone knows what all of its rules mean. */
export const bookAddress = (bookId: string) => `cookbook ${bookId}`;

async function storedBooks(store: Store): Promise<Cookbook[]> {
  const stored = await store.get('replies', booksAddress);
  // Written from a reply of `cookbooks.list`.
  return (stored?.reply as { items: Cookbook[] } | undefined)?.items ?? [];
}

/** The recipes of a book, named by id or slug, in its order; undefined where the device does not know them. */
export async function recipesOfBook(store: Store, name: string, recipes: readonly Recipe[]) {
  const book = (await storedBooks(store)).find(({ id, slug }) => id === name || slug === name);
  const stored = book && (await store.get('replies', bookAddress(book.id)));
  if (!stored) return;
  const known = new Map(recipes.map((recipe) => [recipe.id, recipe]));
  // Written by `updateBooks`.
  return (stored.reply as string[]).flatMap((id) => known.get(id) ?? []);
}
