import type { Ingredient, Recipe, RecipeInput } from '@larder/contract';
import { displayText } from '@larder/kitchen';

/** A recipe with what an edit changes, as this device shows it until the server has the edit. */
export function recipeHere(recipe: Recipe, { basedOnVersion: _, ...changes }: RecipeInput): Recipe {
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  return {
    ...recipe,
    ...given,
    settings: { ...recipe.settings, ...changes.settings },
    nutrition: { ...recipe.nutrition, ...changes.nutrition },
    recipeCategory: named(recipe, recipe.recipeCategory, changes.recipeCategory),
    tags: named(recipe, recipe.tags, changes.tags),
    tools: named(recipe, recipe.tools, changes.tools),
    recipeIngredient: changes.recipeIngredient?.map((line) => lineHere(recipe, line)) ?? recipe.recipeIngredient,
    recipeInstructions:
      changes.recipeInstructions?.map(({ id, title, summary, text, ingredientReferences }) => ({
        id: id ?? '',
        title: title ?? '',
        summary: summary ?? '',
        text,
        ingredientReferences: (ingredientReferences ?? []).flatMap(({ referenceId }) =>
          referenceId ? [{ referenceId }] : [],
        ),
      })) ?? recipe.recipeInstructions,
  };
}

type Line = NonNullable<RecipeInput['recipeIngredient']>[number];

/** What is new of a line has no id yet, and is shown by its name. */
function lineHere(recipe: Recipe, { referenceId, title, quantity, unit, food, note, originalText }: Line): Ingredient {
  const lines = recipe.recipeIngredient;
  const before = lines.find((line) => line.referenceId === referenceId);
  const sameUnit = lines.find((line) => line.unit && line.unit.id === unit?.id)?.unit ?? null;
  const sameFood = lines.find((line) => line.food && line.food.id === food?.id)?.food ?? null;
  // A food or unit that no line had is told in the note until the server has made it one.
  const told = [!sameUnit && unit?.name, !sameFood && food?.name, note].filter(Boolean).join(' ');
  const line = {
    referenceId: referenceId ?? '',
    title: title ?? null,
    quantity: quantity ?? null,
    unit: sameUnit,
    food: sameFood,
    referencedRecipe: before?.referencedRecipe ?? null,
    note: told,
    originalText: originalText ?? null,
    isFood: sameFood !== null,
    disableAmount: before?.disableAmount ?? recipe.settings.disableAmount,
  };
  return { ...line, display: displayText(line) };
}

type Organizers = Recipe['tools'];

function named(recipe: Recipe, before: Recipe['tags'], sent: RecipeInput['tags']): Organizers {
  const known = [...before, ...recipe.tools, ...recipe.tags];
  return (sent ?? before).map(({ name }) => {
    const same = known.find((one) => one.name === name);
    return { id: '', name: name ?? '', slug: '', groupId: recipe.groupId, onHand: false, ...same };
  });
}
