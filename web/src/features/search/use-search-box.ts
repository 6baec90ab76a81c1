import { useNavigate } from '@tanstack/react-router';
import { useGroup } from '../../lib/session/index.ts';
import { rememberSearch } from './recent-searches.ts';
import { useQuickSearch } from './search.api.ts';
import type { SearchPlace } from './search-places.ts';
import { useOptionKeys } from './use-option-keys.ts';
import { type SearchOption, useSearchOptions } from './use-search-options.ts';

export interface SearchBoxProps {
  onClose: () => void;
  /** What is sought: it may begin before the dialog is there. */
  text: string;
  onType: (text: string) => void;
  /** Pages and actions that are found by their names. */
  places: readonly SearchPlace[];
}

/** What a search finds, which of it is chosen, and where the keys lead. */
export function useSearchBox({ onClose, text, onType, places }: SearchBoxProps) {
  const groupSlug = useGroup().slug ?? '';
  const navigate = useNavigate();
  const { found, isSettled, failed } = useQuickSearch(text);
  const sections = useSearchOptions(found, text, places);

  const leave = () => {
    rememberSearch(text);
    onClose();
  };
  const open = (option: SearchOption) => {
    leave();
    option.open();
  };
  const openAll = () => {
    if (!isSettled) return;
    leave();
    void navigate({ to: '/g/$groupSlug', params: { groupSlug }, search: { search: text.trim() } });
  };
  const isReady = isSettled || failed;
  const keys = useOptionKeys({ sections, text, isReady, onType, onOpen: open, onNone: openAll });
  const total = found?.recipes.total ?? 0;
  return { sections, total, isSettled, failed, groupSlug, open, ...keys };
}
