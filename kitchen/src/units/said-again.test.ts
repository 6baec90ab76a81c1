import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatQuantity } from '../quantities/index.ts';
import { amountInText } from './amount-in-text.ts';
import { saidAgain } from './said-again.ts';

const again = (line: string) => {
  const first = amountInText(line);
  const { measure, quantity, food } = first ?? {};
  return first && measure && quantity ? saidAgain(first.rest, { measure, quantity, food: food ?? '' }) : null;
};

describe('said again', () => {
  test.each([
    ['2 cups (300 g) flour, sifted', '300 g', 'flour, sifted', '(600 g) flour, sifted'],
    ['1 cup (2 sticks) butter', '2 sticks', 'butter', '(4 sticks) butter'],
    ['1 cup (about 240 ml) milk', '240 ml', 'milk', '(about 480 ml) milk'],
    ['1 cup sugar (200 g)', '200 g', 'sugar', 'sugar (400 g)'],
    ['8 oz (225g) cream cheese, softened', '225 g', 'cream cheese, softened', '(450g) cream cheese, softened'],
    ['¾ cup (1½ sticks) butter', '1½ sticks', 'butter', '(3 sticks) butter'],
  ])('in %s', (line, amount, without, doubled) => {
    const found = again(line);
    expect(found && `${formatQuantity(found.quantity)} ${found.unit}`).toBe(amount);
    expect(found?.without).toBe(without);
    expect(found?.scaled(2)).toBe(doubled);
  });

  test.each([
    ['2 cups (300 g) flour', 25 / 33, '(225 g) flour'],
    ['2 cups (300 g) flour', 4, '(1200 g) flour'],
    ['1 cup (240 ml) milk', 1 / 3, '(80 ml) milk'],
    ['8 oz (225 g) cream cheese', 0.3, '(70 g) cream cheese'],
  ])('%s times %d is as round as one can weigh', (line, factor, text) =>
    expect(again(line)?.scaled(factor)).toBe(text),
  );

  test.each([
    '2 (14 oz) cans tomatoes',
    '2 cups tomatoes (14 oz can)',
    '2 cups flour (see note)',
    '2 cups flour (1 kg)',
    '1 cup unknown stuff (100 g)',
    '3 eggs (150 g)',
  ])('not in %s', (line) => expect(again(line)).toBeNull());
});

test('any text is taken', () => {
  const looksLike = fc.string({ unit: fc.constantFrom(...'0123456789½(), .gmlcupoz') });
  const first = amountInText('2 cups flour');
  const { measure, quantity } = first ?? {};
  fc.assert(
    fc.property(
      fc.oneof(looksLike, fc.string({ unit: 'grapheme' })),
      fc.integer({ min: 1, max: 9 }),
      (text, factor) => {
        const found = measure && quantity && saidAgain(text, { measure, quantity, food: 'flour' });
        if (found) expect(found.scaled(factor)).not.toMatch(/NaN|undefined/);
      },
    ),
  );
});
