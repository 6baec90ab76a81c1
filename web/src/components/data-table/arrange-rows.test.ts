import { expect, test } from 'vitest';
import { findRows, searchable, sortRows } from './arrange-rows.ts';
import type { Column } from './columns.ts';

interface Food {
  name: string;
  uses: number | null;
}

const foods: Food[] = [
  { name: 'Zwiebel', uses: 3 },
  { name: 'Öl', uses: null },
  { name: 'apple', uses: 12 },
  { name: 'Crème fraîche', uses: 1 },
];
const names = (rows: Food[]) => rows.map(({ name }) => name);
const column = (sortBy: (food: Food) => string | number | null): Column<Food> => ({
  key: 'it',
  title: 'It',
  cell: () => null,
  least: 0,
  share: 1,
  sortBy,
});

test('a row that is called just what is sought comes first', () => {
  const oils = ['Avocado oil', 'Oil', 'Oil of olives'].map((name) => ({ name, uses: null }));

  const found = findRows(
    searchable(oils, ({ name }) => [name, 'oil']),
    ' oil ',
  );

  expect(names(found)).toEqual(['Oil', 'Avocado oil', 'Oil of olives']);
});

test.each([
  ['creme', ['Crème fraîche']],
  ['fraiche CRE', ['Crème fraîche']],
  ['ol', ['Öl']],
  ['', ['Zwiebel', 'Öl', 'apple', 'Crème fraîche']],
  ['nothing', []],
])('a search for “%s” looks past accents, case and the order of words', (search, found) => {
  expect(
    names(
      findRows(
        searchable(foods, ({ name }) => [name]),
        search,
      ),
    ),
  ).toEqual(found);
});

test('names are sorted as people do, either way', () => {
  const byName = column(({ name }) => name);

  expect(names(sortRows(foods, byName, { by: 'it', descending: false }, 'de-DE'))).toEqual([
    'apple',
    'Crème fraîche',
    'Öl',
    'Zwiebel',
  ]);
  expect(names(sortRows(foods, byName, { by: 'it', descending: true }, 'de-DE'))[0]).toBe('Zwiebel');
});

test('a row with nothing in the column comes last either way', () => {
  const byUses = column(({ uses }) => uses);

  expect(sortRows(foods, byUses, { by: 'it', descending: false }, 'de-DE').map(({ uses }) => uses)).toEqual([
    1,
    3,
    12,
    null,
  ]);
  expect(sortRows(foods, byUses, { by: 'it', descending: true }, 'de-DE').map(({ uses }) => uses)).toEqual([
    12,
    3,
    1,
    null,
  ]);
});
