import { z } from 'zod';
import { Food } from '../foods/foods.ts';
import { Text } from '../shapes.ts';
import { Unit } from '../units/units.ts';

/** Another recipe that a line asks for, as far as the line shows it. */
export const ReferencedRecipe = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  image: z.string().nullable(),
  imageColor: z.string().nullable(),
  recipeServings: z.number(),
  recipeYield: z.string().nullable(),
  recipeYieldQuantity: z.number(),
  totalTime: z.string().nullable(),
});
export type ReferencedRecipe = z.infer<typeof ReferencedRecipe>;

/** One line of a recipe. With `title`, the line opens a section. */
export const Ingredient = z.object({
  referenceId: z.string(),
  title: z.string().nullable(),
  quantity: z.number().nullable(),
  unit: Unit.nullable(),
  food: Food.nullable(),
  /** Stands in the place of a food. */
  referencedRecipe: ReferencedRecipe.nullable(),
  note: z.string(),
  originalText: z.string().nullable(),
  isFood: z.boolean(),
  disableAmount: z.boolean(),
  /** The whole line as text. */
  display: z.string(),
});
export type Ingredient = z.infer<typeof Ingredient>;

const named = z.looseObject({ id: z.string().max(64).nullish(), name: z.string().max(255).nullish() });

/** A food or unit as clients send it: by id, by name, or as bare text. One that the group lacks is created. */
export const Reference = z.preprocess(
  (value) => (typeof value === 'string' ? { name: value } : value),
  named.nullish(),
);

/**
 * Another recipe as clients send it: by id, or else by its slug. One that the group has not leaves its name in the note of the line;
 * null takes it off the line, and where nothing is said the line keeps what it has.
 */
export const RecipeReference = z
  .looseObject({
    id: z.string().max(64).nullish(),
    slug: z.string().max(255).nullish(),
    name: z.string().max(255).nullish(),
  })
  .nullish();
export type RecipeReference = z.infer<typeof RecipeReference>;

export const sentQuantity = z.preprocess(
  (value) => (value === '' ? null : typeof value === 'string' ? Number(value.replace(',', '.')) : value),
  z.number().min(0).max(1_000_000_000).nullish(),
);

export const IngredientInput = z.preprocess(
  (value) => (typeof value === 'string' ? { note: value } : value),
  z.object({
    referenceId: z.string().max(64).nullish(),
    title: z.string().max(1000).nullish(),
    quantity: sentQuantity,
    unit: Reference,
    food: Reference,
    referencedRecipe: RecipeReference,
    note: Text.nullish(),
    originalText: Text.nullish(),
  }),
);
export type IngredientInput = z.infer<typeof IngredientInput>;
