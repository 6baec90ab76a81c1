import { expect, test } from 'vitest';
import { organizersFor } from './organizers.ts';

test('a link has what all have and what it has itself, each once', () => {
  const forAll = { tags: ['Soup week'], categories: [] };
  expect(organizersFor(forAll)).toEqual({ tags: [{ name: 'Soup week' }], categories: [] });
  expect(organizersFor(forAll, { tags: ['Spicy', 'Soup week'], categories: ['Starters'] })).toEqual({
    tags: [{ name: 'Soup week' }, { name: 'Spicy' }],
    categories: [{ name: 'Starters' }],
  });
});
