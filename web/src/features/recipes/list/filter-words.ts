import { formatMinutes } from '@larder/kitchen';
import { locale, type MessageKey, t } from '../../../lib/messages/index.ts';
import type { ExplorerSearch, FilterKind } from './explorer-search.ts';

export const readyWords = (minutes: number) => formatMinutes(minutes, locale());

export const madeWords = {
  never: 'explorer.never-made',
  'long-ago': 'explorer.made-long-ago',
  'this-week': 'explorer.made-this-week',
} as const satisfies Record<NonNullable<ExplorerSearch['made']>, MessageKey>;

const favoriteWords = {
  own: 'explorer.favorites',
  anyone: 'explorer.favorites-of-anyone',
} as const satisfies Record<NonNullable<ExplorerSearch['favorites']>, MessageKey>;

export const kindTitles = {
  categories: 'explorer.category',
  tags: 'explorer.tag',
  tools: 'explorer.tool',
  foods: 'explorer.food',
} as const satisfies Record<FilterKind, MessageKey>;

interface SetFilter {
  key: 'search' | 'favorites' | 'readyIn' | 'rating' | 'made';
  words: string;
}

/** What is set, in words, but for what has a name of its own. */
export const setFilters = ({ search, favorites, readyIn, rating, made }: ExplorerSearch): SetFilter[] => [
  ...(search ? [{ key: 'search', words: t('explorer.search-text', { text: search }) } as const] : []),
  ...(favorites ? [{ key: 'favorites', words: t(favoriteWords[favorites]) } as const] : []),
  ...(readyIn ? [{ key: 'readyIn', words: t('explorer.up-to', { time: readyWords(readyIn) }) } as const] : []),
  ...(rating ? [{ key: 'rating', words: t('explorer.stars-and-more', { stars: rating }) } as const] : []),
  ...(made ? [{ key: 'made', words: t(madeWords[made]) } as const] : []),
];
