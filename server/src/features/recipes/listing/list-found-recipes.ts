import type { Page, RecipeListQuery, RecipeSummary } from '@larder/contract';
import type { GroupDatabase, WrittenJson } from '../../../platform/database/index.ts';
import { writtenPageOf } from '../../../platform/database/lists/index.ts';
import { readCards } from '../reading/documents.repository.ts';
import { listedTopics, rememberedOfSearch } from '../recipe-state.repository.ts';
import type { Place } from '../search/understand-search.ts';
import type { Selection } from './cards.repository.ts';
import { countResults, countTiers, findBest, findInTiers } from './search-results.ts';

interface Found extends Selection {
  places: Place[];
  path: string;
  /** Of everything that decides which recipes are found. */
  key: string;
}

/** A page of what a search has found, best first. */
export const listFoundRecipes = async (
  db: GroupDatabase,
  query: RecipeListQuery,
  found: Found,
): Promise<WrittenJson<Page<RecipeSummary>>> => {
  const isPlain = found.conditions.length === 0 && found.order.length === 0;
  const isFirstPage = query.page >= 0 && query.page <= 1 && query.perPage > 0;
  return isPlain && isFirstPage ? listFirst(db, query, found) : listAny(db, query, found);
};

/** The first page is what people type for: it needs no size of anything but of the whole. */
const listFirst = async (db: GroupDatabase, query: RecipeListQuery, { places, path, key }: Found) => {
  const numbers = await findBest(db, places, query.perPage);
  return writtenPageOf<RecipeSummary>(query, {
    path,
    count: async () =>
      numbers.length < query.perPage
        ? numbers.length
        : rememberedOfSearch(db, `results ${key}`, () => countResults(db, places)),
    rows: () => readCards(db, numbers),
  });
};

const listAny = async (db: GroupDatabase, query: RecipeListQuery, { places, path, key, ...selection }: Found) => {
  const { conditions } = selection;
  const count = () => countTiers(db, places, conditions);
  const tiers = await (conditions.length === 0
    ? rememberedOfSearch(db, `tiers ${key}`, count)
    : db.remembered(`tiers ${key}`, count, listedTopics));
  return writtenPageOf<RecipeSummary>(query, {
    path,
    count: async () => tiers.reduce((sum, { size }) => sum + size, 0),
    rows: async (window) => readCards(db, await findInTiers(db, tiers, selection, window)),
  });
};
