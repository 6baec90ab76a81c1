import { contract } from '@larder/contract';
import { ApiError, type ApiErrorCode, request, serverTime } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import { toast } from '../../../lib/toasts/toasts.ts';
import type { Store } from '../store.ts';
import { type WaitingChange, waitingEndpoints } from './waiting-change.ts';

/** An edit that the server did not take, with what it began from. */
interface UnsavedEdit {
  recipeId: string;
  draft: unknown;
  /** Somebody else has changed the recipe meanwhile, or deleted it, or the server had another reason. */
  why: 'changed' | 'deleted' | { refused: string };
}

export type OnUnsaved = (edit: UnsavedEdit) => void;

/** What the server has made of a change. */
interface Outcome {
  id?: unknown;
  version?: unknown;
}

/** Sends what waits, in the order in which it was made. @throws where the server cannot be reached: the rest waits on */
export async function sendChanges(store: Store, onUnsaved: OnUnsaved): Promise<void> {
  for (const key of await store.getAllKeys('waiting')) {
    const change = await store.get('waiting', key);
    // Gone with the one before it.
    if (!change) continue;
    const outcome = await send(change);
    if (outcome instanceof ApiError) await refused(store, key, change, outcome, onUnsaved);
    else await settle(store, key, change, outcome);
  }
}

/** @returns what came of it, or why the server refuses it */
async function send(change: WaitingChange): Promise<Outcome | ApiError> {
  const { method, path, params, form, files, idempotencyKey } = change;
  const endpoint = waitingEndpoints.find((one) => one.method === method && one.path === path);
  // Of a version that knew another contract.
  if (!endpoint) return {};
  try {
    return outcomeOf(
      await request(endpoint, { params, body: bodyOf(change), form, ...(files && { files }) }, { idempotencyKey }),
    );
  } catch (error) {
    if (!(error instanceof ApiError) || isForLater(error)) throw error;
    return isDone(error) ? outcomeOf(error.detail.outcome) : error;
  }
}

/** It may be a while until the server hears that something was made. */
const bodyOf = ({ kind, method, body, at }: WaitingChange): unknown =>
  kind === 'made' && method === 'POST' && isObject(body) && at !== undefined
    ? { timestamp: serverTime(at).toISOString(), ...body }
    : body;

/** Nobody else makes the same key, and what is sent later can say more, such as when it was done. */
const isDone = ({ code }: ApiError) => code === 'request.done-before' || code === 'request.other-content';

/** Nobody who knows what was asked for has answered, or not now. */
const isForLater = ({ code, status }: ApiError) =>
  code === 'network' || code === 'unknown' || status === 401 || status === 429 || status >= 500;

function outcomeOf(reply: unknown): Outcome {
  // A page that somebody has to go through first, as in a hotel, answers everything with a text.
  if (typeof reply === 'string') throw new ApiError(t('api.unreachable'), { status: 0, code: 'network' });
  return typeof reply === 'object' && reply !== null ? reply : {};
}

/** Those that wait on speak of what the server has made: at once, so that nothing in between leaves them with what stood for it. */
async function settle(store: Store, key: number, { kind, recipeId, standIn }: WaitingChange, { id, version }: Outcome) {
  const { store: waiting, done } = store.transaction('waiting', 'readwrite');
  await waiting.delete(key);
  for (let cursor = await waiting.openCursor(); cursor; cursor = await cursor.continue()) {
    const { params, body, ...other } = cursor.value;
    const named = Object.entries(params).map(([name, value]) => [
      name,
      standIn && value === standIn ? String(id) : value,
    ]);
    const isLaterEdit = kind === 'edit' && other.kind === kind && other.recipeId === recipeId;
    const basedOn = isLaterEdit && typeof version === 'number' && { basedOnVersion: version };
    await cursor.update({
      ...other,
      params: Object.fromEntries(named),
      body: isObject(body) ? { ...body, ...basedOn } : body,
    });
  }
  await done;
}

async function refused(store: Store, key: number, change: WaitingChange, error: ApiError, onUnsaved: OnUnsaved) {
  await showWhatIs(store, change.recipeId);
  if (change.kind !== 'edit' || !change.draft) {
    await store.delete('waiting', key);
    toast.error(t('offline.refused', { reason: error.message }));
    return;
  }
  // Those of the same recipe that follow were made on top of this one.
  const edits = await editsOf(store, change.recipeId);
  const draft = joined(change.draft, edits.at(-1)?.draft);
  const why = reasons[error.code] ?? { refused: error.message };
  onUnsaved({ recipeId: change.recipeId, draft, why });
  await Promise.all(edits.map(({ key }) => store.delete('waiting', key)));
}

const reasons: Partial<Record<ApiErrorCode, 'changed' | 'deleted'>> = {
  'recipe.changed-meanwhile': 'changed',
  'recipe.not-found': 'deleted',
};

/** What was shown for it until now is not what the server has, which need not have changed. */
async function showWhatIs(store: Store, recipeId: string) {
  try {
    await store.put('recipes', await request(contract.recipes.get, { params: { slug: recipeId } }), recipeId);
  } catch (error) {
    if (!(error instanceof ApiError) || isForLater(error)) throw error;
    await store.delete('recipes', recipeId);
  }
}

async function editsOf(store: Store, recipeId: string) {
  const [keys, changes] = await Promise.all([store.getAllKeys('waiting'), store.getAll('waiting')]);
  return keys.flatMap((key, at) => {
    const change = changes[at];
    return change?.kind === 'edit' && change.recipeId === recipeId ? [{ key, draft: change.draft }] : [];
  });
}

/** What was written last, and what the first one began from. */
const joined = (first: unknown, last: unknown): unknown => {
  if (!isObject(first) || !isObject(last)) return first;
  return {
    ...last,
    ...('base' in first && { base: first.base }),
    ...('version' in first && { version: first.version }),
  };
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
