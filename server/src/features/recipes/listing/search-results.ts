import type { GroupDatabase, IndexQuery } from '../../../platform/database/index.ts';
import type { Window } from '../../../platform/database/lists/index.ts';
import { countMatches, findNewest } from '../search/matches.repository.ts';
import { findNumbers, type Selection } from './cards.repository.ts';

/** The recipes that match in one place and in none before it. */
export interface Tier {
  query: IndexQuery;
  size: number;
}

/** @param places what to look for, best place first, each with all that those before it find */
export const countTiers = async (
  db: GroupDatabase,
  places: IndexQuery['all'][],
  conditions: Selection['conditions'],
): Promise<Tier[]> => {
  const upTo = await countMatches(
    db,
    places.map((all) => ({ all })),
    conditions,
  );
  return places
    .map((all, index): Tier => {
      const before = upTo[index - 1] ?? 0;
      const except = before > 0 ? { except: places[index - 1] } : {};
      return { query: { all, ...except }, size: (upTo[index] ?? 0) - before };
    })
    .filter(({ size }) => size > 0);
};

/** The numbers of a window of the results: tier after tier, and in each the given order, newest first where it has none. */
export const findInTiers = async (
  db: GroupDatabase,
  tiers: Tier[],
  { conditions, order }: Selection,
  { limit = Number.POSITIVE_INFINITY, offset }: Window,
): Promise<number[]> => {
  const numbers: number[] = [];
  const { recipeCount } = await db.state();
  const isPlain = conditions.length === 0 && order.length === 0;
  let passed = 0;
  for (const { query, size } of tiers) {
    const from = Math.max(0, offset - passed);
    const wanted = Math.min(limit - numbers.length, size - from);
    passed += size;
    if (wanted <= 0) continue;
    const window = { limit: wanted, offset: from };
    const found = isPlain
      ? await findNewest(db, query, { matches: size, of: recipeCount }, window)
      : await findNumbers(db, { conditions: [db.dialect.isInIndex(query), ...conditions], order }, window);
    numbers.push(...found);
  }
  return numbers;
};
