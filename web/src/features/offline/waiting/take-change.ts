import { contract, type Endpoint, type Recipe } from '@larder/contract';
import type { AnyCall } from '../../../lib/api/call.ts';
import { addressOf } from '../../../lib/api/index.ts';
import type { Waits } from '../../../lib/api/on-device.ts';
import { ownOpinions } from '../answers/answer.ts';
import type { Store } from '../store.ts';
import { type WaitingChange, waitingEndpoints } from './waiting-change.ts';

/** Stores a change until it can be sent, and shows it in what the device holds. */
export async function takeChange(store: Store, endpoint: Endpoint, call: AnyCall, { reply, ...waits }: Waits<unknown>) {
  const { method, path } = endpoint;
  if (!waitingEndpoints.includes(endpoint)) throw new Error(`${method} ${path} is none of those that can wait`);
  const { params = {}, body } = call;
  const standIn = hasId(reply) && method === 'POST' ? reply.id : null;
  const change: WaitingChange = { ...waits, method, path, params, body: withTime(waits.kind, method, body), standIn };
  const former = waits.kind === 'edit' ? await findEdit(store, waits.recipeId) : undefined;
  // Two edits of one recipe are one, made from what the first one began with.
  if (former) await store.put('waiting', { ...change, body: together(former.change.body, body) }, former.key);
  else await store.add('waiting', change);
  await show(store, change, reply);
}

/** It may be a while until the server hears that something was made. */
const withTime = (kind: WaitingChange['kind'], method: string, body: unknown): unknown =>
  kind === 'made' && method === 'POST' && isObject(body) ? { timestamp: new Date().toISOString(), ...body } : body;

async function findEdit(store: Store, recipeId: string) {
  const [keys, changes] = await Promise.all([store.getAllKeys('waiting'), store.getAll('waiting')]);
  const at = changes.findIndex((change) => change.kind === 'edit' && change.recipeId === recipeId);
  const [key, change] = [keys[at], changes[at]];
  return key === undefined || !change ? undefined : { key, change };
}

const together = (first: unknown, later: unknown): unknown => {
  if (!isObject(first) || !isObject(later)) return later;
  return { ...first, ...later, ...('basedOnVersion' in first && { basedOnVersion: first.basedOnVersion }) };
};

const opinionOf = (kind: WaitingChange['kind'], method: string, body: unknown) =>
  kind === 'favorite'
    ? { isFavorite: method === contract.users.addFavorite.method }
    : { rating: (isObject(body) && 'rating' in body && Number(body.rating)) || null };

async function show(store: Store, { kind, recipeId, body, method }: WaitingChange, reply: unknown) {
  switch (kind) {
    case 'rating':
    case 'favorite':
      return showOpinion(store, recipeId, opinionOf(kind, method, body));
    case 'made':
      if (isObject(reply) && 'timestamp' in reply)
        await showRecipe(store, recipeId, { lastMade: String(reply.timestamp) });
      return;
    case 'comment':
      return;
    case 'edit':
      // What stands for the reply of a save is the recipe with its changes.
      return showRecipe(store, recipeId, reply as Recipe);
  }
}

async function showRecipe(store: Store, recipeId: string, change: Partial<Recipe>) {
  const recipe = await store.get('recipes', recipeId);
  if (recipe) await store.put('recipes', { ...recipe, ...change }, recipeId);
}

async function showOpinion(store: Store, recipeId: string, change: { rating?: number | null; isFavorite?: boolean }) {
  const opinions = await ownOpinions(store);
  const before = opinions.find((one) => one.recipeId === recipeId) ?? { recipeId, rating: null, isFavorite: false };
  const ratings = [...opinions.filter((one) => one !== before), { ...before, ...change }];
  const address = addressOf(contract.users.ownRatings);
  const stored = await store.get('replies', address);
  await store.put('replies', { revisions: {}, at: 0, ...stored, reply: { ratings } }, address);
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const hasId = (value: unknown): value is { id: string } =>
  isObject(value) && 'id' in value && typeof value.id === 'string';
