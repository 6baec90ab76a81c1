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
    .filter(({ food, recipe, note }) =>
      namingWords(recipe?.name || food?.name.trim() || note).some((word) => spoken.has(word)),
    )
    .map(({ id }) => id);
}

export const ingredientLines = (rows: RecipeDraft['recipeIngredient']): IngredientRow[] =>
  rows.filter((row) => row.kind === 'line');

export const stepLines = (rows: RecipeDraft['recipeInstructions']): StepRow[] =>
  rows.filter((row) => row.kind === 'line');

const texts = new WeakMap<IngredientRow, string>();

/** A line as it is read: "1½ cups flour, sifted" from its parts, or the text that it is. */
export function lineText(line: IngredientRow, locale: string): string {
  // Rows are never changed, only replaced, and the language of a page stays the same.
  const known = texts.get(line);
  if (known !== undefined) return known;
  const text = line.isSplit ? textOfParts(line, locale) : line.note.trim();
  texts.set(line, text);
  return text;
}

function textOfParts({ quantity, unit, food, recipe, note }: IngredientRow, locale: string): string {
  const parts = displayIngredient({ quantity, unit, food, referencedRecipe: recipe ?? null, note }, { locale });
  return [parts.quantity, parts.unit, parts.food, parts.note].filter(Boolean).join(' ');
}
