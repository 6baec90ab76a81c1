import type { Food, Unit } from '@larder/contract';
import type { Reading, Sureness } from '../parsing/reading.ts';
import type { Match } from './name-index.ts';
import type { Vocabulary } from './vocabulary.ts';

interface MatchedParts {
  /** The group's own, or the text of one that the group lacks; '' for none. */
  unit: Unit | string;
  food: Food | string;
  note: string;
  confidence: Sureness | null;
  /** The texts that are no names of the group's own; '' for one that is. */
  unnamed: { unit: string; food: string };
}

/** Certainty of a part whose text is one of the group's own names. */
const named = 0.98;
/** Of parts that were taken for a name with a typo, about so many are right, times their likeness. */
const guessed = 0.85;

/**
 * The group's own food and unit for what a parser has read.
 * @param isUnit whether a text is a unit of the language, so that "teaspoon" is no "tablespoon" with typos
 */
export function matchParts(
  reading: Reading,
  vocabulary: Pick<Vocabulary, 'foods' | 'units' | 'unitLike'>,
  isUnit: (text: string) => boolean,
): MatchedParts {
  const unit = matchUnit(reading.unit, vocabulary, isUnit);
  const food = vocabulary.foods.findAlike(reading.food);
  if (!unit && !food) {
    const both = wholeFood(reading, vocabulary);
    if (both) return both;
  }
  return {
    unit: unit?.entity ?? reading.unit,
    food: food?.entity ?? reading.food,
    note: [unit?.before, reading.note].filter(Boolean).join(', '),
    unnamed: { unit: unit?.isNamed ? '' : reading.unit, food: food?.likeness === 1 ? '' : reading.food },
    confidence: reading.confidence && {
      ...reading.confidence,
      unit: surer(reading.confidence.unit, unit),
      food: surer(reading.confidence.food, food),
    },
  };
}

/** What was read as a unit may be the first word of a food: "bay leaves". */
function wholeFood(
  { unit, food, note, confidence }: Reading,
  { foods }: Pick<Vocabulary, 'foods'>,
): MatchedParts | undefined {
  if (unit === '' || food === '') return undefined;
  const match = foods.findAlike(`${unit} ${food}`);
  if (!match) return undefined;
  const sure = surer(confidence?.food ?? 0, match);
  return {
    unit: '',
    food: match.entity,
    note,
    unnamed: { unit: '', food: match.likeness === 1 ? '' : `${unit} ${food}` },
    confidence: confidence && { ...confidence, unit: sure, food: sure },
  };
}

interface UnitMatch extends Match<Unit> {
  /** The text is one of its names. */
  isNamed: boolean;
  /** Words before the unit, which go into the note. */
  before: string;
}

/** By its whole text or by its last words, as "large cloves" are cloves; else by what everybody means by it, else as a typo. */
function matchUnit(
  text: string,
  { units, unitLike }: Pick<Vocabulary, 'units' | 'unitLike'>,
  isUnit: (text: string) => boolean,
): UnitMatch | undefined {
  const words = text.split(/\s+/).filter(Boolean);
  for (const start of words.keys()) {
    const entity = units.find(words.slice(start).join(' '));
    if (entity) return { entity, likeness: 1, isNamed: true, before: words.slice(0, start).join(' ') };
  }
  const same = unitLike(text);
  if (same) return { entity: same, likeness: 1, isNamed: false, before: '' };
  if (words.length === 0 || isUnit(text)) return undefined;
  const match = units.findAlike(text);
  return match && { ...match, isNamed: false, before: '' };
}

function surer<Entity>(sure: number, match: Match<Entity> | undefined): number {
  if (!match) return sure;
  return match.likeness === 1 ? Math.max(sure, named) : Math.min(sure, guessed * match.likeness);
}
