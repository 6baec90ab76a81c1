import type { GroupDatabase, TokenQuery } from '../../../platform/database/index.ts';
import type { Window } from '../../../platform/database/lists/index.ts';
import { recipeState } from '../recipe-state.repository.ts';
import { countMatches, findNewest, isFound } from '../search/search-index.repository.ts';
import type { Place } from '../search/understand-search.ts';
import { findNumbers, type Selection } from './cards.repository.ts';

const inPlaceAlone = (places: Place[], index: number): TokenQuery => {
  const before = places[index - 1];
  return { all: places[index]?.all ?? [], ...(before && { except: before.all }) };
};

/** The newest recipes of the best places, as many as are asked for, as far as there are so many. */
export const findBest = async (db: GroupDatabase, places: Place[], limit: number): Promise<number[]> => {
  const { recipeCount } = await recipeState(db);
  const numbers: number[] = [];
  for (const [index, { counts }] of places.entries()) {
    if (numbers.length >= limit) break;
    const window = { limit: limit - numbers.length, offset: 0 };
    numbers.push(...(await findNewest(db, inPlaceAlone(places, index), likely(counts, recipeCount), window)));
  }
  return numbers;
};

/** How many recipes have all words, if the words know nothing of each other. */
const likely = (counts: number[], of: number): number =>
  counts.reduce((matches, count) => matches * Math.min(1, count / of), of);

/** How many recipes all places together have. */
export const countResults = async (db: GroupDatabase, places: Place[]): Promise<number> => {
  const [widest] = places.slice(-1);
  if (!widest) return 0;
  return widest.exactly ?? (await countMatches(db, [widest], []))[0] ?? 0;
};

/** The recipes that match in one place and in none before it. */
export interface Tier {
  query: TokenQuery;
  size: number;
}

/** The best places first, each with the number of recipes that are found in it and in no better one. */
export const countTiers = async (
  db: GroupDatabase,
  places: Place[],
  conditions: Selection['conditions'],
): Promise<Tier[]> => {
  const upTo = await countPlaces(db, places, conditions);
  return places
    .map((_, index) => ({
      query: inPlaceAlone(places, index),
      size: (upTo[index] ?? 0) - (upTo[index - 1] ?? 0),
    }))
    .filter(({ size }) => size > 0);
};

const countPlaces = async (db: GroupDatabase, places: Place[], conditions: Selection['conditions']) => {
  const isCounted = (place: Place) => conditions.length > 0 || place.exactly === undefined;
  const counts = await countMatches(db, places.filter(isCounted), conditions);
  return places.map((place) => (isCounted(place) ? counts.shift() : place.exactly));
};

/** The numbers of a window of the results: tier after tier, and in each the given order, newest first where it has none. */
export const findInTiers = async (
  db: GroupDatabase,
  tiers: Tier[],
  { conditions, order }: Selection,
  { limit = Number.POSITIVE_INFINITY, offset }: Window,
): Promise<number[]> => {
  const numbers: number[] = [];
  const isPlain = conditions.length === 0 && order.length === 0;
  let passed = 0;
  for (const { query, size } of tiers) {
    const from = Math.max(0, offset - passed);
    const wanted = Math.min(limit - numbers.length, size - from);
    passed += size;
    if (wanted <= 0) continue;
    const window = { limit: wanted, offset: from };
    const found = isPlain
      ? await findNewest(db, query, size, window)
      : await findNumbers(db, { conditions: [isFound(db, query), ...conditions], order }, window);
    numbers.push(...found);
  }
  return numbers;
};
