import { addDays, daysBetween } from '../days.ts';
import type { Candidate, PlannedMeal } from './candidate.ts';

/** Days within which no dish comes twice. */
export const daysWithoutRepetition = 14;

/** Whether the dish is planned within two weeks before or after the day. */
export const comesTwice = ({ id }: Pick<Candidate, 'id'>, date: string, planned: readonly PlannedMeal[]): boolean =>
  planned.some((meal) => meal.recipeId === id && Math.abs(daysBetween(meal.date, date)) < daysWithoutRepetition);

/** Whether the day would be one of three in a row with the same main food. */
export const makesThreeInARow = (
  { mainFoodId }: Pick<Candidate, 'mainFoodId'>,
  date: string,
  planned: readonly PlannedMeal[],
): boolean => {
  if (mainFoodId === null) return false;
  const days = new Set(planned.flatMap((meal) => (meal.mainFoodId === mainFoodId ? meal.date : [])));
  const has = (...shifts: number[]) => shifts.every((shift) => days.has(addDays(date, shift)));
  return has(-2, -1) || has(-1, 1) || has(1, 2);
};
