import type { Nutrition, Recipe, RecipeInput, RereadField } from '@larder/contract';

type Field<F extends RereadField> = F;

/** A field of a recipe as a person reads it, line by line. */
export const linesOf = (recipe: RecipeInput | Recipe, field: Field<RereadField>): string[] => {
  switch (field) {
    case 'recipeIngredient':
      return ingredientLines(recipe);
    case 'recipeInstructions':
      return (recipe.recipeInstructions ?? []).flatMap(({ title, summary, text }) =>
        written([title && `${title}:`, [summary, text].filter(Boolean).join(': ')]),
      );
    case 'notes':
      return (recipe.notes ?? []).flatMap(({ title, text }) => written([title && `${title}:`, text]));
    case 'nutrition':
      return nutritionLines(recipe.nutrition ?? {});
    default:
      return written([recipe[field]]);
  }
};

const written = (lines: (string | null | undefined)[]): string[] =>
  lines.flatMap((line) => (line ? line.split('\n') : [])).filter((line) => line.trim() !== '');

const ingredientLines = (recipe: RecipeInput | Recipe): string[] =>
  (recipe.recipeIngredient ?? []).flatMap((line) => {
    const display = 'display' in line && typeof line.display === 'string' ? line.display : undefined;
    return written([line.title && `${line.title}:`, display ?? line.originalText ?? line.note]);
  });

const nutritionLines = (nutrition: Partial<Nutrition>): string[] =>
  Object.entries(nutrition)
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}: ${value}`);
