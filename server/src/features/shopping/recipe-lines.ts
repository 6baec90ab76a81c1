import type { AddedRecipes, IngredientInput, LeftOut } from '@larder/contract';
import { exact, toStoredNumber } from '@larder/kitchen';
import type { GroupTransaction } from '../../platform/database/index.ts';
import { presentIds } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors/index.ts';
import { readRecipesWithIds } from '../recipes/index.ts';
import { joinNotes, type RecipePart, type SumsOf } from './item-parts.ts';
import { withPartsMade } from './made-parts.ts';
import { readSums } from './read-sums.ts';
import { resolveReferences } from './references.ts';

/** What a recipe needs of one food, or of what only a note says. */
export interface RecipeLine {
  foodId: string | null;
  part: RecipePart;
}

/** What recipes need, equal lines of each as one; and what they need that is at home. @throws AppError when one is not there */
export const readRecipeLines = async (
  db: GroupTransaction,
  added: AddedRecipes,
  at: Date,
): Promise<{ lines: RecipeLine[]; leftOut: LeftOut[] }> => {
  const { ingredients, leftOut } = await withPartsMade(
    db,
    added.map(({ recipeId }) => recipeId),
    await readIngredients(db, added),
  );
  const all = ingredients.flat();
  const { idsOf, missing } = await resolveReferences(db, all, at);
  const recipes = added.map(({ recipeId, recipeIncrementQuantity }, index) =>
    (ingredients[index] ?? []).flatMap((ingredient): RecipeLine[] => {
      const refused = missing(ingredient);
      if (refused) throw new AppError(refused);
      const { foodId = null, unitId = null } = idsOf(ingredient);
      const note = noteOf(ingredient, foodId !== null);
      const quantity = ingredient.quantity ?? 0;
      const scale = recipeIncrementQuantity ?? 1;
      return foodId === null && note === '' ? [] : [{ foodId, part: { recipeId, quantity, unitId, scale, note } }];
    }),
  );
  const doubles = recipes.flatMap((lines) =>
    lines.filter((line) => lines.some((other) => other !== line && isOfSame(line, other))),
  );
  const sumsOf = await readSums(
    db,
    doubles.map(({ foodId, part }) => ({ foodId, unitId: part.unitId })),
  );
  return {
    lines: recipes.flatMap((lines) => lines.reduce<RecipeLine[]>((before, line) => withLine(before, line, sumsOf), [])),
    leftOut,
  };
};

/** What a line says besides its food; a recipe that is not made for it is something to have, by its name. */
const noteOf = ({ note, originalText, referencedRecipe }: IngredientInput, hasFood: boolean): string => {
  const said = note?.trim() ?? '';
  if (hasFood) return said;
  const name = referencedRecipe?.name?.trim();
  return (name ? [name, said].filter(Boolean).join(', ') : said) || (originalText?.trim() ?? '');
};

/** The ingredients that were sent of each recipe, or else all of it but those whose food is at home. */
const readIngredients = async (db: GroupTransaction, added: AddedRecipes) => {
  const unsaid = added.flatMap(({ recipeId, recipeIngredients }) => (recipeIngredients ? [] : recipeId));
  const whole = new Map((await readRecipesWithIds(db, unsaid)).map(({ recipe }) => [recipe.id, recipe]));
  const said = added.flatMap(({ recipeId, recipeIngredients }) => (recipeIngredients ? recipeId : []));
  const present = await presentIds(db, 'recipes', said);
  const leftOut: LeftOut[] = [];
  const ingredients = added.map(({ recipeId, recipeIngredients }): IngredientInput[] => {
    const recipe = whole.get(recipeId);
    if (!recipe && !present.has(recipeId)) throw new AppError('recipe.not-found');
    if (recipeIngredients) return recipeIngredients;
    return (recipe?.recipeIngredient ?? []).filter(({ food }) => {
      if (food?.onHand) leftOut.push({ recipeId, foodId: food.id, name: food.name });
      return !food?.onHand;
    });
  });
  return { ingredients, leftOut };
};

const isOfSame = (one: RecipeLine, other: RecipeLine): boolean =>
  one.foodId === other.foodId && (one.foodId !== null || one.part.note === other.part.note);

/** Lines of a recipe with another one, which counts with one that asks for the same. */
const withLine = (lines: RecipeLine[], { foodId, part }: RecipeLine, sumsOf: SumsOf): RecipeLine[] => {
  const sums = sumsOf(foodId);
  const isSame = (line: RecipeLine) =>
    isOfSame(line, { foodId, part }) &&
    (line.part.unitId === part.unitId || sums.kindOf(line.part.unitId) === sums.kindOf(part.unitId));
  const at = lines.findIndex(isSame);
  const same = lines[at];
  if (!same) return [...lines, { foodId, part }];
  const amounts = [same.part, part].map(({ quantity, unitId }) => ({ quantity: exact(quantity), unitId }));
  const unitId = sums.unitOf(amounts);
  const quantity = toStoredNumber(sums.measurably(amounts, unitId));
  return lines.with(at, { foodId, part: { ...part, quantity, unitId, note: joinNotes([same.part.note, part.note]) } });
};
