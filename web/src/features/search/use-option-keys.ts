import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import type { SearchOption, SearchSection } from './use-search-options.ts';

interface OptionKeysProps {
  sections: SearchSection[];
  text: string;
  /** What Enter opens is known: the text was looked for as it stands. */
  isReady: boolean;
  onType: (text: string) => void;
  onOpen: (option: SearchOption) => void;
  /** Enter where nothing was found. */
  onNone?: () => void;
}

/** Which of the options is chosen, and where the keys of the field lead. */
export function useOptionKeys({ sections, text, isReady, onType, onOpen, onNone }: OptionKeysProps) {
  const [chosen, setChosen] = useState(0);
  const [entered, setEntered] = useState(false);
  const options = sections.flatMap((section) => section.options);
  const current = Math.min(chosen, options.length - 1);

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
    if (event.key === 'Enter' && (text.trim() !== '' || options.length > 0)) {
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
    if (option) onOpen(option);
    else onNone?.();
  });
  useEffect(() => {
    if (!entered || !isReady) return;
    setEntered(false);
    openCurrent();
  }, [entered, isReady]);
  return { current, choose: setChosen, press, type };
}
