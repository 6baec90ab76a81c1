import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatQuantity } from '../quantities/index.ts';
import { amountInText } from './amount-in-text.ts';
import { standardUnits } from './standard-units.ts';

describe('the beginning of a line', () => {
  test.each([
    ['2 cups all-purpose flour, sifted', '2', 'cups', 'all-purpose flour, sifted', 'all-purpose flour'],
    ['1½ tsp. salt', '1½', 'tsp.', 'salt', 'salt'],
    ['200g Mehl', '200', 'g', 'Mehl', 'Mehl'],
    ["2 c. à soupe d'huile d'olive", '2', 'c. à soupe', "d'huile d'olive", "d'huile d'olive"],
    ['1 colher (sopa) de açúcar', '1', 'colher (sopa)', 'de açúcar', 'de açúcar'],
    ['1–2 fl. oz. rum', '1–2', 'fl. oz.', 'rum', 'rum'],
    ['1 cup (240 ml) milk', '1', 'cup', '(240 ml) milk', 'milk'],
    ['3 large eggs', '3', '', 'large eggs', 'large eggs'],
    ['4', '4', '', '', ''],
  ])('%s', (line, quantity, unit, rest, food) => {
    const found = amountInText(line);
    expect(
      found && { quantity: formatQuantity(found.quantity), unit: found.unit, rest: found.rest, food: found.food },
    ).toEqual({ quantity, unit, rest, food });
  });

  test.each(['salt', 'about 2 cups flour', ''])('%s is no amount', (line) => expect(amountInText(line)).toBeNull());

  test('says what its unit is', () => {
    expect(amountInText('2 EL Öl')?.measure).toBe(standardUnits['metric tablespoon']);
    expect(amountInText('1,5 kg Kartoffeln', 'de')).toMatchObject({ isDecimal: true, measure: standardUnits.kilogram });
  });

  test('is read from any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat({ max: 2000 }), (text, number) => {
        expect(amountInText(`${number} ${text}`)).not.toBeNull();
      }),
    );
  });
});
