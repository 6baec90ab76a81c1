import { contract, type ShoppingListSummary, type User } from '@larder/contract';
import { useEffect, useState } from 'react';
import { useFetch } from '../../lib/api/index.ts';
import { shoppingPreferences } from './shopping-preferences.ts';
import { deviceOf } from './sync/device.ts';
import { allLists } from './sync/fetch-lists.ts';

type Listed = Pick<ShoppingListSummary, 'id' | 'name' | 'userId'>;

/** The shopping lists that a member wants to see, by name; without a network those that this device has. */
export function useLists(me: User) {
  const { data, error, refetch } = useFetch(contract.shoppingLists.list, allLists);
  const [{ viewAllLists }] = shoppingPreferences.use();
  const stored = useStoredLists(me.id, !data);
  const all: Listed[] | undefined = data?.items ?? stored;
  return {
    lists: all?.filter(({ userId }) => viewAllLists || userId === me.id),
    hasOthers: all?.some(({ userId }) => userId !== me.id) ?? false,
    /** The server may know of more. */
    isPartial: !data && error === null,
    error: all ? null : error,
    retry: () => void refetch(),
  };
}

function useStoredLists(userId: string, isWanted: boolean): Listed[] | undefined {
  const [lists, setLists] = useState<Listed[]>();
  useEffect(() => {
    if (!isWanted) return;
    const read = async () => setLists((await deviceOf(userId).lists()).map(({ list }) => list));
    read().catch(() => undefined);
  }, [userId, isWanted]);
  return isWanted && lists && lists.length > 0 ? lists : undefined;
}
