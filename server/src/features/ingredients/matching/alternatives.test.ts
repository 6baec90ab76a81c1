import { expect, test } from 'vitest';
import { withoutAlternatives } from './alternatives.ts';

const read = (food: string, language: string) => {
  const { food: first, note } = withoutAlternatives(
    { quantity: 1, unit: '', food, note: 'soft', confidence: null },
    language,
  );
  return [first, note];
};

test.each([
  ['en', 'butter or margarine', 'butter', 'or margarine, soft'],
  ['en', 'extra virgin olive oil or butter', 'extra virgin olive oil', 'or butter, soft'],
  ['de', 'Butter oder Margarine', 'Butter', 'oder Margarine, soft'],
  ['fr-FR', 'beurre ou margarine', 'beurre', 'ou margarine, soft'],
])('in %s "%s" is %s', (language, food, first, note) => expect(read(food, language)).toEqual([first, note]));

test.each([
  ['en', 'hot or sweet paprika'],
  ['en', 'vegetable or chicken stock'],
  ['en', 'oranges'],
  ['en', 'or'],
  ['xx', 'butter or margarine'],
])('in %s "%s" stays whole', (language, food) => expect(read(food, language)).toEqual([food, 'soft']));
