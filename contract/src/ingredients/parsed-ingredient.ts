import { z } from 'zod';
import { Food } from '../foods/foods.ts';
import { Ingredient } from '../recipes/ingredient.ts';
import { Extras } from '../shapes.ts';
import { Unit } from '../units/units.ts';

/** `nlp` is the trained parser, `brute` only its rules, `openai` the language model that the owner has set up. */
export const parserNames = ['nlp', 'brute', 'openai'] as const;
export type ParserName = (typeof parserNames)[number];

/** Longer text is no line of a recipe. */
export const longestIngredientLine = 2000;
/** As many lines as a recipe may have; together they have to stay below `mostParsedCharacters`. */
const mostLines = 2000;
const mostParsedCharacters = 150_000;

export const IngredientLine = z.string().max(longestIngredientLine);
export const IngredientLines = z
  .array(IngredientLine)
  .max(mostLines)
  .check(({ value, issues }) => {
    const characters = value.reduce((sum, line) => sum + line.length, 0);
    if (characters <= mostParsedCharacters) return;
    issues.push({ code: 'too_big', origin: 'array', maximum: mostParsedCharacters, input: value });
  });

const names = {
  id: z.null(),
  name: z.string(),
  pluralName: z.string().nullable(),
  description: z.string(),
  extras: Extras,
  aliases: z.array(z.object({ name: z.string() })),
};

/** A food that the group lacks, in the shape in which it could be created. */
export const NewFood = z.object({ ...names, labelId: z.string().nullable() });
export type NewFood = z.infer<typeof NewFood>;

/** A unit that the group lacks, in the shape in which it could be created. */
export const NewUnit = z.object({
  ...names,
  fraction: z.boolean(),
  abbreviation: z.string(),
  pluralAbbreviation: z.string().nullable(),
  useAbbreviation: z.boolean(),
  standardQuantity: z.null(),
  standardUnit: z.null(),
});
export type NewUnit = z.infer<typeof NewUnit>;

/** From 0 to 1; null where the parser does not say, as `brute`. */
const sureness = z.number().min(0).max(1).nullable();

/** How sure the parser is of each part; `comment` is the note, and `name` the food once more. */
export const IngredientConfidence = z.object({
  average: sureness,
  comment: sureness,
  name: sureness,
  unit: sureness,
  quantity: sureness,
  food: sureness,
});
export type IngredientConfidence = z.infer<typeof IngredientConfidence>;

/** A line of text, understood: foods and units of the group carry their id, others are as they could be created. */
export const ParsedIngredient = z.object({
  input: z.string(),
  confidence: IngredientConfidence,
  ingredient: Ingredient.omit({ referencedRecipe: true }).extend({
    unit: z.union([Unit, NewUnit]).nullable(),
    food: z.union([Food, NewFood]).nullable(),
  }),
  /** The language that it was read in: a tag such as "de". */
  language: z.string(),
  /** Ids of the group's corrections that had a say in it. */
  corrections: z.array(z.string()),
});
export type ParsedIngredient = z.infer<typeof ParsedIngredient>;
