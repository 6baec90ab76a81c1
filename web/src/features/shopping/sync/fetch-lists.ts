import { contract } from '@larder/contract';
import { exchange } from '../../../lib/api/index.ts';
import { deviceOf } from './device.ts';

/** The lists of a household, as every page asks for them. */
export const allLists = { query: { page: 1, perPage: -1, orderBy: 'name', orderDirection: 'asc' } } as const;

/** A household has a few; more are stored when they are opened. */
const most = 20;

/** Stores the lists on this device, those that changed since it has them, so that each opens without a network. @returns what was answered */
export async function fetchLists(userId: string, signal: AbortSignal) {
  const device = deviceOf(userId);
  const answer = await exchange(contract.shoppingLists.list, allLists, { signal });
  const [stored, waiting] = await Promise.all([device.lists(), device.listsWithOperations()]);
  const known = new Map(stored.map((one) => [one.list.id, one.revisions.shopping ?? 0]));
  const there = answer.reply.items.slice(0, most).map(({ id }) => id);
  for (const listId of there) {
    if ((known.get(listId) ?? -1) >= (answer.revisions.shopping ?? 0)) continue;
    const { reply, revisions } = await exchange(contract.shoppingLists.get, { params: { listId } }, { signal });
    await device.storeList({ list: reply, revisions });
  }
  const all = new Set(answer.reply.items.map(({ id }) => id));
  // One that somebody deleted while something waits for it is told by its page.
  const gone = [...known.keys()].filter((listId) => !all.has(listId) && !waiting.includes(listId));
  await Promise.all(gone.map((listId) => device.forgetList(listId)));
  return answer;
}
