import { expect, test } from 'vitest';
import { countFilters, filterSettings, isSameFilter, readExplorerSearch, withoutFilters } from './explorer-search.ts';

test('an address gives back the filters that it holds', () => {
  const address = {
    search: 'soup',
    tags: ['quick', 'quick'],
    requireAllTags: 'true',
    categories: 'dinner',
    orderBy: 'name',
    favorites: 'own',
    readyIn: 60,
    rating: '4',
    made: 'never',
  };
  const search = readExplorerSearch(address);
  expect(search).toEqual({
    search: 'soup',
    tags: ['quick'],
    requireAllTags: true,
    categories: ['dinner'],
    orderBy: 'name',
    favorites: 'own',
    readyIn: 60,
    rating: 4,
    made: 'never',
  });
  expect(countFilters(search)).toBe(6);
  expect(withoutFilters(search)).toEqual({ orderBy: 'name' });
});

test('what an address cannot mean is left out', () => {
  expect(
    readExplorerSearch({
      orderBy: 'colour',
      orderDirection: 'up',
      tags: [{}],
      search: ' ',
      readyIn: 7,
      rating: 9,
      made: 'often',
      favorites: true,
      requireAllTags: true,
    }),
  ).toEqual({});
});

test('what is saved is what is set; a random order is none to come back to', () => {
  expect(filterSettings({ tags: ['quick'], orderBy: 'name' })).toEqual({ tags: ['quick'], orderBy: 'name' });
  expect(filterSettings({ rating: 4, orderBy: 'random', seed: '7' })).toEqual({ rating: 4 });
});

test('a filter is the same in whatever order it was put together', () => {
  const one = readExplorerSearch({ tags: ['quick', 'vegan'], rating: 4 });
  const other = readExplorerSearch({ rating: '4', tags: ['vegan', 'quick'], orderBy: 'name' });
  expect([isSameFilter(one, other), isSameFilter(one, { rating: 4 })]).toEqual([true, false]);
});
