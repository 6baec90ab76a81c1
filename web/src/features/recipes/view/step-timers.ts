import type { Ingredient, Instruction, Recipe } from '@larder/contract';
import { type NameableFood, timedFood } from '@larder/kitchen';
import { t } from '../../../lib/messages/index.ts';

/** What the timers of a step are named after. */
export interface StepTimers {
  recipe: string;
  /** Counted from 1, as the reader writes numbers. */
  number: string;
  foods: readonly NameableFood[];
  /** The one ingredient that is linked to the step, where it is one. */
  only: string | undefined;
}

export function stepTimers(
  { name, recipeIngredient }: Pick<Recipe, 'name' | 'recipeIngredient'>,
  { ingredientReferences }: Pick<Instruction, 'ingredientReferences'>,
  number: string,
): StepTimers {
  const linked = new Set(ingredientReferences.map(({ referenceId }) => referenceId));
  const [only, another] = recipeIngredient.filter(({ referenceId }) => linked.has(referenceId));
  return {
    recipe: name,
    number,
    foods: recipeIngredient.map(foodOf),
    only: another ? undefined : (only?.food?.pluralName ?? only?.food?.name ?? only?.referencedRecipe?.name),
  };
}

const foodOf = ({ food, referencedRecipe, note, display }: Ingredient): NameableFood =>
  food
    ? { name: food.name, others: [food.pluralName ?? '', ...food.aliases.map(({ name }) => name)] }
    : { name: referencedRecipe?.name ?? (note || display) };

/** "Onions" for "cook the onions 12 min"; the number of the step where its words name nothing. */
export const timerAbout = ({ recipe, number, foods, only }: StepTimers, text: string, at: number) => ({
  recipe,
  name: timedFood(text, at, foods) ?? only ?? t('timer.step', { number }),
});
