import { z } from 'zod';
import { Food } from '../foods/foods.ts';
import { Text } from '../shapes.ts';
import { Unit } from '../units/units.ts';

/** One line of a recipe. With `title`, the line opens a section. */
export const Ingredient = z.object({
  referenceId: z.string(),
  title: z.string().nullable(),
  quantity: z.number().nullable(),
  unit: Unit.nullable(),
  food: Food.nullable(),
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
    note: Text.nullish(),
    originalText: Text.nullish(),
  }),
);
export type IngredientInput = z.infer<typeof IngredientInput>;
