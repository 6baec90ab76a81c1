import type unitNames from './unit-names.json';

type UnitKey = keyof (typeof unitNames)['en-US'];

interface UnitSize {
  /** What one equals, where that is the same for every cook: a number and a standard unit. */
  size?: string;
  /** The same outside of the United States, whose cups and spoons are their own. */
  metric?: string;
  /** The same in the United Kingdom, whose pints are larger. */
  british?: string;
  shown: 'fraction' | 'decimal';
}

export const unitSizes: Readonly<Record<UnitKey, UnitSize>> = {
  teaspoon: { size: '4.929 milliliter', metric: '5 milliliter', shown: 'fraction' },
  tablespoon: { size: '14.787 milliliter', metric: '15 milliliter', shown: 'fraction' },
  cup: { size: '1 cup', metric: '240 milliliter', shown: 'fraction' },
  'fluid-ounce': { size: '1 fluid_ounce', british: '28.413 milliliter', shown: 'fraction' },
  pint: { size: '2 cup', british: '568.261 milliliter', shown: 'fraction' },
  quart: { size: '4 cup', british: '1136.523 milliliter', shown: 'fraction' },
  gallon: { size: '16 cup', british: '4546.09 milliliter', shown: 'fraction' },
  milliliter: { size: '1 milliliter', shown: 'decimal' },
  centiliter: { size: '10 milliliter', shown: 'decimal' },
  deciliter: { size: '100 milliliter', shown: 'decimal' },
  liter: { size: '1 liter', shown: 'decimal' },
  milligram: { size: '0.001 gram', shown: 'decimal' },
  gram: { size: '1 gram', shown: 'decimal' },
  decagram: { size: '10 gram', shown: 'decimal' },
  hectogram: { size: '100 gram', shown: 'decimal' },
  kilogram: { size: '1 kilogram', shown: 'decimal' },
  ounce: { size: '1 ounce', shown: 'fraction' },
  pound: { size: '1 pound', shown: 'fraction' },
  pinch: { shown: 'fraction' },
  dash: { shown: 'fraction' },
  splash: { shown: 'fraction' },
  drop: { shown: 'fraction' },
  handful: { shown: 'fraction' },
  bunch: { shown: 'fraction' },
  sprig: { shown: 'fraction' },
  clove: { shown: 'fraction' },
  head: { shown: 'fraction' },
  stalk: { shown: 'fraction' },
  leaf: { shown: 'fraction' },
  slice: { shown: 'fraction' },
  piece: { shown: 'fraction' },
  can: { shown: 'fraction' },
  jar: { shown: 'fraction' },
  package: { shown: 'fraction' },
  sachet: { shown: 'fraction' },
  serving: { shown: 'fraction' },
};
