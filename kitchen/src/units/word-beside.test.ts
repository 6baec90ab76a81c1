import { expect, test } from 'vitest';
import { wordBeside } from './word-beside.ts';

test.each([
  ['cups', 0.5, 'cup'],
  ['cup', 2, 'cups'],
  ['cup', 1, 'cup'],
  ['cups', 3, 'cups'],
  ['tbsp', 2, 'tbsp'],
  ['oz', 2, 'oz'],
  ['cucharada', 2, 'cucharadas'],
  ['teaspoons', 1, 'teaspoon'],
  ['inches', 1, 'inches'],
  ['EL', 2, 'EL'],
  ['Tasse', 2, 'Tasse'],
  ['Liter', 2, 'Liter'],
])('%s beside %d is %s', (word, count, expected) => expect(wordBeside(word, count)).toBe(expected));
