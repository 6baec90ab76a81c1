import type { IngredientConfidence, ParsedIngredient } from '@larder/contract';
import { plainText } from '@larder/kitchen';
import { type FoodChoice, foodChoice, type UnitChoice, unitChoice } from '../ingredients.api.ts';

/** What an ingredient consists of. */
export interface LineParts {
  quantity: number | null;
  unit: UnitChoice | null;
  food: FoodChoice | null;
  note: string;
}

export type LinePart = keyof LineParts;
const lineParts = ['quantity', 'unit', 'food', 'note'] as const satisfies readonly LinePart[];

/** A line of a recipe that a parser has read, as somebody goes through it. */
export interface ReadLine {
  id: string;
  /** As it stands in the recipe. */
  text: string;
  /** As the parser understands it. */
  read: LineParts;
  /** As it stands now; null for a line that stays a text. */
  parts: LineParts | null;
  confidence: IngredientConfidence;
  language: string;
  /** The household has corrected such a line before. */
  isTaught: boolean;
}

/** Below this the design asks people to look. */
const sureEnough = 0.75;

export const readLine = (id: string, { input, ingredient, ...parsed }: ParsedIngredient): ReadLine => {
  const { quantity, unit, food, note } = ingredient;
  const read = { quantity, unit: unit && unitChoice(unit), food: food && foodChoice(food), note };
  return {
    id,
    text: input,
    read,
    parts: read,
    confidence: parsed.confidence,
    language: parsed.language,
    isTaught: parsed.corrections.length > 0,
  };
};

/** How sure the parser was of a part, from 0 to 1; null where it does not say. */
const surenessOf = ({ confidence }: ReadLine, part: LinePart): number | null =>
  part === 'note' ? confidence.comment : confidence[part];

/** Of the part that is least sure; nothing is known of a line whose parser does not say. */
const leastSure = (line: ReadLine): number => Math.min(...lineParts.map((part) => surenessOf(line, part) ?? 0));

export const isTouched = (line: ReadLine): boolean => lineParts.some((part) => isChanged(line, part));

/** Whether somebody has made something else of a part than the parser did. */
const isChanged = ({ read, parts }: ReadLine, part: LinePart): boolean =>
  parts === null || !isSamePart(read[part], parts[part]);

const isSamePart = (a: LineParts[LinePart], b: LineParts[LinePart]): boolean => keyOf(a) === keyOf(b);
const keyOf = (value: LineParts[LinePart]) =>
  typeof value === 'object' && value !== null ? (value.id ?? nameKey(value.name)) : value;

/** Whether somebody should look at it: the parser is unsure, and nobody has changed it. */
export const isDoubtful = (line: ReadLine): boolean => !isTouched(line) && leastSure(line) < sureEnough;

export const leastSureFirst = (lines: readonly ReadLine[]): ReadLine[] =>
  lines.toSorted((a, b) => leastSure(a) - leastSure(b));

/** Names that differ in capitals and accents only are one. */
export const nameKey = (name: string): string => plainText(name.trim());

export interface MissingNames {
  foods: string[];
  units: string[];
}

/** Names of foods and units that the household has not yet, each once. */
export function missingNames(lines: readonly ReadLine[]): MissingNames {
  return { foods: missing(lines, 'food'), units: missing(lines, 'unit') };
}

function missing(lines: readonly ReadLine[], part: 'food' | 'unit'): string[] {
  const names = lines.flatMap(({ parts }) => {
    const named = parts?.[part];
    return named && !named.id && named.name.trim() ? [named.name.trim()] : [];
  });
  return [...new Map(names.map((name) => [nameKey(name), name])).values()];
}

/** Foods and units that have been made meanwhile, by the key of their names. */
export interface CreatedNames {
  foods: Record<string, FoodChoice>;
  units: Record<string, UnitChoice>;
}

/** The parts with what has been made since they were read. */
export function withCreated(parts: LineParts, { foods, units }: CreatedNames): LineParts {
  const food = parts.food && !parts.food.id ? foods[nameKey(parts.food.name)] : undefined;
  const unit = parts.unit && !parts.unit.id ? units[nameKey(parts.unit.name)] : undefined;
  return food || unit ? { ...parts, ...(food && { food }), ...(unit && { unit }) } : parts;
}
