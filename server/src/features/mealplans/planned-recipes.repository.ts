import type { RecipeSummary } from '@larder/contract';
import type { GroupDatabase } from '../../platform/database/index.ts';
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

/** What of recipes decides about planning them, by their ids. */
export const findRecipesToPlan = async (db: GroupDatabase, ids: readonly string[]) => {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map<string, { id: string; name: string; slug: string; recipeServings: number }>();
  const rows = await db
    .from('recipes')
    .where(db.dialect.isOneOf('id', wanted))
    .select(['id', 'name', 'slug', 'recipeServings'])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
};
