import { divide, type Rational, rational } from '../../quantities/index.ts';
import { searchWords } from '../../search/index.ts';
import { standardUnits } from '../standard-units.ts';
import { cut } from './cut.ts';
import { liquids } from './liquids.ts';
import { loose } from './loose.ts';

/** How cooks measure a food: pour it, scoop or weigh it, or only weigh it because a cup depends on how it is cut. */
export type Handling = 'poured' | 'scooped' | 'cut';

export interface Density {
  readonly gramsPerMilliliter: Rational;
  readonly handling: Handling;
}

/**
 * Weights of a US cup, a row per food. Sources:
 * `U` and five digits: USDA National Nutrient Database for Standard Reference (now in FoodData Central as SR Legacy), household
 * weights of that food number, a spoon's multiplied to a cup;
 * `K`: King Arthur Baking Company, Ingredient Weight Chart, brought to a cup.
 */
const tables: readonly (readonly [Handling, string])[] = [
  ['poured', liquids],
  ['scooped', loose],
  ['cut', cut],
];

export interface DensityRow {
  readonly gramsPerCup: number;
  readonly source: string;
  readonly names: readonly string[];
  readonly handling: Handling;
}

export const densityRows: readonly DensityRow[] = tables.flatMap(([handling, table]) =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [grams = '', source = '', ...names] = line.split(' ');
      return { gramsPerCup: Number(grams), source, names: names.join(' ').split(', '), handling };
    }),
);

/** Words that change nothing about how much of a food goes into a cup, and those that only join. */
const beside = new Set(
  searchWords(
    `fresh freshly organic large small medium ripe raw good quality pure natural softened soft melted cold chilled warm lukewarm
    hot cool room-temperature boiling simmering sifted packed lightly firmly loosely heaping level chopped diced sliced cubed
    roughly coarsely finely thinly peeled drained rinsed toasted pitted very tart
    low-sodium reduced-sodium low-fat lowfat reduced-fat fat-free nonfat homemade store-bought prepared unsalted salted unsweetened unbleached plain all-purpose of
    frisch frische frischer frisches gehackt gehackte gewürfelt gewürfelte gesiebt weich weiche flüssig flüssige kalt kalte
    warm warme lauwarm lauwarme heiß heißes bio zimmerwarm type typ frais fraîche fraîches fondu mou ramolli haché hachée
    tamisée tiède chaud froid bio type de du des la le les fresco fresca frescos frescas picado picada tamizada fundida
    derretida templada tibia tipo di del della fuso fusa morbido tritato tritata setacciata tiepida van verse gezeefde gesmolten
    do da dos das fresco derretido picado av af finhakket finhackad färsk smält smeltet`,
  ),
);

let byWords: Map<string, Density | null> | undefined;

/**
 * The density of a food by one of its names, whatever the order of its words, and of the first of "butter or margarine";
 * null for a food that is not known for sure.
 */
export function densityOf(food: string): Density | null {
  const [first, ...others] = food.split(/\s(?:or|oder|ou|o|of|eller|lub)\s/u);
  return densityOfName(food) ?? (first && others.length > 0 ? densityOfName(first) : null);
}

function densityOfName(name: string): Density | null {
  byWords ??= densitiesByWords();
  const words = searchWords(name.replace(/\([^)]*\)?/g, ' ')).filter((word) => !/^\d+$/.test(word));
  const exactly = byWords.get(keyOf(words));
  if (exactly !== undefined) return exactly;
  return byWords.get(keyOf(words.filter((word) => !beside.has(word)))) ?? null;
}

const keyOf = (words: readonly string[]): string => [...new Set(words)].sort().join(' ');

/** A name that two foods of different weight share is nobody's. */
function densitiesByWords(): Map<string, Density | null> {
  const found = new Map<string, Density | null>();
  for (const { gramsPerCup, names, handling } of densityRows) {
    const density = { gramsPerMilliliter: divide(rational(gramsPerCup), standardUnits.cup.size), handling };
    for (const name of names) {
      const key = keyOf(searchWords(name));
      const known = found.get(key);
      found.set(key, known === undefined || known === density ? density : null);
    }
  }
  return found;
}

/** What is sold in sticks; of cinnamon a stick is something else. */
export const comesInSticks = (food: string): boolean =>
  sticks.has(keyOf(searchWords(food).filter((word) => !beside.has(word))));

const sticks = new Set(
  ['butter', 'margarine', 'shortening', 'vegetable shortening'].map((name) => keyOf(searchWords(name))),
);
