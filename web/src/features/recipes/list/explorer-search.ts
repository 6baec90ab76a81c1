import type { FilterSettings } from '@larder/contract';
import { type Order, orders } from './explorer-order.ts';

export const filterKinds = ['categories', 'tags', 'tools', 'foods'] as const;
export type FilterKind = (typeof filterKinds)[number];

export const requireAllOf = {
  categories: 'requireAllCategories',
  tags: 'requireAllTags',
  tools: 'requireAllTools',
  foods: 'requireAllFoods',
} as const satisfies Record<FilterKind, keyof FilterSettings>;

/** In so many minutes at most. */
export const readyTimes = [20, 40, 60, 120] as const;
export const madeChoices = ['never', 'long-ago', 'this-week'] as const;
export const favoriteChoices = ['own', 'anyone'] as const;
const stars = [1, 2, 3, 4, 5] as const;

/** What the address of the explorer holds, so that Back and a shared link restore it. */
export interface ExplorerSearch extends Omit<FilterSettings, 'orderBy'> {
  readyIn?: (typeof readyTimes)[number];
  rating?: (typeof stars)[number];
  orderBy?: Order;
  /** Keeps a random order the same from page to page. */
  seed?: string;
}

/** A change of it: what is undefined is taken away. */
export type SearchChange = { [Key in keyof ExplorerSearch]?: ExplorerSearch[Key] | undefined };

const texts = (value: unknown): string[] | undefined => {
  const all = (Array.isArray(value) ? value : [value]).filter(
    (one) => typeof one === 'string' || typeof one === 'number',
  );
  return all.length > 0 ? [...new Set(all.map(String))] : undefined;
};

const isTrue = (value: unknown) => value === true || value === 'true';

const oneOf = <Known extends string | number>(known: readonly Known[], value: unknown): Known | undefined =>
  known.find((one) => String(one) === String(value));

/** Reads the address; what it cannot mean is left out. */
export const readExplorerSearch = (search: Record<string, unknown>): ExplorerSearch => {
  const read: SearchChange = {
    search: typeof search.search === 'number' ? String(search.search) : undefined,
    favorites: oneOf(favoriteChoices, search.favorites),
    readyIn: oneOf(readyTimes, search.readyIn),
    rating: oneOf(stars, search.rating),
    made: oneOf(madeChoices, search.made),
    orderBy: oneOf(orders, search.orderBy),
    orderDirection: oneOf(['asc', 'desc'], search.orderDirection),
  };
  if (typeof search.search === 'string' && search.search.trim() !== '') read.search = search.search;
  for (const kind of filterKinds) {
    read[kind] = texts(search[kind]);
    if (read[kind] && isTrue(search[requireAllOf[kind]])) read[requireAllOf[kind]] = true;
  }
  if (read.orderBy === 'random') read.seed = String(search.seed ?? '1');
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
};

/** How many filters are set; what is sought is none of them. */
export const countFilters = (search: ExplorerSearch): number =>
  filterKinds.reduce(
    (count, kind) => count + (search[kind]?.length ?? 0),
    [search.favorites, search.readyIn, search.rating, search.made].filter(Boolean).length,
  );

/** Neither filters nor a search: the order alone. */
export const withoutFilters = ({ orderBy, orderDirection, seed }: ExplorerSearch): ExplorerSearch =>
  readExplorerSearch({ orderBy, orderDirection, seed });

/** What is worth to be saved under a name: a random order is none. */
export const filterSettings = (search: ExplorerSearch): FilterSettings => {
  const { seed, orderBy, orderDirection, ...filters } = search;
  if (!orderBy || orderBy === 'random') return filters;
  return { ...filters, orderBy, ...(orderDirection && { orderDirection }) };
};

/** Whether two addresses ask for the same recipes. */
export const isSameFilter = (one: ExplorerSearch, other: ExplorerSearch): boolean =>
  filterText(one) === filterText(other);

const filterText = ({ seed, orderBy, orderDirection, ...filters }: ExplorerSearch): string =>
  JSON.stringify(
    Object.entries(filters)
      .map(([key, value]) => [key, Array.isArray(value) ? value.toSorted() : value])
      .toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
  );
