import { useState, useSyncExternalStore } from 'react';
import { t } from '../../../lib/messages/index.ts';
import { toast } from '../../../lib/toasts/toasts.ts';
import { deviceOf } from './device.ts';
import { type ListState, ListSync } from './list-sync.ts';

const synced = new Map<string, ListSync>();

const syncOf = (userId: string, listId: string): ListSync => {
  const key = `${userId} ${listId}`;
  const known = synced.get(key);
  if (known) return known;
  const sync = new ListSync(listId, deviceOf(userId), {
    onRefused: ({ code }) => code && toast.error(t(`error.${code}`)),
    // What it knew is on the device.
    onUnseen: () => synced.delete(key),
  });
  synced.set(key, sync);
  return sync;
};

/** A list with what was done on this device, kept up to date for as long as a component shows it; its key names the list. */
export function useListSync(userId: string, listId: string): [ListState, ListSync] {
  const [sync] = useState(() => syncOf(userId, listId));
  return [useSyncExternalStore(sync.subscribe, () => sync.state), sync];
}
