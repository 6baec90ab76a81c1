import { displayText } from '@larder/kitchen';
import * as units from '@larder/kitchen/units';
import { beforeAll, describe, expect, test } from 'vitest';
import { compileWords } from '../../../../../build/compile-words.ts';
import { inLanguage } from '../../../../../test/language.ts';
import { provideWords } from '../../../../lib/messages/index.ts';
import type { Line } from './measured-line.ts';
import { amountText, type Measuring, shownLine } from './shown-line.ts';

inLanguage('en-US');
beforeAll(() => {
  provideWords(
    compileWords({
      'unit.gram': 'g',
      'unit.kilogram': 'kg',
      'unit.milliliter': 'ml',
      'unit.tablespoon': 'tbsp',
      'unit.cup': '{count, plural, one {cup} other {cups}}',
    }),
  );
});

const stamps = { createdAt: '', updatedAt: '' };
const unit = (name: string, more = {}): Line['unit'] => ({
  id: name,
  groupId: 'home',
  name,
  pluralName: `${name}s`,
  description: '',
  extras: {},
  fraction: true,
  abbreviation: '',
  pluralAbbreviation: null,
  useAbbreviation: false,
  aliases: [],
  standardQuantity: null,
  standardUnit: null,
  ...stamps,
  ...more,
});
const food = (name: string, pluralName: string | null = null): Line['food'] => ({
  id: name,
  groupId: 'home',
  name,
  pluralName,
  description: '',
  extras: {},
  labelId: null,
  label: null,
  aliases: [],
  onHand: false,
  ...stamps,
});
const line = (quantity: number, unit: Line['unit'], named: Line['food'], note = ''): Line => ({
  quantity,
  unit,
  food: named,
  note,
  isFood: true,
  disableAmount: false,
});
const text = (note: string): Line => ({
  quantity: null,
  unit: null,
  food: null,
  note,
  isFood: false,
  disableAmount: true,
});

const shown = (line: Line, measuring: Measuring, scale = 1) => {
  const { quantity, unit, food, note, isConverted, written } = shownLine(line, { scale, measuring, units });
  return [[quantity, unit, food, note].filter(Boolean).join(' '), isConverted ? amountText(written) : null];
};

const flour = line(2, unit('cup'), food('all-purpose flour'), 'sifted');

describe('a line', () => {
  test.each([
    ['1 1/3 cups sugar', 0.75, '1 cup sugar'],
    ['1 cup milk', 2, '2 cups milk'],
    ['2-3 large eggs', 2, '4–6 large eggs'],
  ])('of plain text, "%s" times %d, is "%s"', (note, scale, expected) => {
    expect(shown(text(note), 'original', scale)[0]).toBe(expected);
  });

  test('with a range in its note has it scaled and brought to other units', () => {
    const chocolate = line(2, unit('ounce'), food('dark chocolate'), '2–3, chopped');
    expect(shown(chocolate, 'original', 2)[0]).toBe('4–6 ounces dark chocolate chopped');
    expect(shown(chocolate, 'metric')).toEqual(['55–85 g dark chocolate chopped', '2–3 ounces']);
  });

  test('is as it is written at first', () => {
    expect(shown(flour, 'original')).toEqual(['2 cups all-purpose flour sifted', null]);
    expect(shownLine(flour, { scale: 2, measuring: 'metric', units: undefined })).toMatchObject({
      quantity: '4',
      unit: 'cups',
    });
  });

  test('is weighed in a metric kitchen, and keeps what the recipe says', () => {
    expect(shown(flour, 'metric')).toEqual(['240 g all-purpose flour sifted', '2 cups']);
    expect(shown(flour, 'metric', 5)).toEqual(['1.2 kg all-purpose flour sifted', '10 cups']);
  });

  test('is scooped in an American one', () => {
    const gram = unit('gram', { fraction: false, abbreviation: 'g', useAbbreviation: true });
    expect(shown(line(250, gram, food('sugar')), 'us')).toEqual(['1¼ cups sugar', '250 g']);
    expect(shown(line(120, gram, food('flour')), 'us')).toEqual(['1 cup flour', '120 g']);
  });

  test('of which nobody knows the weight or the size stays', () => {
    expect(shown(line(1, unit('bunch'), food('radish')), 'metric')).toEqual(['1 bunch radish', null]);
    expect(shown(line(2, null, food('egg', 'eggs')), 'metric')).toEqual(['2 eggs', null]);
  });

  test('comes in the next larger unit when it is scaled that far, by the name that the recipe gives it where it can', () => {
    const tablespoon = unit('tablespoon', { abbreviation: 'tbsp', useAbbreviation: true });
    expect(shown(line(4, tablespoon, food('milk')), 'original', 4)).toEqual(['1 cup milk', null]);
    expect(shown(line(1, unit('cup'), food('milk')), 'original', 1 / 16)).toEqual(['1 tbsp milk', null]);
    expect(shown(line(1, unit('cup'), food('milk')), 'original', 0.7)).toEqual(['⅔ cup milk', null]);
  });
});

test.each([
  line(2, unit('cup'), food('tomato', 'tomatoes')),
  line(1, unit('cup'), food('tomato', 'tomatoes')),
  line(0.5, null, food('egg', 'eggs')),
  line(2, null, food('egg', 'eggs')),
  line(0, unit('cup'), food('tomato', 'tomatoes')),
  line(2, unit('pound', { abbreviation: 'lb', pluralAbbreviation: 'lbs', useAbbreviation: true }), food('salt')),
  line(2, unit('gram', { abbreviation: 'g', useAbbreviation: true, fraction: false }), food('salt')),
  line(2, unit('pinch', { pluralName: 'pinches', useAbbreviation: true }), food('salt')),
  line(1.5, unit('can', { pluralName: null }), food('corn'), 'drained'),
  { ...line(0, null, null, 'giblets'), quantity: null },
])('a line reads on the page as in the API: $quantity $unit.name $food.name', (line) => {
  expect(shown(line, 'original')).toEqual([displayText(line), null]);
});

describe('a line of plain text', () => {
  test('shows its amount in front', () => {
    expect(shown(text('1 1/2 cups flour, sifted'), 'original')).toEqual(['1½ cups flour, sifted', null]);
    expect(shown(text('2-3 carrots'), 'original', 2)).toEqual(['4–6 carrots', null]);
    expect(shown(text('salt and pepper'), 'original', 2)).toEqual(['salt and pepper', null]);
  });

  test('is converted like any other', () => {
    expect(shown(text('1 1/2 cups flour, sifted'), 'metric')).toEqual(['180 g flour, sifted', '1½ cups']);
    expect(shown(text('250 g butter'), 'us')).toEqual(['1⅛ cups butter', '250 g']);
    expect(shown(text('250 g butter'), 'us', 2)).toEqual(['2¼ cups butter', '500 g']);
    expect(shown(text('2 sprigs thyme'), 'metric')).toEqual(['2 sprigs thyme', null]);
  });

  test('that says its amount twice keeps its own word for the second, and both are scaled', () => {
    const twice = text('2 cups (300 g) flour');
    expect(shown(twice, 'metric')).toEqual(['300 g flour', '2 cups']);
    expect(shown(twice, 'metric', 4)).toEqual(['1.2 kg flour', '8 cups']);
    expect(shown(twice, 'original', 2)).toEqual(['4 cups (600 g) flour', null]);
    expect(shown(text('2 (14 oz) cans tomatoes'), 'original', 2)).toEqual(['4 (14 oz) cans tomatoes', null]);
  });
});
