import { expect, test } from 'vitest';
import { createNameIndex } from './name-index.ts';

const foods = createNameIndex(
  [
    ['tomato', 'tomatoes'],
    ['Crème fraîche', null],
    ['broccoli', null],
    ['cilantro', null, 'coriander leaves'],
    ['coriander', null],
    ['ground beef', null],
    ['peas', null],
    ['cherry', 'cherries'],
    ['yogurt', null],
    ['Zwiebel', 'Zwiebeln'],
    ['Ei', 'Eier'],
    ['half-and-half', null],
    ['mozzarella', null],
  ].map((names) => ({ entity: names[0] ?? '', names })),
  { least: 0.85, shortest: 5 },
);

test.each([
  ['Tomatoes', 'tomato'],
  ['creme fraiche', 'Crème fraîche'],
  ['coriander leaves', 'cilantro'],
  ['coriander', 'coriander'],
  ['zwiebeln', 'Zwiebel'],
  ['EIER', 'Ei'],
  ['half and half', 'half-and-half'],
  ['  ground   beef ', 'ground beef'],
])('%s is %s', (text, food) => expect(foods.find(text)).toBe(food));

test.each([
  ['brocolli', 'broccoli'],
  ['yoghurt', 'yogurt'],
  ['mozarella', 'mozzarella'],
  ['tomatos', 'tomato'],
])('%s is taken for %s, but not for sure', (text, food) => {
  const match = foods.findAlike(text);
  expect(match?.entity).toBe(food);
  expect(match?.likeness).toBeGreaterThanOrEqual(0.85);
});

test.each(['ground beet', 'pears', 'sherry', 'corn', '', '%', 'x'.repeat(500)])('%s is no typo of anything', (text) => {
  expect(foods.findAlike(text)).toBeUndefined();
});

test('capitals count where the group has given them a meaning', () => {
  const units = createNameIndex(
    [
      { entity: 'tablespoon', names: ['tablespoon', 'T'] },
      { entity: 'teaspoon', names: ['teaspoon', 't'] },
    ],
    { least: 0.7, shortest: 4 },
  );
  expect([units.find('T'), units.find('t'), units.find('t.')]).toEqual(['tablespoon', 'teaspoon', 'teaspoon']);
});
