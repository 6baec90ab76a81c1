import { randomUUID } from 'node:crypto';
import {
  entryTypes,
  type MealSuggestions,
  mostSuggestedDays,
  type PlanRule,
  type SuggestionsWanted,
} from '@larder/contract';
import type { GroupDatabase } from '../../../platform/database/index.ts';
import { filteredRecipeIds } from '../../recipes/index.ts';
import { addDays, daysFrom, weekdayOf } from '../days.ts';
import { type EntryRow, entryRowsFrom } from '../entries.repository.ts';
import { refuseDays } from '../entry-rules.ts';
import { readCards } from '../planned-recipes.repository.ts';
import { filterOfRules } from '../rule-filter.ts';
import { allRules } from '../rules.repository.ts';
import type { Candidate, Meal, PlannedMeal } from './candidate.ts';
import { findCandidates, findMainFoods } from './candidates.repository.ts';
import { chance } from './chance.ts';
import { pointsOf } from './reasons.ts';
import { suggestMeals } from './suggest-meals.ts';
import { daysWithoutRepetition } from './variety.ts';

/** So many of the best come into question, for each of which the main food is looked up. */
const shortList = 400;

/** What could be cooked on days that are not planned yet; nothing is written. */
export const answerSuggestions = async (db: GroupDatabase, wanted: SuggestionsWanted): Promise<MealSuggestions> => {
  const { startDate, endDate } = wanted;
  refuseDays(startDate, endDate, mostSuggestedDays);
  const seed = wanted.seed || randomUUID();
  const around = await entryRowsFrom(
    db,
    addDays(startDate, -daysWithoutRepetition),
    addDays(endDate, daysWithoutRepetition),
  );
  const meals = mealsOf(wanted, around);
  const allowed = await allowedRecipes(db, meals);
  const excluded = new Set(wanted.exclude);
  const all = (await findCandidates(db, startDate)).filter(({ id }) => !excluded.has(id));
  const isAllowed = (id: string) => [...allowed.values()].some((ids) => !ids || ids.has(id));
  const best = all
    .filter(({ id }) => isAllowed(id))
    .map((candidate) => ({ candidate, points: pointsOf(candidate) + 4 * chance(`${seed} ${candidate.id}`) }))
    .sort((one, other) => other.points - one.points)
    .slice(0, shortList)
    .map(({ candidate }) => candidate);
  const planned = [
    ...around.flatMap(({ date, recipeId }) => (recipeId === null ? [] : [{ date, recipeId }])),
    ...wanted.keep,
  ];
  const mainFoods = await findMainFoods(db, [
    ...new Set([...best, ...planned.map(({ recipeId: id }) => ({ id }))].map(({ id }) => id)),
  ]);
  const withFood = (candidate: Candidate) => ({ ...candidate, mainFoodId: mainFoods.get(candidate.id) ?? null });
  const { suggestions, missing } = suggestMeals({
    meals,
    candidates: best.map(withFood),
    allowedFor: (meal) => allowed.get(keyOf(meal)),
    planned: planned.map(
      ({ date, recipeId }): PlannedMeal => ({ date, recipeId, mainFoodId: mainFoods.get(recipeId) ?? null }),
    ),
    seed,
  });
  const numberOf = new Map(best.map(({ id, number }) => [id, number]));
  const recipes = await readCards(
    db,
    suggestions.map(({ recipeId }) => numberOf.get(recipeId) ?? null),
  );
  return {
    seed,
    suggestions: suggestions.flatMap(({ recipeId, ...suggestion }) => {
      const recipe = recipes.get(numberOf.get(recipeId) ?? null);
      return recipe ? [{ ...suggestion, recipe }] : [];
    }),
    missing,
  };
};

/** The meals that are asked for, else those of the days that nothing is planned for. */
const mealsOf = (
  { startDate, endDate, entryTypes: types, meals, keep }: SuggestionsWanted,
  around: EntryRow[],
): Meal[] => {
  if (meals) return inOrder(meals);
  const taken = (meal: Meal) =>
    around.some(
      ({ date, endDate, entryType }) =>
        entryType === meal.entryType && date <= meal.date && meal.date <= (endDate ?? date),
    ) || keep.some(({ date, entryType }) => date === meal.date && entryType === meal.entryType);
  const every = daysFrom(startDate, endDate).flatMap((date) =>
    [...new Set(types)].map((entryType) => ({ date, entryType })),
  );
  return inOrder(every.filter((meal) => !taken(meal)));
};

const inOrder = (meals: readonly Meal[]): Meal[] =>
  meals.toSorted(
    (one, other) =>
      (one.date < other.date ? -1 : one.date > other.date ? 1 : 0) ||
      entryTypes.indexOf(one.entryType) - entryTypes.indexOf(other.entryType),
  );

const keyOf = ({ date, entryType }: Meal): string => `${weekdayOf(date)} ${entryType}`;

/** Which recipes the rules allow for the meals, each choice of rules looked up once. */
const allowedRecipes = async (db: GroupDatabase, meals: readonly Meal[]) => {
  const rules = await allRules(db);
  const found = new Map<string, Set<string>>();
  const allowed = new Map<string, ReadonlySet<string> | undefined>();
  for (const meal of meals) {
    const key = keyOf(meal);
    if (allowed.has(key)) continue;
    const own = rules.filter((rule) => speaksOf(rule, meal));
    const choice = own.map(({ id }) => id).join();
    if (own.length > 0 && !found.has(choice)) {
      found.set(choice, new Set(await filteredRecipeIds(db, filterOfRules(db, own))));
    }
    allowed.set(key, own.length > 0 ? found.get(choice) : undefined);
  }
  return allowed;
};

const speaksOf = ({ day, entryType }: PlanRule, meal: Meal): boolean =>
  (day === 'unset' || day === weekdayOf(meal.date)) && (entryType === 'unset' || entryType === meal.entryType);
