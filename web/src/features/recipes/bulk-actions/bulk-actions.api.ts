import { contract } from '@larder/contract';
import { useCallback, useMemo } from 'react';
import type { Rows } from '../../../components/data-table/index.ts';
import { request, usePagedFetch } from '../../../lib/api/index.ts';
import type { RecipeRow } from './columns.tsx';

interface Arrangement {
  search: string;
  orderBy: string;
  descending: boolean;
}

const perPage = 50;

/** The recipes of a household as a table of any length: only the pages on the screen are fetched. */
export function useRecipeRows({ search, orderBy, descending }: Arrangement) {
  const query = useMemo(
    () =>
      ({
        ...(search.trim() && { search: search.trim() }),
        orderBy,
        orderDirection: descending ? 'desc' : 'asc',
        orderByNullPosition: 'last',
      }) as const,
    [search, orderBy, descending],
  );
  const recipes = usePagedFetch(contract.recipes.list, { query }, { perPage });
  const { total, itemAt, show } = recipes;
  const ids = useCallback(async () => {
    const { items } = await request(contract.recipes.list, { query: { ...query, perPage: -1 } });
    return items.map(({ slug }) => slug);
  }, [query]);
  const rows: Rows<RecipeRow> = {
    count: total,
    // Recipes are named by their slugs in everything that is done with many of them.
    at: (index) => {
      const recipe = itemAt(index);
      return recipe && rowOf(recipe);
    },
    show,
    ids,
  };
  return { ...recipes, rows };
}

const rowsMade = new WeakMap<object, RecipeRow>();
const rowOf = (recipe: RecipeRow['recipe']): RecipeRow => {
  const row = rowsMade.get(recipe) ?? { id: recipe.slug, recipe };
  rowsMade.set(recipe, row);
  return row;
};

/** Sends an archive whose recipes are brought back in the background; answers the id of the report. */
export async function restore(archive: File, onProgress: (share: number) => void): Promise<string> {
  const { reportId } = await request(contract.recipeCollections.restore, { files: { archive } }, { onProgress });
  return reportId;
}
