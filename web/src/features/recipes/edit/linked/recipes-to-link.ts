import { contract, type RecipeSummary } from '@larder/contract';
import { useParams } from '@tanstack/react-router';
import { useFetch } from '../../../../lib/api/index.ts';
import { t } from '../../../../lib/messages/index.ts';
import type { OtherKind } from '../../../ingredients/index.ts';
import { type IngredientRow, recipeChoice } from '../draft/recipe-draft.ts';
import type { RowActions } from '../lists/use-row-actions.ts';
import { link } from './link-line.ts';

/** Recipes that a search finds, without the one that is edited. */
export function useFoundRecipes(search: string, { most, enabled = true }: { most: number; enabled?: boolean }) {
  const { recipeSlug } = useParams({ strict: false });
  const query = search
    ? { search, perPage: most + 1 }
    : { perPage: most + 1, orderBy: 'name', orderDirection: 'asc' as const };
  const { data, error } = useFetch(contract.recipes.list, { query }, { enabled, keepPrevious: true });
  const found: RecipeSummary[] | undefined = data?.items.filter(({ slug }) => slug !== recipeSlug).slice(0, most);
  return { found, error };
}

/** Shorter words begin too many names to be meant. */
const shortest = 3;

/** Recipes whose names are like what is typed for a food. */
function useRecipesLike(typed: string, isWanted: boolean): RecipeSummary[] {
  const enabled = isWanted && typed.length >= shortest;
  const { found = [] } = useFoundRecipes(typed, { most: 4, enabled });
  return enabled ? found : [];
}

/** Recipes that are offered while a food is typed. */
export const recipesToLink = (line: IngredientRow, actions: RowActions<IngredientRow>): OtherKind => ({
  label: t('recipe.edit.recipes'),
  useKnown: useRecipesLike,
  onChoose: (recipe) => void link({ ...line, food: null }, recipeChoice(recipe), actions),
});
