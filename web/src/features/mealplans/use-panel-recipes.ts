import { contract, type RecipeSummary } from '@larder/contract';
import { useDebouncedValue } from '@mantine/hooks';
import { useFetch } from '../../lib/api/index.ts';
import { useMe } from '../../lib/session/index.ts';
import { type ExplorerSearch, recipeQuery } from '../recipes/index.ts';

/** What the recipes beside the plan are: one of these, or `book <slug>`. */
export const sources = ['favorites', 'not-lately', 'surprise'] as const;

const bookPrefix = 'book ';
export const sourceOfBook = (slug: string) => `${bookPrefix}${slug}`;

/** As many as one looks through; typing narrows them down. */
const mostShown = 40;
/** Milliseconds after the last key. */
const pause = 120;

const searches: Record<string, ExplorerSearch> = {
  favorites: { favorites: 'own', orderBy: 'name' },
  'not-lately': { orderBy: 'notMade' },
};

/**
 * Recipes from which one plans.
 * @param seed of the order of a surprise
 */
export function usePanelRecipes(source: string, typed: string, seed: string) {
  const me = useMe();
  const [settled] = useDebouncedValue(typed.trim(), pause);
  const book = source.startsWith(bookPrefix) ? source.slice(bookPrefix.length) : undefined;
  const search: ExplorerSearch =
    settled === ''
      ? (searches[source] ?? (book === undefined ? { orderBy: 'random', seed } : { orderBy: 'name' }))
      : { search: settled };
  const query = {
    ...recipeQuery(search, { userId: me?.id }),
    ...(book !== undefined && settled === '' && { cookbook: book }),
    page: 1,
    perPage: mostShown,
  };
  const { data, error, refetch } = useFetch(contract.recipes.list, { query }, { keepPrevious: true });
  const recipes: RecipeSummary[] | undefined = data?.items;
  return { recipes, error: recipes ? null : error, retry: () => void refetch() };
}
