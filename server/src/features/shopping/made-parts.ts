import type { IngredientInput, LeftOut } from '@larder/contract';
import { exact, multiply, type Rational, toStoredNumber } from '@larder/kitchen';
import { type AmountOfRecipe, timesOfRecipe } from '@larder/kitchen/units/reading';
import type { GroupTransaction } from '../../platform/database/index.ts';
import { findItems } from '../entities/index.ts';
import { readRecipesWithIds } from '../recipes/index.ts';
import { units } from '../units/index.ts';

/** How deep recipes are made within each other; what is deeper is written down by its name. */
const deepest = 5;

type Made = Awaited<ReturnType<typeof readRecipesWithIds>>[number]['recipe'];

/** What is needed of the recipes that were added, by the place of each among them. */
interface Needed {
  ingredients: IngredientInput[][];
  leftOut: LeftOut[];
}

/**
 * In the place of each line that asks for another recipe what is needed to make that, as much as is asked for, without foods
 * that are at home. A recipe that is not there or has no ingredients stays, and so does one of which nobody knows how much is meant.
 */
export const withPartsMade = async (
  db: GroupTransaction,
  recipeIds: readonly string[],
  { ingredients, leftOut }: Needed,
): Promise<Needed> => {
  let needed: Needed = { ingredients, leftOut };
  for (let depth = 0; depth < deepest; depth++) {
    const ids = [...new Set(needed.ingredients.flat().flatMap((line) => line.referencedRecipe?.id ?? []))];
    if (ids.length === 0) return needed;
    const made = new Map((await readRecipesWithIds(db, ids)).map(({ recipe }) => [recipe.id, recipe]));
    if (made.size === 0) return needed;
    needed = oneLevelMade(needed, recipeIds, { made, unitOf: await readUnits(db, needed.ingredients.flat()) });
  }
  return needed;
};

const oneLevelMade = (
  { ingredients, leftOut }: Needed,
  recipeIds: readonly string[],
  { made, unitOf }: { made: ReadonlyMap<string, Made>; unitOf: UnitOf },
): Needed => {
  const atHome: LeftOut[] = [];
  const lines = ingredients.map((lines, index) =>
    lines.flatMap((line): IngredientInput[] => {
      const part = made.get(line.referencedRecipe?.id ?? '');
      const times = part && timesAsked(line, part, unitOf);
      if (!part || !times || part.recipeIngredient.length === 0) return [line];
      return part.recipeIngredient.flatMap((needed): IngredientInput[] => {
        const { food, quantity } = needed;
        if (food?.onHand) {
          atHome.push({ recipeId: recipeIds[index] ?? '', foodId: food.id, name: food.name });
          return [];
        }
        return [{ ...needed, quantity: quantity && toStoredNumber(multiply(exact(quantity), times)) }];
      });
    }),
  );
  return { ingredients: lines, leftOut: [...leftOut, ...atHome] };
};

type UnitOf = (line: IngredientInput) => AmountOfRecipe['unit'];

/** Units as the group has them, of lines that name them by their ids; undefined for one that is not there. */
const readUnits = async (db: GroupTransaction, lines: readonly IngredientInput[]): Promise<UnitOf> => {
  const asking = lines.filter(({ referencedRecipe }) => referencedRecipe);
  const ids = [...new Set(asking.flatMap(({ unit }) => unit?.id ?? []))];
  const known = new Map((ids.length > 0 ? await findItems(db, units, ids) : []).map((unit) => [unit.id, unit]));
  return ({ unit }) => {
    if (!unit?.id && !unit?.name) return null;
    return known.get(unit.id ?? '') ?? (unit.name ? { name: unit.name } : undefined);
  };
};

/** How many times a recipe is made for a line; null where nobody knows. */
const timesAsked = (line: IngredientInput, part: Made, unitOf: UnitOf): Rational | null => {
  const unit = unitOf(line);
  return unit === undefined ? null : timesOfRecipe({ quantity: line.quantity ?? null, unit }, part);
};
