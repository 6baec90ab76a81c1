import { expect, test } from 'vitest';
import { ingredientsInText, lineText } from './link-ingredients.ts';
import { emptyIngredient } from './recipe-draft.ts';

const line = (note: string) => emptyIngredient(note);
const lines = ['500 g flour', '2 large tomatoes', '1 tsp salt', 'olive oil', 'a cup of tea'].map(line);

test.each([
  ['Mix the flour with the salt.', ['500 g flour', '1 tsp salt']],
  ['Chop one tomato for the sauce, without skin', ['2 large tomatoes']],
  ['Wait for 500 seconds and boil it', []],
  ['Pour in the oil.', ['olive oil']],
])('%s', (text, linked) => {
  const ids = ingredientsInText(text, lines);
  expect(lines.filter(({ id }) => ids.includes(id)).map(({ note }) => note)).toEqual(linked);
});

test('a line in parts is found by its food alone', () => {
  const butter = { ...line('at room temperature'), food: { name: 'butter' }, isSplit: true };
  expect(ingredientsInText('Let it rest at room temperature', [butter])).toEqual([]);
  expect(ingredientsInText('Beat the butter', [butter])).toEqual([butter.id]);
});

test('a line in parts reads as one text', () => {
  const parts = { quantity: 1.5, unit: { name: 'cup', pluralName: 'cups' }, food: { name: 'flour' } };
  expect(lineText({ ...line('sifted'), ...parts, isSplit: true }, 'en-US')).toBe('1½ cups flour sifted');
});
