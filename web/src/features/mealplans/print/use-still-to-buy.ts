import { contract } from '@larder/contract';
import { useQueries } from '@tanstack/react-query';
import { fetching, useFetch } from '../../../lib/api/index.ts';
import type { Day } from '../../../lib/dates/days.ts';

/** What the meals of some days have put on shopping lists and nobody has bought yet. */
export function useStillToBuy(startDate: Day, endDate: Day): string[] {
  const { data: shares = [] } = useFetch(contract.mealplanShopping.list, { query: { startDate, endDate } });
  const listIds = [...new Set(shares.map(({ listId }) => listId))];
  return useQueries({
    queries: listIds.map((listId) => fetching(contract.shoppingLists.get, { params: { listId } })),
    combine: (replies) => {
      const names = replies.flatMap(({ data }) => {
        const recipeIds = new Set(shares.flatMap(({ listId, recipeId }) => (listId === data?.id ? recipeId : [])));
        const items = data?.listItems.filter(
          ({ checked, recipeReferences }) =>
            !checked && recipeReferences.some(({ recipeId }) => recipeIds.has(recipeId)),
        );
        return (items ?? []).map(({ food, note, display }) => food?.name ?? (note || display));
      });
      return [...new Set(names)];
    },
  });
}
