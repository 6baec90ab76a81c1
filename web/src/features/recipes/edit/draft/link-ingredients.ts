import { displayIngredient, searchWords } from '@larder/kitchen';
import type { IngredientRow, RecipeDraft, StepRow } from './recipe-draft.ts';

/** Words that name no food; those of up to two letters do not count anyway. */
const fillers = new Set(['and', 'the', 'for', 'with', 'without']);

const namingWords = (text: string) =>
  searchWords(text).filter((word) => word.length > 2 && !fillers.has(word) && !/\d/.test(word));

/** Ids of the ingredients that a step speaks of, by the words that they have in common; singular and plural are one. */
export function ingredientsInText(text: string, ingredients: readonly IngredientRow[]): string[] {
  const spoken = new Set(namingWords(text));
  return ingredients
    .filter(({ food, note }) => namingWords(food?.name.trim() ? food.name : note).some((word) => spoken.has(word)))
    .map(({ id }) => id);
}

export const ingredientLines = ({ recipeIngredient }: Pick<RecipeDraft, 'recipeIngredient'>): IngredientRow[] =>
  recipeIngredient.filter((row) => row.kind === 'line');

export const stepLines = ({ recipeInstructions }: Pick<RecipeDraft, 'recipeInstructions'>): StepRow[] =>
  recipeInstructions.filter((row) => row.kind === 'line');

/** A line as it is read: "1½ cups flour, sifted" from its parts, or the text that it is. */
export function lineText({ quantity, unit, food, note, isSplit }: IngredientRow, locale: string): string {
  if (!isSplit) return note.trim();
  const parts = displayIngredient({ quantity, unit, food, note }, { locale });
  return [parts.quantity, parts.unit, parts.food, parts.note].filter(Boolean).join(' ');
}
