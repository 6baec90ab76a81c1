import { randomUUID } from 'node:crypto';
import type { IngredientConfidence, NewFood, NewUnit, ParsedIngredient } from '@larder/contract';
import { displayText, exact, toStoredNumber } from '@larder/kitchen';
import { applyCorrections } from '../corrections/apply-corrections.ts';
import { withoutAlternatives } from '../matching/alternatives.ts';
import { matchParts } from '../matching/match-parts.ts';
import type { Vocabulary } from '../matching/vocabulary.ts';
import type { Reading, Sureness, UnderstoodLine } from './reading.ts';

/** What a line means without and with what the group has taught. */
export function understandLine(
  line: string,
  reading: Reading,
  { vocabulary, language, isUnit }: { vocabulary: Vocabulary; language: string; isUnit: (text: string) => boolean },
): { uncorrected: UnderstoodLine; understood: UnderstoodLine } {
  const isOneFood = vocabulary.foods.find(reading.food) !== undefined;
  const bare = isOneFood ? reading : withoutAlternatives(reading, language);
  const { unit, food, ...rest } = matchParts(bare, vocabulary, isUnit);
  const uncorrected = {
    ...rest,
    quantity: stored(reading.quantity),
    unit: typeof unit === 'string' ? newUnit(unit) : unit,
    food: typeof food === 'string' ? newFood(food) : food,
    corrections: [],
  };
  return { uncorrected, understood: applyCorrections(line, uncorrected, { vocabulary, language }) };
}

/** The line in the shape of the API. */
export function toParsedIngredient(
  input: string,
  language: string,
  { quantity, unit, food, note, confidence, corrections }: UnderstoodLine,
): ParsedIngredient {
  const ingredient = { quantity, unit, food, note, isFood: true, disableAmount: false };
  return {
    input,
    language,
    corrections,
    confidence: toConfidence(confidence),
    ingredient: {
      ...ingredient,
      referenceId: randomUUID(),
      title: null,
      originalText: input,
      display: displayText(ingredient),
    },
  };
}

const stored = (quantity: number | null): number | null =>
  quantity === null ? null : toStoredNumber(exact(quantity)) || quantity;

const newThing = (name: string) => ({
  id: null,
  name: name.slice(0, 255),
  pluralName: null,
  description: '',
  extras: {},
  aliases: [],
});

const newFood = (name: string): NewFood | null => (name === '' ? null : { ...newThing(name), labelId: null });

const newUnit = (name: string): NewUnit | null =>
  name === ''
    ? null
    : {
        ...newThing(name),
        fraction: true,
        abbreviation: '',
        pluralAbbreviation: null,
        useAbbreviation: false,
        standardQuantity: null,
        standardUnit: null,
      };

const rounded = (sureness: number): number => Math.round(sureness * 100) / 100;

function toConfidence(sure: Sureness | null): IngredientConfidence {
  if (!sure) return { average: null, comment: null, name: null, unit: null, quantity: null, food: null };
  const { quantity, unit, food, note } = sure;
  return {
    average: rounded((quantity + unit + food + note) / 4),
    comment: rounded(note),
    name: rounded(food),
    unit: rounded(unit),
    quantity: rounded(quantity),
    food: rounded(food),
  };
}
