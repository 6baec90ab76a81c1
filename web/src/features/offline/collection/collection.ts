import { contract, type Recipe } from '@larder/contract';
import { exchange, request } from '../../../lib/api/index.ts';
import type { Store } from '../store.ts';
import { readProgress, writeProgress } from '../store.ts';

/** Brings the stored recipes in step with the server: only what has changed since the last time is asked for. */
export async function updateRecipes(store: Store, signal: AbortSignal): Promise<void> {
  const { since } = await readProgress(store);
  const first = await changesFrom(since, null, signal);
  // The server was restored, and knows less than this device: it begins anew.
  if (first.reply.revision < since) {
    await store.clear('recipes');
    await writeProgress(store, { since: 0, lookedAt: null });
    return updateRecipes(store, signal);
  }
  for (let page = first; ; page = await changesFrom(since, page.reply.next, signal)) {
    const { recipes, removed, next } = page.reply;
    await putRecipes(store, recipes, removed);
    if (next === null) break;
  }
  if ((await store.count('recipes')) !== first.reply.total) await removeHidden(store);
  await writeProgress(store, { since: first.reply.revision, revisions: first.revisions, lookedAt: Date.now() });
}

const changesFrom = (since: number, after: string | null, signal: AbortSignal) =>
  exchange(contract.recipeChanges.list, { query: { since, after } }, { signal });

/** One transaction: a page that is closed meanwhile has all of it or nothing. */
async function putRecipes(store: Store, recipes: readonly Recipe[], removed: readonly string[]) {
  const transaction = store.transaction('recipes', 'readwrite');
  await Promise.all([
    ...removed.map((id) => transaction.store.delete(id)),
    ...recipes.map((recipe) => transaction.store.put(recipe, recipe.id)),
    transaction.done,
  ]);
}

/** What somebody keeps to themselves now is not told by name. */
async function removeHidden(store: Store) {
  const visible = new Set(await request(contract.recipeChanges.ids));
  const stored = await store.getAllKeys('recipes');
  await putRecipes(
    store,
    [],
    stored.filter((id) => !visible.has(id)),
  );
}
