import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import { useGroup } from '../../lib/session/index.ts';
import { rememberSearch } from './recent-searches.ts';
import { useQuickSearch } from './search.api.ts';
import type { SearchPlace } from './search-places.ts';
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
  const [chosen, setChosen] = useState(0);
  /** What Enter opens is known once the text is looked for as it stands. */
  const [entered, setEntered] = useState(false);
  const { found, isSettled, failed } = useQuickSearch(text);
  const sections = useSearchOptions(found, text, places);
  const options = sections.flatMap((section) => section.options);
  const current = Math.min(chosen, options.length - 1);

  const leave = () => {
    rememberSearch(text);
    onClose();
  };
  const open = (option: SearchOption) => {
    leave();
    option.open();
  };
  const openAll = () => {
    leave();
    void navigate({ to: '/g/$groupSlug', params: { groupSlug }, search: { search: text.trim() } });
  };
  const step = (by: number) => {
    if (options.length > 0) setChosen((current + by + options.length) % options.length);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const isCommand = event.ctrlKey || event.metaKey;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      step(event.key === 'ArrowDown' ? 1 : -1);
    }
    // The key that opened it; a browser would go to its own search.
    if (isCommand && event.key === 'k') {
      event.preventDefault();
      event.currentTarget.select();
    }
    if (event.key === 'Enter' && text.trim() !== '') {
      event.preventDefault();
      setEntered(true);
    }
  };
  const type = (typed: string) => {
    onType(typed);
    setChosen(0);
    setEntered(false);
  };
  const openCurrent = useEffectEvent(() => {
    const option = options[current];
    if (option) open(option);
    else if (isSettled) openAll();
  });
  useEffect(() => {
    if (!entered || !(isSettled || failed)) return;
    setEntered(false);
    openCurrent();
  }, [entered, isSettled, failed]);
  const total = found?.recipes.total ?? 0;
  return { sections, total, isSettled, failed, groupSlug, current, choose: setChosen, open, press, type };
}
