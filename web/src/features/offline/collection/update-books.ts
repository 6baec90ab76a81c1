import { contract } from '@larder/contract';
import { exchange } from '../../../lib/api/index.ts';
import { allBooks, bookAddress, booksAddress } from '../answers/cookbooks.ts';
import type { Store } from '../store.ts';

/** With hundreds of recipes each, more books than these take long for what few open without a network. */
const mostBooks = 30;

/** Every change of a recipe can put it into another book: so often that is looked at. Milliseconds. */
const pause = 10 * 60_000;

/** Stores which recipes the books have, where something has changed since. */
export async function updateBooks(store: Store, signal: AbortSignal): Promise<void> {
  const books = await exchange(contract.cookbooks.list, allBooks, { signal });
  await store.put('replies', { ...books, at: Date.now() }, booksAddress);
  for (const { id, slug } of books.reply.items.slice(0, mostBooks)) {
    const known = await store.get('replies', bookAddress(id));
    const isTrue = known?.revisions.recipes === books.revisions.recipes;
    if (known && (isTrue || Date.now() - known.at < pause)) continue;
    const query = { cookbook: slug, perPage: -1 };
    const { reply, revisions } = await exchange(contract.recipes.list, { query }, { signal });
    await store.put(
      'replies',
      { reply: reply.items.map((recipe) => recipe.id), revisions, at: Date.now() },
      bookAddress(id),
    );
  }
}
