import { contract, type RecipeSummary } from '@larder/contract';
import { useFetch } from '../../../lib/api/index.ts';

/** The recipe that is known already, or those of a selection. */
export function useRecipesToPlan(recipe: RecipeSummary | undefined, slugs: readonly string[] = []) {
  const queryFilter = `slug IN [${slugs.map((slug) => `"${slug}"`).join(', ')}]`;
  const { data, error, refetch } = useFetch(
    contract.recipes.list,
    { query: { page: 1, perPage: -1, queryFilter } },
    { enabled: recipe === undefined && slugs.length > 0 },
  );
  const found: RecipeSummary[] | undefined = data?.items;
  return {
    recipes: recipe ? [recipe] : found?.toSorted((one, other) => slugs.indexOf(one.slug) - slugs.indexOf(other.slug)),
    error,
    retry: () => void refetch(),
  };
}
