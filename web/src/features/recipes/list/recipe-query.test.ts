import { expect, test } from 'vitest';
import { type ExplorerSearch, readExplorerSearch } from './explorer-search.ts';
import { recipeQuery } from './recipe-query.ts';

const now = new Date(2026, 4, 31, 22);

test.each<[string, ExplorerSearch, object]>([
  ['the newest come first', {}, { orderBy: 'createdAt', orderDirection: 'desc' }],
  ['a search comes by relevance', { search: 'soup' }, { search: 'soup' }],
  ['names begin with A', { orderBy: 'name' }, { orderBy: 'name', orderDirection: 'asc' }],
  [
    'recipes without a rating come last',
    { orderBy: 'rating' },
    { orderBy: 'rating', orderDirection: 'desc', orderByNullPosition: 'last' },
  ],
  [
    'the quickest come first, and those that say no time last',
    { orderBy: 'totalMinutes' },
    { orderBy: 'totalMinutes', orderDirection: 'asc', orderByNullPosition: 'last' },
  ],
  [
    'what was never made was not made for longest',
    { orderBy: 'notMade' },
    { orderBy: 'lastMade', orderDirection: 'asc', orderByNullPosition: 'first' },
  ],
  [
    'favorites are those of whoever looks',
    { search: 'soup', favorites: 'own' },
    { search: 'soup', queryFilter: 'favoritedBy.id = "mia"' },
  ],
  [
    'or those of anybody',
    { search: 'soup', favorites: 'anyone' },
    { search: 'soup', queryFilter: 'favoritedBy.id IS NOT NULL' },
  ],
  [
    'filters go together',
    { search: 'soup', favorites: 'own', readyIn: 60, rating: 4, made: 'never' },
    {
      search: 'soup',
      queryFilter: 'favoritedBy.id = "mia" AND totalMinutes <= 60 AND rating >= 4 AND lastMade IS NULL',
    },
  ],
  [
    'for three months also what was never made was not made',
    { search: 'soup', made: 'long-ago' },
    { search: 'soup', queryFilter: '(lastMade IS NULL OR lastMade < 2026-03-03)' },
  ],
  [
    'this week is the last seven days',
    { search: 'soup', made: 'this-week' },
    { search: 'soup', queryFilter: 'lastMade >= 2026-05-24' },
  ],
  [
    'a random order keeps its seed',
    { orderBy: 'random', seed: '7' },
    { orderBy: 'random', orderDirection: 'desc', paginationSeed: '7' },
  ],
])('%s', (_, search, query) =>
  expect(recipeQuery(readExplorerSearch({ ...search }), { userId: 'mia', now })).toEqual(query),
);

test('visitors have no favorites to look for', () => {
  expect(recipeQuery({ search: 'soup', favorites: 'own' }, { userId: undefined })).toEqual({ search: 'soup' });
});

test('what all recipes of a page have in common goes together with filters', () => {
  const query = recipeQuery({ rating: 4, search: 'soup' }, { userId: 'mia', condition: 'tags.slug = "quick"' });
  expect(query.queryFilter).toBe('tags.slug = "quick" AND rating >= 4');
});
