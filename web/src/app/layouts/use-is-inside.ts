import { useMatchRoute } from '@tanstack/react-router';
import type { Place } from '../places.ts';

/** Tells whether the page is one inside of a place, such as a recipe among the recipes. */
export function useIsInside(): (place: Place) => boolean {
  const matchRoute = useMatchRoute();
  return ({ holds }) => holds !== undefined && matchRoute({ to: holds, fuzzy: true }) !== false;
}
