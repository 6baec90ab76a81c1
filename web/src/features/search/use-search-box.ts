import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useState } from 'react';
import { preference } from '../../lib/preferences/preference.ts';
import { useGroup } from '../../lib/session/index.ts';
import { useQuickSearch } from './search.api.ts';

export interface SearchBoxProps {
  onClose: () => void;
  /** What is sought: it may begin before the dialog is there. */
  text: string;
  onType: (text: string) => void;
}

/** What a search finds, which of it is chosen, and where the keys lead. */
export function useSearchBox({ onClose, text, onType }: SearchBoxProps) {
  const groupSlug = useGroup().slug ?? '';
  const navigate = useNavigate();
  const [chosen, setChosen] = useState(0);
  const found = useQuickSearch(text);
  const { results, isSettled } = found;
  const current = Math.min(chosen, results.length - 1);

  const leave = () => {
    rememberSearch(text);
    onClose();
  };
  const open = (recipeSlug: string) => {
    leave();
    void navigate({ to: '/g/$groupSlug/r/$recipeSlug', params: { groupSlug, recipeSlug } });
  };
  const openAll = () => {
    leave();
    void navigate({ to: '/g/$groupSlug', params: { groupSlug }, search: { search: text.trim() } });
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      if (results.length > 0) setChosen((current + step + results.length) % results.length);
    }
    if (event.key === 'Enter' && text.trim() !== '') {
      event.preventDefault();
      const result = results[current];
      if (result) open(result.slug);
      else if (isSettled) openAll();
    }
  };
  const type = (typed: string) => {
    onType(typed);
    setChosen(0);
  };
  return { ...found, groupSlug, current, choose: setChosen, open, press, type };
}

const mostRemembered = 6;

const remembered = preference<{ texts: string[] }>('larder.recent-searches', { texts: [] });

export const useRecentSearches = () => remembered.use()[0].texts;

/** Remembers what was looked for and led somewhere, the latest first. */
function rememberSearch(text: string) {
  const trimmed = text.trim();
  if (trimmed === '') return;
  const others = remembered.get().texts.filter((other) => other !== trimmed);
  remembered.change({ texts: [trimmed, ...others].slice(0, mostRemembered) });
}
