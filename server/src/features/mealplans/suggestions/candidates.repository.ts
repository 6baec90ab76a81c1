import { sql } from 'kysely';
import type { GroupDatabase } from '../../../platform/database/index.ts';
import { daysBetween } from '../days.ts';
import type { Candidate } from './candidate.ts';

interface Known extends Candidate {
  /** By which its card is read. */
  number: number;
}

/** Every recipe of the group with what speaks for it on a day; the main foods are looked up later, for few. */
export const findCandidates = async (db: GroupDatabase, day: string): Promise<Known[]> => {
  const recipes = await db.from('recipes').select(['id', 'number', 'rating', 'lastMade']).orderBy('number').execute();
  const planned = await db
    .from('mealPlanEntries')
    .where('recipeId', 'is not', null)
    .where('date', '<', day)
    .groupBy('recipeId')
    .select(['recipeId', sql<string>`max(date)`.as('date')])
    .execute();
  const plannedOn = new Map(planned.map(({ recipeId, date }) => [recipeId, date]));
  const atHome = await findFoodsAtHome(db);
  return recipes.map(({ id, number, rating, lastMade }) => {
    const last = [lastMade?.slice(0, 10), plannedOn.get(id)]
      .filter((date) => date !== undefined)
      .sort()
      .at(-1);
    return {
      id,
      number,
      rating,
      daysSince: last === undefined ? null : Math.max(0, daysBetween(last, day)),
      atHome: atHome.get(id) ?? [],
      mainFoodId: null,
    };
  });
};

/** Names of the foods on hand by the recipes that need them. */
const findFoodsAtHome = async (db: GroupDatabase): Promise<Map<string, string[]>> => {
  const rows = await db
    .from('foods')
    .innerJoin('ingredients', (join) =>
      join.onRef('ingredients.foodId', '=', 'foods.id').onRef('ingredients.groupId', '=', 'foods.groupId'),
    )
    .where('foods.onHand', '=', 1)
    .select(['ingredients.recipeId', 'foods.name'])
    .distinct()
    .orderBy('foods.name')
    .execute();
  const names = new Map<string, string[]>();
  for (const { recipeId, name } of rows) names.set(recipeId, [...(names.get(recipeId) ?? []), name]);
  return names;
};

/** The food of the first line of recipes that has one. */
export const findMainFoods = async (db: GroupDatabase, recipeIds: readonly string[]): Promise<Map<string, string>> => {
  if (recipeIds.length === 0) return new Map();
  const rows = await db
    .from('ingredients')
    .where(db.dialect.isOneOf('recipeId', recipeIds))
    .where('foodId', 'is not', null)
    .select(['recipeId', 'foodId'])
    .orderBy('recipeId')
    .orderBy('position', 'desc')
    .execute();
  // The first line comes last, and stays.
  return new Map(rows.flatMap(({ recipeId, foodId }) => (foodId === null ? [] : [[recipeId, foodId]])));
};
