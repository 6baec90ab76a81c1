import { expect, test } from 'vitest';
import { emptyIngredient, newTitle } from '../edit/draft/recipe-draft.ts';
import { linesToRead, withParts } from './lines-to-read.ts';

const flour = { ...emptyIngredient('500 g flour, sifted'), id: 'flour' };
const split = {
  ...emptyIngredient('beaten'),
  id: 'eggs',
  quantity: 2,
  food: { name: 'eggs' },
  originalText: '2 beaten eggs',
  isSplit: true,
};

test('lines are read as they once were written; titles and empty lines are left out', () => {
  expect(linesToRead([newTitle('Dough'), flour, split, emptyIngredient()], 'en')).toEqual([
    { id: 'flour', text: '500 g flour, sifted' },
    { id: 'eggs', text: '2 beaten eggs' },
  ]);
});

test('rows take the parts of their lines and keep the text that they had; titles stay where they are', () => {
  const title = newTitle('Dough');
  const parts = { quantity: 500, unit: { name: 'g' }, food: { name: 'flour' }, note: 'sifted' };

  expect(
    withParts(
      [title, flour, split],
      [
        { id: 'flour', text: '500 g flour, sifted', parts },
        { id: 'eggs', text: '2 beaten eggs', parts: null },
      ],
    ),
  ).toEqual([title, { ...flour, ...parts, originalText: '500 g flour, sifted', isSplit: true }, split]);
});
