import { contract, mostTicksAtOnce, type SharedItem, type SharedList, type Tick } from '@larder/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { cacheReply, useChange, useFetch } from '../../lib/api/index.ts';
import { newId } from '../../lib/browser/new-id.ts';

/** Ticks of so many milliseconds go together, and so long after others: an address may send some 30 times a minute. */
const together = 300;
const pause = 2000;
const pollEvery = 4000;

/** Names this page to the server, for as long as it is open. */
const device = newId();

/** A shared list as others change it, with what is ticked here and has not arrived yet. */
export function useTicks(tokenId: string) {
  const client = useQueryClient();
  const params = { tokenId };
  const [waiting, setWaiting] = useState<Tick[]>([]);
  const [isLate, setIsLate] = useState(false);
  const { data, error, refetch } = useFetch(
    contract.shareLinks.shoppingList,
    { params },
    { pollEvery: waiting.length === 0 && pollEvery },
  );
  const send = useChange(contract.shareLinks.tick, {
    quiet: true,
    // What is under way to this page is older than what is sent now.
    optimistic: (update) => update.edit(contract.shareLinks.shoppingList, (list) => list, { params }),
    onDone: (list, { body }) => {
      cacheReply(client, contract.shareLinks.shoppingList, { params }, list);
      setIsLate(false);
      const sent = new Set(body.ticks.map(({ id }) => id));
      setWaiting((now) => now.filter(({ id }) => !sent.has(id)));
    },
  });
  const isRefused = send.error !== null && [403, 404].includes(send.error.status);
  const { mutate, isPending, isError, submittedAt } = send;
  useEffect(() => {
    if (waiting.length === 0 || isPending) return;
    if (isRefused) return setWaiting([]);
    if (isError) setIsLate(true);
    const timer = setTimeout(
      () => mutate({ params: { tokenId }, body: { device, ticks: waiting.slice(0, mostTicksAtOnce) } }),
      Math.max(together, submittedAt + pause - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [waiting, isPending, isRefused, isError, submittedAt, mutate, tokenId]);

  const tick = ({ id, updatedAt }: SharedItem, checked: boolean) =>
    setWaiting((now) => [
      ...now.filter(({ itemId }) => itemId !== id),
      { id: newId(), itemId: id, checked, seen: updatedAt },
    ]);
  return {
    list: data && withTicks(data, waiting),
    error,
    refetch,
    tick,
    /** How many have not arrived though they were sent. */
    late: isLate ? waiting.length : 0,
  };
}

const withTicks = (list: SharedList, ticks: readonly Tick[]): SharedList => {
  const checked = new Map(ticks.map((tick) => [tick.itemId, tick.checked]));
  const items = list.items.map((item) => ({ ...item, checked: checked.get(item.id) ?? item.checked }));
  return { ...list, items };
};
