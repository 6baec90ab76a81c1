import { randomUUID } from 'node:crypto';
import type { IngredientInput } from '@larder/contract';
import type { GroupTransaction } from '../../../platform/database/index.ts';
import { resolveFoods } from '../../foods/index.ts';
import { resolveUnits } from '../../units/index.ts';
import { refuseCircles } from '../linking/refuse-circles.ts';
import { resolveRecipes } from '../linking/resolve-recipes.ts';
import type { IngredientRow } from '../reading/to-recipe.ts';

/** Three decimals, except for what they would make nothing of. */
const storedQuantity = (quantity: number | null | undefined): number | null => {
  if (quantity === null || quantity === undefined) return null;
  return Math.round(quantity * 1000) / 1000 || quantity;
};

interface Stored {
  recipeId: string;
  lines: readonly IngredientRow[];
}

/**
 * The lines as they are stored, with foods and units found or made, and what became of the ids that were sent.
 * @throws AppError where the recipe would be a part of itself
 */
export const readIngredients = async (
  db: GroupTransaction,
  sent: readonly IngredientInput[],
  before: Stored,
  at: Date,
) => {
  const { ids, idOfSent } = keepIds(sent.map(({ referenceId }) => referenceId));
  const units = await resolveUnits(
    db,
    sent.map(({ unit }) => unit),
    at,
  );
  const recipes = await resolveRecipes(db, sent, before.lines);
  const parts = new Set(recipes.flatMap(({ referencedRecipeId }) => referencedRecipeId ?? []));
  for (const { referencedRecipeId } of before.lines) if (referencedRecipeId) parts.delete(referencedRecipeId);
  await refuseCircles(db, before.recipeId, [...parts]);
  const foods = await resolveFoods(
    db,
    sent.map(({ food }, index) => (recipes[index]?.referencedRecipeId ? null : food)),
    at,
  );
  const rows = sent.map(
    ({ title, quantity, originalText }, index): IngredientRow => ({
      id: ids[index] ?? '',
      title: title?.trim() || null,
      quantity: storedQuantity(quantity),
      unitId: units[index] ?? null,
      foodId: foods[index] ?? null,
      referencedRecipeId: recipes[index]?.referencedRecipeId ?? null,
      note: recipes[index]?.note ?? '',
      originalText: originalText ?? null,
    }),
  );
  return { rows, idOfSent };
};

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Ids for the parts of a recipe: those that were sent where they can be kept, new ones otherwise; none twice. */
export const keepIds = (sent: readonly (string | null | undefined)[]) => {
  const ids: string[] = [];
  const used = new Set<string>();
  const idOfSent = new Map<string, string>();
  for (const text of sent) {
    const wanted = text?.trim().toLowerCase() ?? '';
    const id = uuid.test(wanted) && !used.has(wanted) ? wanted : randomUUID();
    used.add(id);
    ids.push(id);
    if (wanted && !idOfSent.has(wanted)) idOfSent.set(wanted, id);
  }
  return { ids, idOfSent };
};
