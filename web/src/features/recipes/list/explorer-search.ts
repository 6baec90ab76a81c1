import { preference } from '../../../lib/preferences/preference.ts';
import type { RecipeFilter } from '../recipes.api.ts';

export const filterKinds = ['categories', 'tags', 'tools', 'foods'] as const;
export type FilterKind = (typeof filterKinds)[number];

export const requireAllOf = {
  categories: 'requireAllCategories',
  tags: 'requireAllTags',
  tools: 'requireAllTools',
  foods: 'requireAllFoods',
} as const satisfies Record<FilterKind, keyof RecipeFilter>;

export const orders = ['createdAt', 'name', 'rating', 'updatedAt', 'lastMade', 'random'] as const;
export type Order = (typeof orders)[number];

/** What the address of the explorer holds, so that Back and a shared link restore it. */
export interface ExplorerSearch {
  search?: string;
  categories?: string[];
  tags?: string[];
  tools?: string[];
  foods?: string[];
  /** Only the favorites of whoever looks. */
  favorites?: boolean;
  upToAnHour?: boolean;
  requireAllCategories?: boolean;
  requireAllTags?: boolean;
  requireAllTools?: boolean;
  requireAllFoods?: boolean;
  orderBy?: Order;
  orderDirection?: 'asc' | 'desc';
  /** Keeps a random order the same from page to page. */
  seed?: string;
}

const texts = (value: unknown): string[] | undefined => {
  const all = (Array.isArray(value) ? value : [value]).filter(
    (one) => typeof one === 'string' || typeof one === 'number',
  );
  return all.length > 0 ? [...new Set(all.map(String))] : undefined;
};

const isTrue = (value: unknown) => value === true || value === 'true';

/** Reads the address; what it cannot mean is left out. */
export const readExplorerSearch = (search: Record<string, unknown>): ExplorerSearch => {
  const order = orders.find((known) => known === search.orderBy);
  const read: ExplorerSearch = {};
  if (typeof search.search === 'string' && search.search.trim() !== '') read.search = search.search;
  if (typeof search.search === 'number') read.search = String(search.search);
  for (const kind of filterKinds) {
    const chosen = texts(search[kind]);
    if (chosen) read[kind] = chosen;
    if (chosen && isTrue(search[requireAllOf[kind]])) read[requireAllOf[kind]] = true;
  }
  if (isTrue(search.favorites)) read.favorites = true;
  if (isTrue(search.upToAnHour)) read.upToAnHour = true;
  if (order) read.orderBy = order;
  if (search.orderDirection === 'asc' || search.orderDirection === 'desc') read.orderDirection = search.orderDirection;
  if (order === 'random') read.seed = String(search.seed ?? '1');
  return read;
};

/** Names read from A, all else from the newest, highest or latest. */
export const usualDirection = (order: Order): 'asc' | 'desc' => (order === 'name' ? 'asc' : 'desc');

/**
 * The same as the API wants it. A search without an order comes by relevance.
 * @param userId whose favorites are meant; visitors have none, and see all recipes
 */
export const filterOf = (search: ExplorerSearch, userId: string | undefined): RecipeFilter => {
  const { seed, orderBy, orderDirection, favorites, upToAnHour, ...chosen } = search;
  const conditions = [
    ...(favorites && userId ? [`favoritedBy.id = "${userId}"`] : []),
    ...(upToAnHour ? ['totalMinutes <= 60'] : []),
  ];
  const rest = { ...chosen, ...(conditions.length > 0 && { queryFilter: conditions.join(' AND ') }) };
  if (!orderBy && rest.search) return rest;
  const order = orderBy ?? 'createdAt';
  return {
    ...rest,
    orderBy: order,
    orderDirection: orderDirection ?? usualDirection(order),
    ...(order === 'random' && { paginationSeed: seed ?? '1' }),
    ...((order === 'rating' || order === 'lastMade') && { orderByNullPosition: 'last' }),
  };
};

/** How recipes are listed on this device. */
export const sectionPreferences = preference('recipe-section-preferences', {
  orderBy: 'name',
  orderDirection: 'asc',
  /** Never: recipes without what they are ordered by come last. */
  filterNull: false,
  /** Empty until somebody chooses an order. */
  sortIcon: '',
  /** A list of rows instead of a grid of pictures. */
  useMobileCards: false,
  /** Never filled: what is sought stands in the address. */
  searchQuery: '',
});
type SectionPreferences = ReturnType<typeof sectionPreferences.get>;

/** The order of a choice in the explorer, to be remembered. */
export function orderToRemember({ orderBy, orderDirection }: ExplorerSearch): Partial<SectionPreferences> {
  if (!orderBy) return {};
  const direction = orderDirection ?? usualDirection(orderBy);
  const sortIcon = direction === 'asc' ? 'sort-ascending' : 'sort-descending';
  return { orderBy, orderDirection: direction, filterNull: false, sortIcon };
}

/** The seed of random orders that no address names: another one at each visit. */
const seedOfVisit = String(Math.floor(Math.random() * 1_000_000));

/** In the order that was chosen last, where the address names none and no search ranks what it finds. */
export function inRememberedOrder(search: ExplorerSearch, { orderBy, orderDirection, sortIcon }: SectionPreferences) {
  const order = orders.find((known) => known === orderBy);
  if (search.orderBy || search.search || sortIcon === '' || !order) return search;
  return readExplorerSearch({
    ...search,
    orderBy: order,
    orderDirection,
    ...(order === 'random' && { seed: seedOfVisit }),
  });
}

export const countFilters = (search: ExplorerSearch): number =>
  filterKinds.reduce(
    (count, kind) => count + (search[kind]?.length ?? 0),
    [search.favorites, search.upToAnHour].filter(Boolean).length,
  );
