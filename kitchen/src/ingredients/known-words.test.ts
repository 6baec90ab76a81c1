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

test('a unit of two words is known with dots and without', () => {
  const known = knownWords({ foods: ['stock'], units: ['fl oz'] });

  expect(parseIngredient('2 fl. oz. stock', { known })).toMatchObject({ quantity: 2, unit: 'fl oz', food: 'stock' });
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

test.each([
  ['en', '200 g Tipo 00 flour', 'Tipo 00 flour', { quantity: 200, unit: 'g', food: 'Tipo 00 flour' }],
  ['en', '1 tsp 5 spice powder', '5 spice powder', { quantity: 1, unit: 'tsp', food: '5 spice powder' }],
  ['en', '2 cups self raising flour', 'self-raising flour', { quantity: 2, unit: 'cups', food: 'self raising flour' }],
  ['en', '1 tbsp salt & pepper mix', 'salt & pepper mix', { quantity: 1, unit: 'tbsp', food: 'salt & pepper mix' }],
  ['en', '1 can chopped tomatoes', 'Chopped Tomatoes', { quantity: 1, unit: 'can', food: 'chopped tomatoes' }],
  ['de', '250 g Mehl Type 405, gesiebt', 'Mehl Type 405', { quantity: 250, unit: 'g', food: 'Mehl Type 405' }],
  ['de', '1,5 EL gehackte Mandeln', 'Gehackte Mandeln', { quantity: 1.5, unit: 'EL', food: 'gehackte Mandeln' }],
  ['fr', '20 cl creme fraiche épaisse', 'crème fraîche épaisse', { quantity: 20, food: 'creme fraiche épaisse' }],
  ['es', '200 g de queso rallado', 'queso rallado', { quantity: 200, unit: 'g', food: 'queso rallado' }],
  ['it', '300 g di farina 00', 'farina 00', { quantity: 300, unit: 'g', food: 'farina 00' }],
  ['nl', '100 g geraspte kaas', 'Geraspte kaas', { quantity: 100, unit: 'g', food: 'geraspte kaas' }],
  ['pt', '1 lata de milho verde escorrido', 'milho verde escorrido', { unit: 'lata', food: 'milho verde escorrido' }],
  ['sv', '1 burk krossade tomater', 'krossade tomater', { unit: 'burk', food: 'krossade tomater' }],
  ['da', '1 dåse hakkede tomater', 'hakkede tomater', { unit: 'dåse', food: 'hakkede tomater' }],
  ['nb', '150 g revet ost', 'Revet ost', { quantity: 150, food: 'revet ost' }],
  ['pl', '1 puszka krojonych pomidorów', 'krojonych pomidorow', { unit: 'puszka', food: 'krojonych pomidorów' }],
])('in %s, "%s" has the group\'s %s', (language, line, food, understood) => {
  const known = knownWords({ foods: [food], units: [] });

  const parsed = parseIngredient(line, { language, known });

  expect(parsed).toMatchObject(understood);
  expect(parsed.confidence.food).toBeGreaterThanOrEqual(0.99);
});

test('the amount of a line is never taken into a food', () => {
  const known = knownWords({ foods: ['2 eggs'], units: [] });

  expect(parseIngredient('2 eggs', { known })).toMatchObject({ quantity: 2, food: 'eggs' });
});
