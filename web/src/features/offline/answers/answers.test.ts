import { expect, test } from 'vitest';
import { recipe } from '../../../../test/samples.ts';
import { findRecipes } from './find-recipes.ts';
import { listRecipes, type SentQuery } from './list-recipes.ts';
import { readFilter } from './read-filter.ts';

const organizer = (name: string) => ({ id: `id-${name}`, name, slug: name.toLowerCase(), groupId: 'g', onHand: false });
const all = [
  {
    ...recipe('Leek soup'),
    id: 'leek',
    createdAt: '2026-01-03T00:00:00Z',
    rating: 4,
    tags: [organizer('Quick')],
    totalTime: '20 minutes',
  },
  {
    ...recipe('Crème brûlée'),
    id: 'creme',
    createdAt: '2026-01-02T00:00:00Z',
    lastMade: '2026-01-02T12:00:00Z',
    totalTime: '2 hours',
  },
  {
    ...recipe('Pie'),
    id: 'pie',
    totalTime: '45 minutes',
    createdAt: '2026-01-01T00:00:00Z',
    description: 'With leeks',
    rating: 5,
    tags: [organizer('Quick'), organizer('Baked')],
  },
];
const reader = { userId: 'mia', favorites: new Set(['creme']) };
const names = (query: SentQuery) => listRecipes(all, query, reader).items.map(({ name }) => name);

test.each<[SentQuery, string[]]>([
  [{}, ['Leek soup', 'Crème brûlée', 'Pie']],
  [{ orderBy: 'name', orderDirection: 'asc' }, ['Crème brûlée', 'Leek soup', 'Pie']],
  [{ orderBy: 'rating', orderDirection: 'desc', orderByNullPosition: 'last' }, ['Pie', 'Leek soup', 'Crème brûlée']],
  [{ orderBy: 'lastMade', orderDirection: 'asc', orderByNullPosition: 'first' }, ['Leek soup', 'Pie', 'Crème brûlée']],
  [{ tags: ['quick'] }, ['Leek soup', 'Pie']],
  [{ tags: ['quick', 'id-Baked'], requireAllTags: true }, ['Pie']],
  [{ queryFilter: 'favoritedBy.id = "mia"' }, ['Crème brûlée']],
  [{ queryFilter: 'totalMinutes <= 30 AND rating >= 4' }, ['Leek soup']],
  [{ queryFilter: '(lastMade IS NULL OR lastMade < 2026-01-02)' }, ['Leek soup', 'Pie']],
  [{ queryFilter: 'lastMade IS NULL AND tags.slug = "baked"' }, ['Pie']],
  [{ queryFilter: 'lastMade <= $NOW AND lastMade > "$NOW-200y"' }, ['Crème brûlée']],
  [{ queryFilter: 'tags.id IN ["id-Baked", "id-Other"]' }, ['Pie']],
  [{ search: 'leek' }, ['Leek soup', 'Pie']],
  [{ search: 'creme' }, ['Crème brûlée']],
  [{ search: 'lek soop' }, []],
  [{ search: 'leak' }, ['Leek soup', 'Pie']],
  [{ search: 'soup pie' }, []],
])('of the recipes on this device %j lists %j', (query, expected) => expect(names(query)).toEqual(expected));

test('pages are cut as the server cuts them', () => {
  const page = listRecipes(all, { page: 2, perPage: 2 }, reader);
  expect(page).toMatchObject({ page: 2, perPage: 2, total: 3, totalPages: 2, items: [{ name: 'Pie' }] });
  expect(page.items[0]).not.toHaveProperty('recipeIngredient');
});

test('what only the server knows is not guessed', () => {
  expect(() => names({ queryFilter: 'user.name = "Mia"' })).toThrow('user.name');
  expect(() => readFilter('a LIKE "%b"', () => ['b'])).toThrow();
});

test('a search says what its words were understood as', () => {
  expect(findRecipes(all, 'lee').words).toMatchObject([{ word: 'lee', meant: expect.arrayContaining(['leek']) }]);
});
