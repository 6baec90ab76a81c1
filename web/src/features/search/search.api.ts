import { contract, type Found } from '@larder/contract';
import { useDebouncedValue } from '@mantine/hooks';
import { useFetch } from '../../lib/api/index.ts';
import { useGroup } from '../../lib/session/index.ts';

/** Milliseconds after the last key. */
const pause = 120;

export interface QuickSearch {
  /** What came latest, so that nothing flickers while something else is under way. */
  found: Found | undefined;
  /** Whether that is what the text as it stands finds. */
  isSettled: boolean;
  failed: boolean;
}

/** What a text finds, best first. */
export function useQuickSearch(text: string): QuickSearch {
  const { slug, isOwn } = useGroup();
  const [settled] = useDebouncedValue(text.trim(), pause);
  const query = { search: settled };
  const asked = settled !== '';
  const own = useFetch(contract.search.find, { query }, { enabled: asked && isOwn, keepPrevious: true });
  const shown = useFetch(
    contract.explore.find,
    { params: { groupSlug: slug ?? '' }, query },
    { enabled: asked && !isOwn && slug !== null, keepPrevious: true },
  );
  const { data, isPlaceholderData, error } = isOwn ? own : shown;
  return {
    found: asked && text.trim() !== '' ? data : undefined,
    isSettled: settled === text.trim() && data !== undefined && !isPlaceholderData,
    failed: error !== null,
  };
}
