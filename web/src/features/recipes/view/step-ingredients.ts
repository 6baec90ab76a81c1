import type { Ingredient, Instruction } from '@larder/contract';
import { searchWords } from '@larder/kitchen';

/** Words too common to name a food. */
const ordinary = new Set(
  searchWords('and the for with without into from then und der die das mit les des aux avec con los las'),
);

/** The words by which a step may mean an ingredient: those of its food, else of its first words before a comma. */
const namingWords = ({ food, referencedRecipe, note, display }: Ingredient): Set<string> => {
  const text = (referencedRecipe ?? food)?.name ?? (note || display).split(/[,(;]/)[0] ?? '';
  return new Set(searchWords(text).filter((word) => word.length > 2 && !/\d/.test(word) && !ordinary.has(word)));
};

/** What a step uses: its linked ingredients, or where nothing is linked in the whole recipe, those whose food it names. */
export function stepIngredients(step: Instruction, steps: Instruction[], ingredients: Ingredient[]): Ingredient[] {
  if (steps.some(({ ingredientReferences }) => ingredientReferences.length > 0)) {
    const linked = new Set(step.ingredientReferences.map(({ referenceId }) => referenceId));
    return ingredients.filter(({ referenceId }) => linked.has(referenceId));
  }
  const words = new Set(searchWords(step.text));
  return ingredients.filter((ingredient) => {
    const names = [...namingWords(ingredient)];
    const last = names.at(-1);
    // "red onion" is meant by "onion", but not by "red".
    return last !== undefined && (words.has(last) || (names.length > 1 && names.every((name) => words.has(name))));
  });
}
