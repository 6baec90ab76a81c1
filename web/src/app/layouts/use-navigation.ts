import { linkOptions, useMatchRoute } from '@tanstack/react-router';
import { useLastListOf } from '../../features/recipes/list/last-list.ts';
import { useGroup, useMe } from '../../lib/session/index.ts';
import {
  endOfNavigation,
  groupNavigation,
  type NavigationItem,
  type NavigationSection,
  waysToAdd,
} from '../navigation.ts';

/** The items that whoever looks may go to, from the group that is shown. */
export function useNavigation(): {
  sections: NavigationSection[];
  atTheEnd: NavigationItem[];
  inBar: NavigationItem[];
  toAdd: NavigationItem[];
  /** Those with a letter of their own. */
  byKey: NavigationItem[];
} {
  const me = useMe();
  const { slug, isOwn } = useGroup();
  const open = ({ ownGroupOnly, shownTo }: NavigationItem) =>
    (!ownGroupOnly || isOwn) && (!shownTo || (me !== null && shownTo(me)));
  const lastList = useLastListOf(slug);
  const isThere = useMatchRoute()({ to: '/g/$groupSlug' }) !== false;
  /** The list of recipes is as one has left it; who is there already goes to its top. */
  const asLeft = (item: NavigationItem): NavigationItem =>
    item.title === 'nav.recipes' && slug && lastList
      ? {
          ...item,
          link: linkOptions({
            to: '/g/$groupSlug',
            params: { groupSlug: slug },
            search: lastList.search,
            ...(!isThere && { state: { listPlace: lastList.place } }),
          }),
        }
      : item;
  const sections = (slug ? groupNavigation(slug, me) : [])
    .map((section) => ({ ...section, items: section.items.filter(open).map(asLeft) }))
    .filter(({ items }) => items.length > 0);
  const atTheEnd = endOfNavigation().filter(open);
  return {
    sections,
    atTheEnd,
    byKey: [...sections.flatMap(({ items }) => items), ...atTheEnd].filter(({ goKey }) => goKey),
    inBar: sections.flatMap(({ items }) => items).filter(({ inBar }) => inBar),
    toAdd: slug && isOwn ? waysToAdd(slug).filter(open) : [],
  };
}

/** Tells whether the page is one inside of an item of the navigation, such as a recipe among the recipes. */
export function useIsInside(): (item: NavigationItem) => boolean {
  const matchRoute = useMatchRoute();
  return ({ holds }) => holds !== undefined && matchRoute({ to: holds, fuzzy: true }) !== false;
}
