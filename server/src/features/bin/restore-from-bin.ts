import { binnedKinds, type RestoredItem } from '@larder/contract';
import type { GroupDatabase, GroupTransaction } from '../../platform/database/index.ts';
import { findInBin, removeFromBin } from './bin.repository.ts';
import type { Contents } from './bin-kind.ts';
import type { BinKinds } from './empty-bin.ts';

/** So many in one transaction that other writers of the group need not wait long. */
const itemsAtOnce = 100;

/** Labels come before foods, foods before recipes, recipes before cookbooks: what refers to others finds them. */
const order = binnedKinds.toReversed();

/** Brings back what is in the bin; what is not there is passed over. */
export const restoreFromBin = async (
  db: GroupDatabase,
  kinds: BinKinds,
  ids: string[],
  at: Date,
): Promise<RestoredItem[]> => {
  const restored: RestoredItem[] = [];
  for (let from = 0; from < ids.length; from += itemsAtOnce) {
    const part = ids.slice(from, from + itemsAtOnce);
    restored.push(...(await db.change((db) => restoreSome(db, kinds, part, at))));
  }
  return restored;
};

const restoreSome = async (db: GroupTransaction, kinds: BinKinds, ids: string[], at: Date): Promise<RestoredItem[]> => {
  const items = await findInBin(db, ids);
  const restored: RestoredItem[] = [];
  for (const { id, kind, name } of items.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))) {
    // Read now: what came back before it may have added links.
    const [item] = await findInBin(db, [id]);
    if (!item) continue;
    const contents: Contents = JSON.parse(item.contents);
    await removeFromBin(db, [id]);
    const now = await kinds[kind].restore(db, contents, at);
    restored.push({ id, kind, ...now, isRenamed: now.name !== name });
  }
  return restored;
};
