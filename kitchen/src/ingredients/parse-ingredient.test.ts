import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseIngredient, parseIngredients } from './index.ts';

test.each([
  ['1½ cups flour, sifted', { quantity: 1.5, unit: 'cups', food: 'flour', note: 'sifted' }],
  ['1\u2009½ tsp salt', { quantity: 1.5, unit: 'tsp', food: 'salt', note: '' }],
  ['1\u200b1/2 tsp salt', { quantity: 1.5, unit: 'tsp', food: 'salt', note: '' }],
  ['1\u2009–\u20092 tsp salt', { quantity: 1, unit: 'tsp', food: 'salt', note: '' }],
  ['1/0 cups flour', { quantity: null, unit: 'cups', food: 'flour', note: '' }],
  ['salt to taste', { quantity: null, unit: '', food: 'salt', note: 'to taste' }],
  ['2 large eggs', { quantity: 2, unit: '', food: 'eggs', note: 'large' }],
  ['2 cloves garlic, crushed', { quantity: 2, unit: 'cloves', food: 'garlic', note: 'crushed' }],
  ['4 cloves', { quantity: 4, unit: '', food: 'cloves', note: '' }],
  ['1 cup', { quantity: 1, unit: 'cup', food: '', note: '' }],
  ['14 fl. oz. beef broth', { quantity: 14, unit: 'fl oz', food: 'beef broth', note: '' }],
  ['1 tsp ground cloves', { quantity: 1, unit: 'tsp', food: 'ground cloves', note: '' }],
  ['1 pinch of salt', { quantity: 1, unit: 'pinch', food: 'salt', note: '' }],
  ['150g/5½oz butter', { quantity: 150, unit: 'g', food: 'butter', note: '5½oz' }],
  ['1 cup (240 ml) milk, warm', { quantity: 1, unit: 'cup', food: 'milk', note: '240 ml, warm' }],
  ['1 (12 ounce) package spinach', { quantity: 1, unit: 'package', food: 'spinach', note: '12 ounce' }],
  ['2 tablespoons butter or margarine', { quantity: 2, unit: 'tablespoons', food: 'butter or margarine', note: '' }],
  [
    'skinless, boneless chicken breasts',
    { quantity: null, unit: '', food: 'skinless, boneless chicken breasts', note: '' },
  ],
  ['a handful of fresh parsley', { quantity: 1, unit: 'handful', food: 'fresh parsley', note: '' }],
  ['a pinch of salt', { quantity: 1, unit: 'pinch', food: 'salt', note: '' }],
  ['juice of half a lemon', { quantity: 0.5, unit: '', food: 'lemon', note: 'juice of' }],
  ['half a cucumber', { quantity: 0.5, unit: '', food: 'cucumber', note: '' }],
  ['an onion, chopped', { quantity: 1, unit: '', food: 'onion', note: 'chopped' }],
  ['a large lemon', { quantity: 1, unit: '', food: 'lemon', note: 'large' }],
  ['juice of a lemon', { quantity: 1, unit: '', food: 'lemon', note: 'juice of' }],
  ['half of an onion', { quantity: 0.5, unit: '', food: 'onion', note: '' }],
  ['half and half', { quantity: null, unit: '', food: 'half and half', note: '' }],
  ['a quarter cup oil', { quantity: 0.25, unit: 'cup', food: 'oil', note: '' }],
  ['three quarters cup milk', { quantity: 0.75, unit: 'cup', food: 'milk', note: '' }],
  ['quarter cup oil', { quantity: 0.25, unit: 'cup', food: 'oil', note: '' }],
  ['two thirds of a cup of sugar', { quantity: 2 / 3, unit: 'cup', food: 'sugar', note: '' }],
  ['1 and a half cups flour', { quantity: 1.5, unit: 'cups', food: 'flour', note: '' }],
  ['one and a half cups flour', { quantity: 1.5, unit: 'cups', food: 'flour', note: '' }],
  ['a couple of carrots', { quantity: 2, unit: '', food: 'carrots', note: '' }],
  ['a few sprigs of thyme', { quantity: null, quantityText: 'a few', unit: 'sprigs', food: 'thyme', note: '' }],
  ['a little oil', { quantity: null, unit: '', food: 'oil', note: 'a little' }],
  ['a 400g tin chopped tomatoes', { quantity: 1, unit: 'tin', food: 'chopped tomatoes', note: '400g' }],
  ['a 400g tin', { quantity: 1, unit: 'tin', food: '', note: '400g' }],
  ['half a 400g tin of chickpeas', { quantity: 0.5, unit: 'tin', food: 'chickpeas', note: '400g' }],
  ['a large 12 oz (340 g) can beans', { quantity: 1, unit: 'can', food: 'beans', note: 'large 12 oz, 340 g' }],
  ['a 2cm piece ginger', { quantity: 2, unit: 'cm piece', food: 'ginger', note: 'a' }],
  ['a generous ½ teaspoon salt', { quantity: 0.5, unit: 'teaspoon', food: 'salt', note: 'a generous' }],
  ['1 one-pound jar jam', { quantity: 1, unit: 'jar', food: 'jam', note: 'one-pound' }],
  ['Little Gem lettuce leaves', { quantity: null, unit: '', food: 'Little Gem lettuce leaves', note: '' }],
  ['little gem, shredded', { quantity: null, unit: '', food: 'little gem', note: 'shredded' }],
  ['five spice powder', { quantity: null, unit: '', food: 'five spice powder', note: '' }],
  ['2 dozen oysters', { quantity: 2, unit: 'dozen', food: 'oysters', note: '' }],
  ['1 T oil', { quantity: 1, unit: 'T', food: 'oil', note: '' }],
  ['1 t salt', { quantity: 1, unit: 't', food: 'salt', note: '' }],
  ['For the sauce: 2 tbsp butter', { quantity: 2, unit: 'tbsp', food: 'butter', note: 'For the sauce' }],
  ['Flour: 250g', { quantity: 250, unit: 'g', food: 'Flour', note: '' }],
  ['2 x 400g tins chopped tomatoes', { quantity: 2, unit: 'tins', food: 'chopped tomatoes', note: '400g' }],
  ['1 (14-oz) can coconut milk', { quantity: 1, unit: 'can', food: 'coconut milk', note: '14-oz' }],
  ['zest and juice of ½ orange', { quantity: 0.5, unit: '', food: 'orange', note: 'zest and juice of' }],
  ['2tbsp soy sauce', { quantity: 2, unit: 'tbsp', food: 'soy sauce', note: '' }],
  ['1 pkg (8 oz) cream cheese', { quantity: 1, unit: 'pkg', food: 'cream cheese', note: '8 oz' }],
  ['200ml/7fl oz milk', { quantity: 200, unit: 'ml', food: 'milk', note: '7fl oz' }],
  ['4 chicken breasts (about 600 g)', { quantity: 4, unit: '', food: 'chicken breasts', note: 'about 600 g' }],
])('%s', (line, parts) => {
  expect(parseIngredient(line)).toMatchObject(parts);
});

test.each([
  ['2-3 carrots', 2, 3],
  ['2 to 3 tablespoons oil', 2, 3],
  ['1 or 2 onions', 1, 2],
  ['110g-175g/4oz-6oz bacon', 110, 175],
  ['1 cup to 2 cups milk', 1, 2],
])('%s is an amount from %d to %d', (line, low, high) => {
  expect(parseIngredient(line)).toMatchObject({ quantity: low, quantityMax: high });
});

test('the dot behind a unit is a piece of its own', () => {
  const { tokens } = parseIngredient('2 tbsp. oil');

  expect(tokens.map(({ text, label }) => `${text} ${label}`)).toEqual(['2 QTY', 'tbsp UNIT', '. PUNC', 'oil NAME']);
});

test('an article that counts is still called a comment, as the corpus has it', () => {
  const { tokens } = parseIngredient('a pinch of salt');

  expect(tokens[0]).toMatchObject({ text: 'a', label: 'COMMENT', meant: 'QTY' });
});

test('an amount in words that is no number is kept as it is written', () => {
  expect(parseIngredient('few sprigs thyme')).toMatchObject({ quantity: null, quantityText: 'few' });
});

test('a common line is surer than a strange one', () => {
  const [common, strange] = parseIngredients([
    '250g/9oz carrots, grated',
    'glug or two whisky left over from the sauce cut',
  ]);
  expect(common?.confidence.food).toBeGreaterThan(0.95);
  expect(strange?.confidence.food).toBeLessThan(common?.confidence.food ?? 0);
});

describe('any text at all', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.constantFrom(
      '1',
      '½',
      '1/0',
      '2 x',
      '-',
      '(',
      ')',
      ')))',
      ' to ',
      'cups',
      'g/',
      '&frac12;',
      '⁄',
      '\u0000',
      '\ud800',
      '🍋',
      ',',
      'or',
      '٣',
      '1-1-1',
      '\n',
    ),
  );

  test('is parsed, with every piece where it says, and with confidences between 0 and 1', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const line = pieces.join('');
        const parsed = parseIngredient(line);
        let end = 0;
        for (const token of parsed.tokens) {
          expect(line.slice(token.start, token.end)).toBe(token.text);
          expect(token.start).toBeGreaterThanOrEqual(end);
          end = token.end;
        }
        for (const sure of [
          ...Object.values(parsed.confidence),
          ...parsed.tokens.map(({ confidence }) => confidence),
        ]) {
          expect(sure).toBeGreaterThanOrEqual(0);
          expect(sure).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 400 },
    );
  });

  test('loses no word: each is in the amount, the unit, the food or the note', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom(
            '2',
            'cups',
            'flour',
            'or',
            'chopped',
            '(',
            ')',
            ',',
            'about',
            'for',
            'large',
            '3-4',
            'oz',
            'tin',
            'few',
          ),
          { minLength: 1, maxLength: 14 },
        ),
        (words) => {
          const parsed = parseIngredient(words.join(' '));
          const kept = `${parsed.quantityText} ${parsed.unit} ${parsed.food} ${parsed.note}`.match(/\w+/g) ?? [];
          expect([...kept].sort()).toEqual((words.join(' ').match(/\w+/g) ?? []).sort());
        },
      ),
      { numRuns: 400 },
    );
  });

  test('a very long line is parsed, and its end kept in the note', () => {
    const parsed = parseIngredient(`2 cups flour ${'sifted '.repeat(2000)}end`);
    expect(parsed.quantity).toBe(2);
    expect(parsed.note.endsWith('end')).toBe(true);
  });
});
