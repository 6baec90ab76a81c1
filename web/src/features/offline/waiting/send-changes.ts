import { ApiError, request } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import { toast } from '../../../lib/toasts/toasts.ts';
import type { Store } from '../store.ts';
import { type WaitingChange, waitingEndpoints } from './waiting-change.ts';

/** What is done where somebody else has changed the same recipe meanwhile. */
export type OnConflict = (change: WaitingChange) => void;

/** Sends what waits, in the order in which it was made. @throws where the server cannot be reached: the rest waits on */
export async function sendChanges(store: Store, onConflict: OnConflict): Promise<void> {
  const given = new Map<string, string>();
  for (const key of await store.getAllKeys('waiting')) {
    const change = await store.get('waiting', key);
    if (change) await send(change, given, onConflict);
    await store.delete('waiting', key);
  }
}

async function send(change: WaitingChange, given: Map<string, string>, onConflict: OnConflict) {
  const { method, path, params, body, standIn } = change;
  const endpoint = waitingEndpoints.find((one) => one.method === method && one.path === path);
  // Of a version that knew another contract.
  if (!endpoint) return;
  const real = Object.entries(params).map(([name, value]) => [name, given.get(value) ?? value]);
  try {
    const reply: unknown = await request(endpoint, { params: Object.fromEntries(real), body });
    if (standIn && typeof reply === 'object' && reply !== null && 'id' in reply) given.set(standIn, String(reply.id));
  } catch (error) {
    if (!(error instanceof ApiError) || error.code === 'network' || error.status === 401 || error.status >= 500)
      throw error;
    if (error.detail.code === 'recipe.changed-meanwhile') onConflict(change);
    else toast.error(t('offline.refused', { reason: error.message }));
  }
}
