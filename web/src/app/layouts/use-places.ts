import { useGroup, useMe } from '../../lib/session/index.ts';
import { type Place, type PlaceSection, placesAtTheEnd, placesOfGroup, waysToAdd } from '../places.ts';

/** The places that whoever looks may go to, from the group that is shown. */
export function usePlaces(): { sections: PlaceSection[]; atTheEnd: Place[]; inBar: Place[]; toAdd: Place[] } {
  const me = useMe();
  const { slug, isOwn } = useGroup();
  const open = ({ ownGroupOnly, shownTo }: Place) =>
    (!ownGroupOnly || isOwn) && (!shownTo || (me !== null && shownTo(me)));
  const sections = (slug ? placesOfGroup(slug) : [])
    .map((section) => ({ ...section, places: section.places.filter(open) }))
    .filter(({ places }) => places.length > 0);
  return {
    sections,
    atTheEnd: placesAtTheEnd().filter(open),
    inBar: sections.flatMap(({ places }) => places).filter(({ inBar }) => inBar),
    toAdd: slug && isOwn ? waysToAdd(slug).filter(open) : [],
  };
}
