import { plainText } from '@larder/kitchen';
import type { Icon } from '@tabler/icons-react';

/** A page to go to or a thing to do, which a search finds by its name. */
export interface SearchPlace {
  key: string;
  kind: 'action' | 'page';
  icon: Icon;
  title: string;
  hint?: string | undefined;
  /** What does the same from anywhere, one key after the other. */
  keys?: string[];
  open: () => void;
}

/** Those of which each word that was typed begins a word. */
export function named<Item>(items: readonly Item[], text: string, nameOf: (item: Item) => string): Item[] {
  const sought = wordsIn(text);
  if (sought.length === 0) return [];
  return items.filter((item) => {
    const words = wordsIn(nameOf(item));
    return sought.every((one) => words.some((word) => word.startsWith(one)));
  });
}

const wordsIn = (text: string): string[] =>
  plainText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
