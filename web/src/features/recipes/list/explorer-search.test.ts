import { describe, expect, test } from 'vitest';
import {
  type ExplorerSearch,
  filterOf,
  inRememberedOrder,
  orderToRemember,
  readExplorerSearch,
  sectionPreferences,
} from './explorer-search.ts';

test('an address gives back the filters that it holds', () => {
  const address = {
    search: 'soup',
    tags: ['quick', 'quick'],
    requireAllTags: 'true',
    categories: 'dinner',
    orderBy: 'name',
    favorites: 'true',
    upToAnHour: true,
  };
  expect(readExplorerSearch(address)).toEqual({
    search: 'soup',
    tags: ['quick'],
    requireAllTags: true,
    categories: ['dinner'],
    orderBy: 'name',
    favorites: true,
    upToAnHour: true,
  });
});

test('what an address cannot mean is left out', () => {
  expect(readExplorerSearch({ orderBy: 'colour', orderDirection: 'up', tags: [{}], search: ' ' })).toEqual({});
});

test.each([
  ['the newest come first', {}, { orderBy: 'createdAt', orderDirection: 'desc' }],
  ['a search comes by relevance', { search: 'soup' }, { search: 'soup' }],
  ['names begin with A', { orderBy: 'name' as const }, { orderBy: 'name', orderDirection: 'asc' }],
  [
    'recipes without a rating come last',
    { orderBy: 'rating' as const },
    { orderBy: 'rating', orderDirection: 'desc', orderByNullPosition: 'last' },
  ],
  [
    'favorites are those of whoever looks',
    { search: 'soup', favorites: true },
    { search: 'soup', queryFilter: 'favoritedBy.id = "mia"' },
  ],
  [
    'what is done in an hour can be a favorite as well',
    { search: 'soup', favorites: true, upToAnHour: true },
    { search: 'soup', queryFilter: 'favoritedBy.id = "mia" AND totalMinutes <= 60' },
  ],
  [
    'a random order keeps its seed',
    { orderBy: 'random' as const, seed: '7' },
    { orderBy: 'random', orderDirection: 'desc', paginationSeed: '7' },
  ],
])('%s', (_, search, filter) => expect(filterOf(search, 'mia')).toEqual(filter));

test('visitors have no favorites to look for', () => {
  expect(filterOf({ search: 'soup', favorites: true }, undefined)).toEqual({ search: 'soup' });
});

describe('the order that was chosen last', () => {
  const untouched = sectionPreferences.get();
  const after = (chosen: ExplorerSearch) => ({ ...untouched, ...orderToRemember(chosen) });

  test.each([
    ['without a choice the newest come first', {}, untouched, {}],
    ['it comes back', {}, after({ orderBy: 'name' }), { orderBy: 'name', orderDirection: 'asc' }],
    [
      'it comes back the other way round',
      { tags: ['quick'] },
      after({ orderBy: 'rating', orderDirection: 'asc' }),
      { tags: ['quick'], orderBy: 'rating', orderDirection: 'asc' },
    ],
    [
      'an address that names another has that one',
      { orderBy: 'rating' as const },
      after({ orderBy: 'name' }),
      { orderBy: 'rating' },
    ],
    ['a search is ranked', { search: 'soup' }, after({ orderBy: 'name' }), { search: 'soup' }],
    ['what no order is called is left out', {}, { ...after({ orderBy: 'name' }), orderBy: 'colour' }, {}],
  ])('%s', (_, search, taste, shown) => expect(inRememberedOrder(search, taste)).toEqual(shown));

  test('is remembered with its direction, and filters change nothing of it', () => {
    expect(after({ orderBy: 'lastMade' })).toEqual({
      orderBy: 'lastMade',
      orderDirection: 'desc',
      filterNull: false,
      sortIcon: 'sort-descending',
      useMobileCards: false,
      searchQuery: '',
    });
    expect(after({ tags: ['quick'] })).toEqual(untouched);
  });
});
