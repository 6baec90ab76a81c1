import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { displayIngredient, displayText } from './display-ingredient.ts';

const cup = { name: 'cup', pluralName: 'cups', fraction: true };
const gram = {
  name: 'gram',
  pluralName: 'grams',
  abbreviation: 'g',
  pluralAbbreviation: '',
  useAbbreviation: true,
  fraction: false,
};
const pound = {
  name: 'pound',
  pluralName: 'pounds',
  abbreviation: 'lb',
  pluralAbbreviation: 'lbs',
  useAbbreviation: true,
  fraction: true,
};
const pinch = { name: 'pinch', pluralName: 'pinches', abbreviation: '', useAbbreviation: true, fraction: true };
const tomato = { name: 'tomato', pluralName: 'tomatoes' };
const salt = { name: 'salt', pluralName: null };
const giblets = { name: 'giblets' };

describe('a line of ingredients', () => {
  test.each([
    ['1½ cups tomatoes chopped', { quantity: 1.5, unit: cup, food: tomato, note: 'chopped' }],
    ['1 cup tomato', { quantity: 1, unit: cup, food: tomato }],
    ['½ cup tomato', { quantity: 0.5, unit: cup, food: tomato }],
    ['2 tomatoes', { quantity: 2, food: tomato }],
    ['½ tomato', { quantity: 0.5, food: tomato }],
    ['giblets', { quantity: null, food: giblets }],
    ['tomatoes', { quantity: null, food: tomato }],
    ['tomatoes', { quantity: 0, unit: cup, food: tomato }],
    ['pinch salt', { quantity: null, unit: pinch, food: salt }],
    ['2 pinches salt', { quantity: 2, unit: pinch, food: salt }],
    ['1 just a note', { quantity: 1, note: 'just a note' }],
    ['0.5 g salt', { quantity: 0.5, unit: gram, food: salt }],
    ['500 g salt', { quantity: 500, unit: gram, food: salt }],
    ['1 lb salt', { quantity: 1, unit: pound, food: salt }],
    ['2 lbs salt', { quantity: 2, unit: pound, food: salt }],
    ['⅓ head rock sugar', { quantity: 0.333, unit: { name: 'head', fraction: true }, food: { name: 'rock sugar' } }],
    ['2 × Shortcrust', { quantity: 2, referencedRecipe: { name: 'Shortcrust' } }],
    ['¾ cup Shortcrust cold', { quantity: 0.75, unit: cup, referencedRecipe: { name: 'Shortcrust' }, note: 'cold' }],
    ['Shortcrust', { quantity: null, referencedRecipe: { name: 'Shortcrust' } }],
    ['2 × Shortcrust', { quantity: 2, referencedRecipe: { name: 'Shortcrust' }, disableAmount: true, isFood: false }],
    ['', { quantity: null }],
  ])('%s', (text, ingredient) => expect(displayText(ingredient)).toBe(text));

  test.each([
    [2, '3 cups tomatoes'],
    [1 / 3, '½ cup tomato'],
    [2 / 3, '1 cup tomato'],
    [0.2, '³⁄₁₀ cup tomato'],
  ])('scaled by %d is %s', (scale, text) => {
    expect(displayText({ quantity: 1.5, unit: cup, food: tomato }, { scale })).toBe(text);
  });

  test.each([
    ['2–3 tomatoes large, ripe', { quantity: 2, food: tomato, note: '2-3, large, ripe' }, 1],
    ['4–6 tomatoes large', { quantity: 2, food: tomato, note: '2 bis 3, large' }, 2],
    ['½–1 cup tomato', { quantity: 0.5, unit: cup, food: tomato, note: '½ to 1' }, 1],
    ['1–1½ cups tomatoes', { quantity: 1, unit: cup, food: tomato, note: '1 – 1 1/2' }, 1],
    ['⅔–1 cup tomato ripe', { quantity: 0.333, unit: cup, food: tomato, note: '1/3-1/2, ripe' }, 2],
    ['3–4 g salt', { quantity: 1.5, unit: gram, food: salt, note: '1,5–2' }, 2],
    ['2 tomatoes 3–4, large', { quantity: 2, food: tomato, note: '3–4, large' }, 1],
    ['2 tomatoes 2–3 cm thick', { quantity: 2, food: tomato, note: '2–3 cm thick' }, 1],
    ['2 tomatoes 2, large', { quantity: 2, food: tomato, note: '2, large' }, 1],
  ])('%s: a range in the note is the amount', (text, ingredient, scale) =>
    expect(displayText(ingredient, { scale })).toBe(text),
  );

  test('three times a third of a cup is one cup, in the singular', () => {
    expect(displayText({ quantity: 0.333, unit: cup, food: tomato }, { scale: 3 })).toBe('1 cup tomato');
  });

  test('is shown whatever its numbers are, and never without what is there', () => {
    const anyNumber = fc.oneof(fc.double(), fc.double({ min: 1e-6, max: 1e5, noNaN: true }));
    fc.assert(
      fc.property(anyNumber, anyNumber, (quantity, scale) => {
        const text = displayText({ quantity, unit: cup, food: tomato }, { scale });
        expect(text).not.toMatch(/NaN|Infinity|undefined|^-?0[. ]*0* /);
        expect(text).toMatch(/tomato/);
      }),
    );
  });

  test('has a decimal comma where the language has', () => {
    expect(displayText({ quantity: 1.5, unit: gram, food: salt }, { locale: 'de' })).toBe('1,5 g salt');
  });

  test('comes apart for a page', () => {
    expect(displayIngredient({ quantity: 1.5, unit: cup, food: tomato, note: ' chopped ' })).toEqual({
      quantity: '1½',
      unit: 'cups',
      food: 'tomatoes',
      note: 'chopped',
    });
  });
});

describe('a line without amounts', () => {
  test.each([
    ['3 milk', { quantity: 3, note: 'milk', isFood: false }],
    ['milk', { quantity: 1, note: 'milk', isFood: false }],
    ['milk', { quantity: 0, note: 'milk', isFood: false }],
    ['milk', { quantity: null, note: 'milk', isFood: false }],
    ['1 Cup Flour', { quantity: 1, note: '1 Cup Flour', disableAmount: true }],
    ['sifted', { quantity: 2, unit: cup, food: salt, note: 'sifted', disableAmount: true }],
    ['tomatoes', { quantity: 2, unit: cup, food: tomato, note: '', disableAmount: true, isFood: false }],
  ])('%s', (text, ingredient) => expect(displayText(ingredient)).toBe(text));

  test('is counted anew when it is scaled', () => {
    expect(displayText({ quantity: 3, note: 'milk', isFood: false }, { scale: 2 })).toBe('6 milk');
  });
});
