import { createHash } from 'node:crypto';
import { type Recipe, type RecipeInput, type RereadField, rereadFields } from '@larder/contract';

/** How the fields of a recipe looked when they were taken over as they were read. */
export type Marks = Partial<Record<RereadField, string>>;

/** Changes with every edit of a field by a person, however small. */
export const markOf = (recipe: Recipe, field: RereadField): string =>
  createHash('sha1')
    .update(JSON.stringify(partsOf(recipe, field)))
    .digest('base64url');

const partsOf = (recipe: Recipe, field: RereadField): unknown => {
  switch (field) {
    case 'recipeIngredient':
      return recipe.recipeIngredient.map(({ title, quantity, unit, food, note, originalText }) => [
        title,
        quantity,
        unit?.name,
        food?.name,
        note,
        originalText,
      ]);
    case 'recipeInstructions':
      return recipe.recipeInstructions.map(({ title, summary, text }) => [title, summary, text]);
    case 'recipeYield':
      return [recipe.recipeYield, recipe.recipeServings, recipe.recipeYieldQuantity];
    default:
      return recipe[field];
  }
};

/** Marks for the fields of a new recipe that were saved as they were read. */
export const marksOf = (recipe: Recipe, saved: RecipeInput, read: RecipeInput): Marks =>
  Object.fromEntries(
    rereadFields.filter((field) => isSame(saved, read, field)).map((field) => [field, markOf(recipe, field)]),
  );

/** Whether a field says the same in both, whatever form an ingredient line has taken meanwhile. */
export const isSame = (one: RecipeInput, other: RecipeInput, field: RereadField): boolean =>
  JSON.stringify(wordsOf(one, field)) === JSON.stringify(wordsOf(other, field));

const wordsOf = (input: RecipeInput, field: RereadField): unknown => {
  switch (field) {
    case 'recipeIngredient':
      return (input.recipeIngredient ?? []).map(({ title, note, originalText }) => [
        title || '',
        (originalText ?? note ?? '').trim(),
      ]);
    case 'recipeInstructions':
      return (input.recipeInstructions ?? []).map(({ title, summary, text }) => [
        title || '',
        summary || '',
        text.trim(),
      ]);
    case 'recipeYield':
      return [input.recipeYield || '', input.recipeServings || 0, input.recipeYieldQuantity || 0];
    case 'notes':
      return (input.notes ?? []).map(({ title, text }) => [title, text.trim()]);
    case 'nutrition':
      return Object.entries(input.nutrition ?? {})
        .filter(([, value]) => value)
        .sort();
    default:
      return (input[field] ?? '').trim();
  }
};
