import type { RecipeSummary } from '@larder/contract';
import type { RawBuilder } from 'kysely';
import type { GroupDatabase, IndexQuery } from '../../../platform/database/index.ts';
import type { Window } from '../../../platform/database/lists/index.ts';
import { countMatches, isAmongNewest } from '../search/matches.repository.ts';
import { readCards } from './cards.repository.ts';

/** The recipes that match in one place and in none before it. */
export interface Tier {
  query: IndexQuery;
  size: number;
}

/** @param places what to look for, best place first, each with all that those before it find */
export const countTiers = async (
  db: GroupDatabase,
  places: IndexQuery['all'][],
  conditions: RawBuilder<boolean>[],
): Promise<Tier[]> => {
  const queries = places.map((all) => ({ all }));
  const upTo = await countMatches(db, queries, conditions);
  return places
    .map((all, index): Tier => {
      const before = upTo[index - 1] ?? 0;
      const except = before > 0 ? { except: places[index - 1] } : {};
      return { query: { all, ...except }, size: (upTo[index] ?? 0) - before };
    })
    .filter(({ size }) => size > 0);
};

/** A window of the results: tier after tier, and in each the given order, newest first where it has none. */
export const readTiers = async (
  db: GroupDatabase,
  tiers: Tier[],
  conditions: RawBuilder<boolean>[],
  order: RawBuilder<unknown>[],
  { limit = Number.POSITIVE_INFINITY, offset }: Window,
): Promise<RecipeSummary[]> => {
  const cards: RecipeSummary[] = [];
  const { recipeCount } = await db.state();
  let passed = 0;
  for (const { query, size } of tiers) {
    const from = Math.max(0, offset - passed);
    const wanted = Math.min(limit - cards.length, size - from);
    passed += size;
    if (wanted <= 0) continue;
    const window = { limit: wanted, offset: from };
    const isPlain = conditions.length === 0 && order.length === 0;
    const newest = isAmongNewest(db, query, { matches: size, of: recipeCount }, window);
    cards.push(
      ...(isPlain
        ? await readCards(db, [newest], [], { limit: undefined, offset: 0 })
        : await readCards(db, [db.dialect.isInIndex(query), ...conditions], order, window)),
    );
  }
  return cards;
};
