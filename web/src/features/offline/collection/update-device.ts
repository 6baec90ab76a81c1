import { contract, type Endpoint } from '@larder/contract';
import { addressOf, exchange } from '../../../lib/api/index.ts';
import { addDays, today } from '../../../lib/dates/days.ts';
import { allLists, fetchLists } from '../../shopping/index.ts';
import { ownOpinions } from '../answers/answer.ts';
import { planAddress, planWindow, storedPlan } from '../answers/plan.ts';
import { readProgress, type Store } from '../store.ts';
import { updateRecipes } from './collection.ts';
import { estimatePictures } from './estimate-pictures.ts';
import { picturesOf, updatePictures } from './pictures.ts';
import { updateBooks } from './update-books.ts';

/** Where the lists of the household are stored, without their items. */
export const listsAddress = addressOf(contract.shoppingLists.list, allLists);

/** Brings everything that the device holds in step with the server. */
export async function updateDevice(store: Store, userId: string, signal: AbortSignal): Promise<void> {
  await updateRecipes(store, signal);
  for (const endpoint of [
    contract.users.ownRatings,
    contract.groups.members,
    contract.groups.preferences,
    contract.about.get,
  ]) {
    await storeReply(store, endpoint, addressOf(endpoint), signal);
  }
  await storeReply(store, contract.mealplans.list, planAddress, signal, planWindow());
  const lists = await fetchLists(userId, signal);
  await store.put('replies', { ...lists, at: Date.now() }, listsAddress);
  await updateBooks(store, signal);
  await forgetOldReplies(store);
  const { level } = await readProgress(store);
  const [recipes, full] = await Promise.all([store.getAll('recipes'), mattering(store)]);
  await estimatePictures(store, recipes, full, signal);
  await updatePictures(store, userId, picturesOf(recipes, level, full), signal);
}

async function storeReply(store: Store, endpoint: Endpoint, address: string, signal: AbortSignal, call = {}) {
  const answer = await exchange(endpoint, call, { signal });
  await store.put('replies', { ...answer, at: Date.now() }, address);
}

/** Pages that somebody looked at; more than that is nobody's habit. */
const mostReplies = 300;

/** Of the replies that are stored as they were shown, the latest stay. */
async function forgetOldReplies(store: Store) {
  const { store: replies, done } = store.transaction('replies', 'readwrite');
  const [keys, all] = await Promise.all([replies.getAllKeys(), replies.getAll()]);
  const oldestFirst = keys
    .map((key, index) => ({ key, at: all[index]?.at ?? 0 }))
    // What the device asks for by itself has no address of a page.
    .filter(({ key }) => key.startsWith('/api/'))
    .sort((one, other) => one.at - other.at);
  const old = oldestFirst.slice(0, Math.max(0, oldestFirst.length - mostReplies));
  await Promise.all([...old.map(({ key }) => replies.delete(key)), done]);
}

/** Favourites, and what this week's plan has. */
async function mattering(store: Store): Promise<ReadonlySet<string>> {
  const [opinions, plan] = await Promise.all([ownOpinions(store), storedPlan(store)]);
  const [first, last] = [today(), addDays(today(), 6)];
  return new Set([
    ...opinions.flatMap(({ recipeId, isFavorite }) => (isFavorite ? [recipeId] : [])),
    ...plan.flatMap(({ date, recipeId }) => (recipeId && first <= date && date <= last ? [recipeId] : [])),
  ]);
}
