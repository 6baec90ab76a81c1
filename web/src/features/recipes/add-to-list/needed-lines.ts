import type { AddedRecipes, Ingredient, Recipe } from '@larder/contract';
import { displayIngredient } from '@larder/kitchen';
import { locale } from '../../../lib/messages/index.ts';

/** What somebody has decided, as far as it differs from what is proposed. */
export interface Choices {
  /** What each recipe is multiplied with, by its slug. */
  factors: Readonly<Record<string, number>>;
  /** Whether a line is bought, by its key. */
  ticked: Readonly<Record<string, boolean>>;
  /** Whether a food is at home, by its id, before the server has answered. */
  atHome: Readonly<Record<string, boolean>>;
  /** Whether another recipe is bought instead of being made, by the key of its line. */
  bought: Readonly<Record<string, boolean>>;
}

/** An ingredient as it may be bought. */
export interface NeededLine {
  key: string;
  ingredient: Ingredient;
  recipe: Recipe;
  name: string;
  amount: string;
  note: string;
  isAtHome: boolean;
  isTicked: boolean;
  /** Of another recipe whether it is bought instead of being made; null for what is no recipe. */
  isBought: boolean | null;
}

export const noChoices: Choices = { factors: {}, ticked: {}, atHome: {}, bought: {} };

export const factorOf = ({ factors }: Choices, { slug }: Pick<Recipe, 'slug'>): number => factors[slug] ?? 1;

/** What a recipe needs; what is at home is left out unless somebody ticks it. */
export const neededLines = (recipe: Recipe, choices: Choices): NeededLine[] =>
  recipe.recipeIngredient.flatMap((ingredient): NeededLine[] => {
    const { food, referenceId } = ingredient;
    const parts = displayIngredient(ingredient, { scale: factorOf(choices, recipe), locale: locale() });
    const name = parts.food || parts.note;
    if (!name) return [];
    const key = `${recipe.slug} ${referenceId}`;
    const isAtHome = food !== null && (choices.atHome[food.id] ?? food.onHand);
    return [
      {
        key,
        ingredient,
        recipe,
        name,
        amount: [parts.quantity, parts.unit].filter(Boolean).join(' '),
        note: parts.food ? parts.note : '',
        isAtHome,
        isTicked: choices.ticked[key] ?? !isAtHome,
        isBought: ingredient.referencedRecipe ? (choices.bought[key] ?? false) : null,
      },
    ];
  });

/** What is to be added, with the amounts of one recipe each. */
export const addedRecipes = (lines: readonly NeededLine[], choices: Choices): AddedRecipes => {
  const ticked = lines.filter(({ isTicked }) => isTicked);
  return [...new Set(ticked.map(({ recipe }) => recipe))].map((recipe) => ({
    recipeId: recipe.id,
    recipeIncrementQuantity: factorOf(choices, recipe),
    recipeIngredients: ticked.filter((line) => line.recipe === recipe).map(asSent),
  }));
};

const asSent = ({ ingredient, isBought }: NeededLine) => {
  const { quantity, unit, food, referencedRecipe, note, originalText } = ingredient;
  // What is bought is a thing by its name; of what is made the server knows the ingredients.
  const asThing = isBought ? referencedRecipe : null;
  return {
    quantity,
    unit: unit && { id: unit.id },
    food: food && { id: food.id },
    referencedRecipe: referencedRecipe && !asThing ? { id: referencedRecipe.id, name: referencedRecipe.name } : null,
    note: asThing ? [asThing.name, note].filter(Boolean).join(', ') : note,
    originalText,
  };
};
