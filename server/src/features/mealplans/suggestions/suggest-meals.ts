import type { SuggestionReason } from '@larder/contract';
import type { Candidate, Meal, PlannedMeal } from './candidate.ts';
import { chance } from './chance.ts';
import { pointsOf, reasonsOf } from './reasons.ts';
import { comesTwice, makesThreeInARow } from './variety.ts';

interface Question {
  meals: readonly Meal[];
  /** Best first is not asked for: each is given its points. */
  candidates: readonly Candidate[];
  /** Ids of the recipes that the rules allow for a meal; undefined where no rule speaks of it. */
  allowedFor(meal: Meal): ReadonlySet<string> | undefined;
  planned: readonly PlannedMeal[];
  seed: string;
}

interface Suggestion extends Meal {
  recipeId: string;
  reasons: SuggestionReason[];
}

/** How much is left to chance, in points: enough that another seed brings other dishes. */
const luck = 4;

/**
 * Dishes for meals, each unlike those that were chosen before it; meals without one are missing. Meals that few recipes come
 * into question for choose first, lest others take them away.
 */
export const suggestMeals = ({ meals, candidates, allowedFor, planned, seed }: Question) => {
  const taken = [...planned];
  const suggestions: Suggestion[] = [];
  const missing: Meal[] = [];
  const room = (meal: Meal) => allowedFor(meal)?.size ?? Number.POSITIVE_INFINITY;
  const narrowFirst = meals.toSorted((one, other) => (room(one) === room(other) ? 0 : room(one) - room(other)));
  for (const meal of narrowFirst) {
    const allowed = allowedFor(meal);
    const best = candidates
      .filter((candidate) => !allowed || allowed.has(candidate.id))
      .filter((candidate) => !comesTwice(candidate, meal.date, taken))
      .filter((candidate) => !makesThreeInARow(candidate, meal.date, taken))
      .map((candidate) => ({
        candidate,
        points: pointsOf(candidate) + luck * chance(`${seed} ${meal.date} ${meal.entryType} ${candidate.id}`),
      }))
      .reduce<{ candidate: Candidate; points: number } | undefined>(
        (best, one) => (best && best.points >= one.points ? best : one),
        undefined,
      );
    if (!best) {
      missing.push(meal);
      continue;
    }
    const { id, mainFoodId } = best.candidate;
    taken.push({ date: meal.date, recipeId: id, mainFoodId });
    suggestions.push({ ...meal, recipeId: id, reasons: reasonsOf(best.candidate, allowed !== undefined) });
  }
  const place = ({ date, entryType }: Meal) =>
    meals.findIndex((meal) => meal.date === date && meal.entryType === entryType);
  const inOrder = <One extends Meal>(some: One[]) => some.toSorted((one, other) => place(one) - place(other));
  return { suggestions: inOrder(suggestions), missing: inOrder(missing) };
};
