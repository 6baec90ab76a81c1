import { contract, type ListRecipe } from '@larder/contract';
import { displayIngredient } from '@larder/kitchen';
import { useQueries } from '@tanstack/react-query';
import { fetching, useFetch } from '../../lib/api/index.ts';
import { locale } from '../../lib/messages/index.ts';
import type { ViewedItem } from './sync/list-view.ts';

/** So much of a food was not put on the list for a recipe. */
export interface LeftOutAmount {
  reference: ListRecipe;
  /** As the recipe says it; empty where it says none. */
  amount: string;
}

/** How much recipes of the list need of what is always at home, and so have not put there. */
export function useLeftOut({ food, recipes: counted }: ViewedItem, recipes: ListRecipe[]): LeftOutAmount[] {
  const without = food?.onHand
    ? recipes.filter(({ recipeId }) => !counted.some((part) => part.recipeId === recipeId))
    : [];
  const ids = without.map(({ recipeId }) => `"${recipeId}"`).join(',');
  const { data: needing } = useFetch(
    contract.recipes.list,
    { query: { foods: food?.id ? [food.id] : [], queryFilter: `id IN [${ids}]`, perPage: -1 } },
    { enabled: without.length > 0 },
  );
  return useQueries({
    queries: (needing?.items ?? []).map(({ slug }) => fetching(contract.recipes.get, { params: { slug } })),
    combine: (replies) =>
      without.flatMap((reference) => {
        const recipe = replies.find(({ data }) => data?.id === reference.recipeId)?.data;
        const lines = recipe?.recipeIngredient.filter((line) => line.food && line.food.id === food?.id) ?? [];
        return lines.map((line): LeftOutAmount => {
          const said = displayIngredient(line, { scale: reference.recipeQuantity, locale: locale() });
          return { reference, amount: [said.quantity, said.unit].filter(Boolean).join(' ') };
        });
      }),
  });
}
