import { contract } from '@larder/contract';
import { useQueries } from '@tanstack/react-query';
import { fetching, useFetch } from '../../../lib/api/index.ts';
import type { Day } from '../../../lib/dates/days.ts';

interface StillToBuy {
  names: string[];
  /** Where the first of it stands. */
  listId: string | undefined;
}

/** What the meals of some days have put on shopping lists and nobody has bought yet. */
export function useStillToBuy(startDate: Day, endDate: Day, { enabled = true } = {}): StillToBuy {
  const { data: shares = [] } = useFetch(
    contract.mealplanShopping.list,
    { query: { startDate, endDate } },
    { enabled },
  );
  const listIds = [...new Set(shares.map(({ listId }) => listId))];
  return useQueries({
    queries: listIds.map((listId) => fetching(contract.shoppingLists.get, { params: { listId } })),
    combine: (replies): StillToBuy => {
      const found = replies.flatMap(({ data }) => {
        const recipeIds = new Set(shares.flatMap(({ listId, recipeId }) => (listId === data?.id ? recipeId : [])));
        const items = data?.listItems.filter(
          ({ checked, recipeReferences }) =>
            !checked && recipeReferences.some(({ recipeId }) => recipeIds.has(recipeId)),
        );
        return (items ?? []).map((item) => ({ item, listId: data?.id }));
      });
      const names = found.map(({ item: { food, note, display } }) => food?.name ?? (note || display));
      return { names: [...new Set(names)], listId: found[0]?.listId };
    },
  });
}
