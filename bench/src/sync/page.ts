/// <reference lib="dom" />
/// <reference path="../../../web/src/vite-env.d.ts" />
import { contract } from '../../../contract/src/index.ts';
import { deviceOf } from '../../../web/src/features/shopping/sync/device.ts';
import { type ListState, ListSync } from '../../../web/src/features/shopping/sync/list-sync.ts';
import { type ItemActions, itemActions } from '../../../web/src/features/shopping/use-item-actions.ts';
import { request } from '../../../web/src/lib/api/index.ts';
import { keepToken } from '../../../web/src/lib/session/token.ts';

/** A page that shows a list, as it runs in a browser. */
export interface Page {
  state(): ListState;
  actions: ItemActions;
  move(itemId: string, before: string | null): void;
  /** Learns what others changed, as by the stream of revisions. */
  hear(): Promise<void>;
  refusals: string[];
  close(): void;
}

export const openPage = (token: string, listId: string): Page => {
  keepToken(token);
  const refusals: string[] = [];
  const sync = new ListSync(listId, deviceOf('shopper'), { onRefused: ({ code }) => refusals.push(String(code)) });
  const close = sync.subscribe(() => undefined);
  return {
    state: () => sync.state,
    actions: itemActions(sync),
    move: (itemId, before) => void sync.do({ kind: 'move', itemId, before }),
    hear: () =>
      request(contract.revisions.get)
        .then(() => undefined)
        .catch(() => undefined),
    refusals,
    close,
  };
};
