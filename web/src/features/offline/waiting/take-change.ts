import { contract, type Endpoint, type Recipe } from '@larder/contract';
import type { AnyCall } from '../../../lib/api/call.ts';
import { addressOf } from '../../../lib/api/index.ts';
import type { Waiting } from '../../../lib/api/on-device.ts';
import { recipeImage } from '../../recipe-pictures/index.ts';
import { ownOpinions } from '../answers/answer.ts';
import { pictureCache, type Store, userOf } from '../store.ts';
import { type WaitingChange, waitingEndpoints } from './waiting-change.ts';

/** Stores a change until it can be sent, and shows it in what the device holds. */
export async function takeChange(
  store: Store,
  endpoint: Endpoint,
  call: AnyCall,
  { reply, ...waits }: Waiting<unknown>,
) {
  const { method, path } = endpoint;
  if (!waitingEndpoints.includes(endpoint)) throw new Error(`${method} ${path} is none of those that can wait`);
  const { body, form, files } = call;
  // By its id: an edit that waits too may give the recipe another address.
  const params = waits.kind === 'picture' ? { slug: waits.recipeId } : (call.params ?? {});
  const standIn = hasId(reply) && method === 'POST' ? reply.id : null;
  const sent = { method, path, params, body, ...(files && { form, files: blobsOf(files) }) };
  const change: WaitingChange = { ...waits, ...sent, at: Date.now(), standIn };
  await store.add('waiting', change);
  await show(store, change, reply);
}

const opinionOf = (kind: WaitingChange['kind'], method: string, body: unknown) =>
  kind === 'favorite'
    ? { isFavorite: method === contract.users.addFavorite.method }
    : { rating: (isObject(body) && 'rating' in body && Number(body.rating)) || null };

async function show(store: Store, change: WaitingChange, reply: unknown) {
  const { kind, recipeId, body, method } = change;
  switch (kind) {
    case 'rating':
    case 'favorite':
      return showOpinion(store, recipeId, opinionOf(kind, method, body));
    case 'made':
      if (isObject(reply) && 'timestamp' in reply)
        await showRecipe(store, recipeId, { lastMade: String(reply.timestamp) });
      return;
    case 'comment':
      return showComment(store, recipeId, reply);
    case 'picture':
      return showPicture(store, change, reply);
    case 'edit':
      // What stands for the reply of a save is the recipe with its changes.
      return showRecipe(store, recipeId, reply as Recipe);
  }
}

async function showRecipe(store: Store, recipeId: string, change: Partial<Recipe>) {
  const recipe = await store.get('recipes', recipeId);
  if (recipe) await store.put('recipes', { ...recipe, ...change }, recipeId);
}

async function showComment(store: Store, recipeId: string, comment: unknown) {
  const address = addressOf(contract.comments.ofRecipe, { params: { slug: recipeId } });
  const stored = await store.get('replies', address);
  const before: unknown[] = Array.isArray(stored?.reply) ? stored.reply : [];
  await store.put('replies', { revisions: {}, at: Date.now(), ...stored, reply: [...before, comment] }, address);
}

/** A picture that was chosen here is found where the service worker looks for pictures, in all sizes alike. */
async function showPicture(store: Store, { recipeId, method, files }: WaitingChange, reply: unknown) {
  if (method === contract.recipes.removeImage.method) return showRecipe(store, recipeId, { image: null });
  if (!files?.image || !isObject(reply) || !('image' in reply)) return;
  const image = String(reply.image);
  await showRecipe(store, recipeId, { image });
  if (!('caches' in globalThis)) return;
  const cache = await caches.open(pictureCache(userOf(store)));
  const names = ['original.webp', 'min-original.webp', 'tiny-original.webp'] as const;
  const addresses = names.flatMap((name) => recipeImage({ id: recipeId, image }, name) ?? []);
  await Promise.all(addresses.map((address) => cache.put(address, new Response(files.image))));
}

async function showOpinion(store: Store, recipeId: string, change: { rating?: number | null; isFavorite?: boolean }) {
  const opinions = await ownOpinions(store);
  const before = opinions.find((one) => one.recipeId === recipeId) ?? { recipeId, rating: null, isFavorite: false };
  const ratings = [...opinions.filter((one) => one !== before), { ...before, ...change }];
  const address = addressOf(contract.users.ownRatings);
  const stored = await store.get('replies', address);
  await store.put('replies', { revisions: {}, at: 0, ...stored, reply: { ratings } }, address);
}

const blobsOf = (files: NonNullable<AnyCall['files']>): Record<string, Blob> =>
  Object.fromEntries(Object.entries(files).flatMap(([name, file]) => (file instanceof Blob ? [[name, file]] : [])));

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const hasId = (value: unknown): value is { id: string } =>
  isObject(value) && 'id' in value && typeof value.id === 'string';
