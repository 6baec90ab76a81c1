import { contract, type Endpoint } from '@larder/contract';
import { addressOf, exchange } from '../../../lib/api/index.ts';
import { addDays, today } from '../../../lib/dates/days.ts';
import { ownOpinions } from '../answers/answer.ts';
import { planAddress, planWindow, storedPlan } from '../answers/plan.ts';
import { readProgress, type Store } from '../store.ts';
import { updateRecipes } from './collection.ts';
import { picturesOf, updatePictures } from './pictures.ts';

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
  await forgetOldReplies(store);
  const { level } = await readProgress(store);
  await updatePictures(store, userId, picturesOf(await store.getAll('recipes'), level, await mattering(store)), signal);
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
    .sort((one, other) => one.at - other.at);
  const old = oldestFirst.slice(0, Math.max(0, keys.length - mostReplies));
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
