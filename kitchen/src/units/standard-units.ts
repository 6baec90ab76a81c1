import { multiply, type Rational, rational } from '../quantities/index.ts';

export type Dimension = 'volume' | 'mass' | 'length' | 'count';

/** Where a unit is at home. Spoons and single things are used everywhere and stay what they are. */
export type UnitSystem = 'metric' | 'us' | 'imperial' | 'everywhere';

/** A unit that means the same to everybody. */
export interface StandardUnit {
  readonly dimension: Dimension;
  readonly system: UnitSystem;
  /** Milliliters, grams, millimeters or pieces. */
  readonly size: Rational;
}

const unit = (dimension: Dimension, system: UnitSystem, size: Rational): StandardUnit => ({ dimension, system, size });
const times = (size: Rational, top: number, bottom = 1) => multiply(size, rational(top, bottom));

/** 231 cubic inches of 25.4 mm. */
const usGallon = rational(3_785_411_784n, 1_000_000n);
const imperialGallon = rational(454_609n, 100n);
const pound = rational(45_359_237n, 100_000n);
const inch = rational(254, 10);

/** NIST Handbook 44, appendix C; the spoons and cups of the metric countries; the 240 ml of xícara and taza. */
export const standardUnits = {
  milliliter: unit('volume', 'metric', rational(1)),
  centiliter: unit('volume', 'metric', rational(10)),
  deciliter: unit('volume', 'metric', rational(100)),
  liter: unit('volume', 'metric', rational(1000)),
  'metric cup': unit('volume', 'metric', rational(250)),
  'cup of 240 ml': unit('volume', 'metric', rational(240)),
  'spice measure': unit('volume', 'everywhere', rational(1)),
  'metric teaspoon': unit('volume', 'everywhere', rational(5)),
  dessertspoon: unit('volume', 'everywhere', rational(10)),
  'metric tablespoon': unit('volume', 'everywhere', rational(15)),
  teaspoon: unit('volume', 'everywhere', times(usGallon, 1, 768)),
  tablespoon: unit('volume', 'everywhere', times(usGallon, 1, 256)),
  'fluid ounce': unit('volume', 'us', times(usGallon, 1, 128)),
  stick: unit('volume', 'us', times(usGallon, 1, 32)),
  cup: unit('volume', 'us', times(usGallon, 1, 16)),
  pint: unit('volume', 'us', times(usGallon, 1, 8)),
  quart: unit('volume', 'us', times(usGallon, 1, 4)),
  gallon: unit('volume', 'us', usGallon),
  'imperial fluid ounce': unit('volume', 'imperial', times(imperialGallon, 1, 160)),
  'imperial pint': unit('volume', 'imperial', times(imperialGallon, 1, 8)),
  'imperial quart': unit('volume', 'imperial', times(imperialGallon, 1, 4)),
  'imperial gallon': unit('volume', 'imperial', imperialGallon),
  milligram: unit('mass', 'metric', rational(1, 1000)),
  gram: unit('mass', 'metric', rational(1)),
  decagram: unit('mass', 'metric', rational(10)),
  hectogram: unit('mass', 'metric', rational(100)),
  'metric pound': unit('mass', 'metric', rational(500)),
  kilogram: unit('mass', 'metric', rational(1000)),
  ounce: unit('mass', 'us', times(pound, 1, 16)),
  pound: unit('mass', 'us', pound),
  millimeter: unit('length', 'metric', rational(1)),
  centimeter: unit('length', 'metric', rational(10)),
  inch: unit('length', 'us', inch),
  piece: unit('count', 'everywhere', rational(1)),
  dozen: unit('count', 'everywhere', rational(12)),
} satisfies Record<string, StandardUnit>;

export type StandardUnitName = keyof typeof standardUnits;

/** What the standard units are called in a language, in every spelling, separated by commas. */
export type WordsOfLanguage = Readonly<Partial<Record<StandardUnitName, string>>>;
