import { contract, type RecipeSummary } from '@larder/contract';
import { useDebouncedValue } from '@mantine/hooks';
import { useFetch } from '../../lib/api/index.ts';
import { useGroup } from '../../lib/session/index.ts';

/** Milliseconds after the last key. */
const pause = 120;
const mostShown = 20;

export interface QuickSearch {
  /** The latest results that came, so that nothing flickers while others are under way. */
  results: RecipeSummary[];
  total: number;
  /** Whether the results are those of the text as it stands. */
  isSettled: boolean;
  failed: boolean;
}

/** Recipes that match a text, best first. */
export function useQuickSearch(text: string): QuickSearch {
  const { slug, isOwn } = useGroup();
  const [settled] = useDebouncedValue(text.trim(), pause);
  const query = { search: settled, page: 1, perPage: mostShown };
  const asked = settled !== '';
  const own = useFetch(contract.recipes.list, { query }, { enabled: asked && isOwn, keepPrevious: true });
  const shown = useFetch(
    contract.explore.recipes,
    { params: { groupSlug: slug ?? '' }, query },
    { enabled: asked && !isOwn && slug !== null, keepPrevious: true },
  );
  const { data, isPlaceholderData, error } = isOwn ? own : shown;
  return {
    results: asked && text.trim() !== '' ? (data?.items ?? []) : [],
    total: data?.total ?? 0,
    isSettled: settled === text.trim() && data !== undefined && !isPlaceholderData,
    failed: error !== null,
  };
}
