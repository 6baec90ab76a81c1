import type { RecipeFilter } from '../recipes.api.ts';
import { type Order, usualDirection } from './explorer-order.ts';
import type { ExplorerSearch } from './explorer-search.ts';

interface Looking {
  /** Whose favorites are meant; visitors have none, and see all recipes. */
  userId: string | undefined;
  /** What all recipes of the page have in common. */
  condition?: string | undefined;
  now?: Date;
}

/** The same as the API wants it. A search without an order comes by relevance. */
export const recipeQuery = (search: ExplorerSearch, { userId, condition, now = new Date() }: Looking): RecipeFilter => {
  const { seed, orderBy, orderDirection, favorites, readyIn, rating, made, ...chosen } = search;
  const conditions = [
    condition,
    favorites && userId && (favorites === 'own' ? `favoritedBy.id = "${userId}"` : 'favoritedBy.id IS NOT NULL'),
    readyIn && `totalMinutes <= ${readyIn}`,
    rating && `rating >= ${rating}`,
    made && madeCondition(made, now),
  ].filter(Boolean);
  const rest = { ...chosen, ...(conditions.length > 0 && { queryFilter: conditions.join(' AND ') }) };
  if (!orderBy && rest.search) return rest;
  return { ...rest, ...inOrder(orderBy ?? 'createdAt', orderDirection, seed) };
};

const inOrder = (order: Order, direction = usualDirection(order), seed = '1'): RecipeFilter => {
  switch (order) {
    case 'random':
      return { orderBy: order, orderDirection: direction, paginationSeed: seed };
    // What was never made was not made for longest.
    case 'notMade':
      return { orderBy: 'lastMade', orderDirection: 'asc', orderByNullPosition: 'first' };
    case 'rating':
    case 'lastMade':
    case 'totalMinutes':
      return { orderBy: order, orderDirection: direction, orderByNullPosition: 'last' };
    default:
      return { orderBy: order, orderDirection: direction };
  }
};

const madeCondition = (made: NonNullable<ExplorerSearch['made']>, now: Date): string => {
  switch (made) {
    case 'never':
      return 'lastMade IS NULL';
    case 'long-ago':
      return `(lastMade IS NULL OR lastMade < ${dayBefore(now, { months: 3 })})`;
    case 'this-week':
      return `lastMade >= ${dayBefore(now, { days: 7 })}`;
  }
};

/** A plain day, so that the same list is asked for all day long. */
const dayBefore = (now: Date, { months = 0, days = 0 }: { months?: number; days?: number }): string =>
  new Date(Date.UTC(now.getFullYear(), now.getMonth() - months, now.getDate() - days)).toISOString().slice(0, 10);
