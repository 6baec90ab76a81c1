import type { RecipeSummary } from '@larder/contract';
import { type SqlBool, sql } from 'kysely';
import { type GroupDatabase, presentIds } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors/index.ts';
import { readSummaries } from '../recipes/index.ts';

type PlannedTable = 'mealPlanEntries' | 'mealPlanRepeats' | 'mealPlanTemplateEntries';

/** Joins the recipe of what is planned, as far as whoever reads may know it. */
export const isItsRecipe = (db: GroupDatabase, table: PlannedTable) =>
  sql<SqlBool>`recipes.id = ${sql.ref(`${table}.recipeId`)} and recipes."groupId" = ${sql.ref(`${table}.groupId`)}
    and ${db.mayRead('recipes')}`;

interface PlannedRow {
  recipeId: string | null;
  /** Nothing where the recipe is another member's alone. */
  recipeNumber: number | null;
  title: string;
}

/** The cards of recipes by their numbers, each read once however often it is planned. */
export const readCards = async (
  db: GroupDatabase,
  numbers: readonly (number | null)[],
): Promise<Map<number | null, RecipeSummary>> => {
  const wanted = [...new Set(numbers)].filter((number) => number !== null);
  const cards = wanted.length === 0 ? [] : await readSummaries(db, wanted);
  return new Map(cards.flatMap((card, index) => (wanted[index] === undefined ? [] : [[wanted[index], card]])));
};

/** What a row's recipe is; of one that another member keeps to themselves, `secret` says no more than that something is planned. */
export const readPlannedRecipes = async (db: GroupDatabase, rows: readonly PlannedRow[]) => {
  const recipes = await readCards(
    db,
    rows.map(({ recipeNumber }) => recipeNumber),
  );
  const unread = rows.flatMap(({ recipeId, recipeNumber }) => (recipeNumber === null && recipeId) || []);
  const hidden = await presentIds(db.asServer(), 'recipes', unread);
  return ({ recipeId, recipeNumber, title }: PlannedRow) => ({
    recipe: recipes.get(recipeNumber) ?? null,
    secret: recipeId !== null && hidden.has(recipeId) ? { recipeId: null, title: title || '🔒' } : {},
  });
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
