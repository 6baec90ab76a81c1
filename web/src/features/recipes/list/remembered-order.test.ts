import { expect, test } from 'vitest';
import type { ExplorerSearch } from './explorer-search.ts';
import { inRememberedOrder, orderToRemember, sectionPreferences } from './remembered-order.ts';

const untouched = sectionPreferences.get();
const after = (chosen: ExplorerSearch) => ({ ...untouched, ...orderToRemember(chosen) });

test.each<[string, ExplorerSearch, typeof untouched, ExplorerSearch]>([
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
    { orderBy: 'rating' },
    after({ orderBy: 'name' }),
    { orderBy: 'rating' },
  ],
  ['a search is ranked', { search: 'soup' }, after({ orderBy: 'name' }), { search: 'soup' }],
  ['what no order is called is left out', {}, { ...after({ orderBy: 'name' }), orderBy: 'colour' }, {}],
])('the order that was chosen last: %s', (_, search, taste, shown) =>
  expect(inRememberedOrder(search, taste)).toEqual(shown),
);

test('the order that was chosen last is remembered with its direction, and filters change nothing of it', () => {
  expect(after({ orderBy: 'lastMade' })).toEqual({
    orderBy: 'lastMade',
    orderDirection: 'desc',
    filterNull: false,
    sortIcon: 'sort-descending',
    useMobileCards: false,
    showDescriptions: false,
    searchQuery: '',
  });
  expect(after({ tags: ['quick'] })).toEqual(untouched);
});
