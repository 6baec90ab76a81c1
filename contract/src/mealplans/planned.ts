import { z } from 'zod';
import { RecipeSummary } from '../recipes/recipe.ts';
import { Id, Text } from '../shapes.ts';

/** The meals of a day, in the order in which they are eaten. */
export const entryTypes = ['breakfast', 'lunch', 'dinner', 'side', 'snack', 'drink', 'dessert'] as const;
export const EntryType = z.enum(entryTypes);
export type EntryType = z.infer<typeof EntryType>;

/** What is planned for a meal, wherever it stands: a recipe or a note. */
export const planned = {
  entryType: EntryType,
  title: z.string(),
  text: z.string(),
  recipeId: z.string().nullable(),
  recipe: RecipeSummary.nullable(),
  /** Portions that are cooked; null for as many as the recipe makes. */
  servings: z.number().nullable(),
};

export const SentServings = z.number().min(0).max(10_000).nullish();

/** The same as clients send it. */
export const sentPlanned = {
  title: z.string().trim().max(1000).nullish(),
  text: Text.nullish(),
  recipeId: Id.nullish(),
  servings: SentServings,
};
