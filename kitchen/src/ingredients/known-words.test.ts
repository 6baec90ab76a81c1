import { expect, test } from 'vitest';
import { knownWords, parseIngredient } from './index.ts';

test('a food that the group knows wins over a shorter one that the parser finds', () => {
  const known = knownWords({ foods: ['Glass noodles'], units: ['packet'] });

  const parsed = parseIngredient('1 packet glass noodles', { known });

  expect(parsed).toMatchObject({ quantity: 1, unit: 'packet', food: 'glass noodles', note: '' });
  expect(parsed.confidence.food).toBeGreaterThanOrEqual(0.99);
});

test('a unit that only the group knows is taken as a unit', () => {
  const known = knownWords({ foods: [], units: ['blob', 'big blob'] });

  expect(parseIngredient('2 big blob mayonnaise', { known })).toMatchObject({
    quantity: 2,
    unit: 'big blob',
    food: 'mayonnaise',
  });
});

test('a food that is only part of the one found changes nothing', () => {
  const known = knownWords({ foods: ['butter'], units: [] });

  expect(parseIngredient('2 tablespoons peanut butter', { known }).food).toBe('peanut butter');
});

test('works in other languages too', () => {
  const known = knownWords({ foods: ['frisch gepresster Orangensaft'], units: [] });

  expect(parseIngredient('200 ml frisch gepresster Orangensaft', { language: 'de', known })).toMatchObject({
    quantity: 200,
    unit: 'ml',
    food: 'frisch gepresster Orangensaft',
  });
});
