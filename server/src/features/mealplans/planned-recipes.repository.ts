import type { RecipeSummary } from '@larder/contract';
import { type GroupDatabase, presentIds } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors/index.ts';
import { readSummaries } from '../recipes/index.ts';

/** The cards of recipes by their numbers, each read once however often it is planned. */
export const readPlannedRecipes = async (
  db: GroupDatabase,
  numbers: readonly (number | null)[],
): Promise<Map<number, RecipeSummary>> => {
  const wanted = [...new Set(numbers)].filter((number) => number !== null);
  const cards = wanted.length === 0 ? [] : await readSummaries(db, wanted);
  return new Map(cards.flatMap((card, index) => (wanted[index] === undefined ? [] : [[wanted[index], card]])));
};

/** @throws AppError `recipe.not-found` when the group lacks one of the recipes */
export const refuseUnknownRecipes = async (
  db: GroupDatabase,
  planned: readonly { recipeId: string | null }[],
): Promise<void> => {
  const ids = [...new Set(planned.flatMap(({ recipeId }) => recipeId ?? []))];
  const known = await presentIds(db, 'recipes', ids);
  if (ids.some((id) => !known.has(id))) throw new AppError('recipe.not-found');
};

/** Of a recipe that another member keeps to themselves, one reads no more than that something is planned. */
export const withoutSecret = <Row extends { recipeId: string | null; title: string }>(
  { recipeId, title }: Row,
  hidden: ReadonlySet<string>,
) => (recipeId !== null && hidden.has(recipeId) ? { recipeId: null, title: title || '🔒' } : {});
