import { expect, test } from 'vitest';
import { byLetter } from './by-letter.ts';

test('names stand under their first letters, accents and case aside', () => {
  const names = ['soup', 'Éclair', 'egg', '30 minutes', 'Salad', 'ähnlich', 'apple'].map((name) => ({ name }));

  const groups = byLetter(names, 'de-DE').map(({ letter, items }) => [letter, items.map(({ name }) => name)]);

  expect(groups).toEqual([
    ['#', ['30 minutes']],
    ['A', ['ähnlich', 'apple']],
    ['E', ['Éclair', 'egg']],
    ['S', ['Salad', 'soup']],
  ]);
});
