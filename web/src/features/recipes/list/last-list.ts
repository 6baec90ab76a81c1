import { type ParsedLocation, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { tabText } from '../../../lib/browser/stored-text.ts';
import { preference } from '../../../lib/preferences/preference.ts';
import { type ExplorerSearch, readExplorerSearch } from './explorer-search.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The list is come back to from elsewhere: it is scrolled as it was there. */
    listPlace?: string;
  }
}

interface LastList {
  groupSlug: string;
  search: ExplorerSearch;
  /** Where the list is scrolled to, as the router remembers it. */
  place: string;
  listKey: string;
  total: number;
}

/** The list of all recipes as one has left it, as long as the tab is open. */
const lastList = preference<LastList>(
  'larder.last-list',
  { groupSlug: '', search: {}, place: '', listKey: '', total: 0 },
  tabText,
);

/** What the router remembers the scrolling of a page by. */
export const placeOf = (state: ParsedLocation['state']): string | undefined => state.listPlace ?? state.__TSR_key;

/** What the list of recipes of a group was filtered by when one left it, and how far one had come. */
export function useLastListOf(groupSlug: string | null): Pick<LastList, 'search' | 'place'> | undefined {
  const [{ groupSlug: ofGroup, search, place }] = lastList.use();
  return groupSlug !== null && ofGroup === groupSlug ? { search: readExplorerSearch({ ...search }), place } : undefined;
}

interface ShownList {
  groupSlug: string | null;
  search: ExplorerSearch;
  /** Names the list with its order and its look. */
  listKey: string;
  total: number | undefined;
}

/**
 * Remembers the list that is on the screen, for whoever goes on to another page.
 * @returns how many recipes it had when it was there last, so that it is as high as it was before any of them has come
 */
export function useLastList({ groupSlug, search, listKey, total }: ShownList, isRemembered: boolean) {
  // On the way to another page the router is there already, while the list is still shown.
  const place =
    useRouterState({ select: ({ resolvedLocation, location }) => placeOf((resolvedLocation ?? location).state) }) ?? '';
  const [last] = lastList.use();
  const filters = JSON.stringify(search);
  useEffect(() => {
    if (!isRemembered || groupSlug === null || total === undefined) return;
    lastList.change({ groupSlug, search: JSON.parse(filters), place, listKey, total });
  }, [isRemembered, groupSlug, filters, place, listKey, total]);
  return isRemembered && last.listKey === listKey && last.total > 0 ? last.total : undefined;
}
