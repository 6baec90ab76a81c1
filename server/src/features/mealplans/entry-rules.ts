import { AppError } from '../../platform/errors/index.ts';
import { daysBetween } from './days.ts';

/** As many days as one entry lasts. */
export const longestEntryDays = 31;

/** As many days as one call works on. */
const mostDaysAtOnce = 366;

/** The last day as it is stored: nothing for an entry of a single day. @throws AppError when it lies before the first */
export const lastDayOf = (date: string, endDate: string | null | undefined): string | null => {
  if (!endDate || endDate === date) return null;
  refuseDays(date, endDate, longestEntryDays);
  return endDate;
};

/** @throws AppError when the days are in the wrong order or too many */
export const refuseDays = (startDate: string, endDate: string, most: number = mostDaysAtOnce): void => {
  const days = daysBetween(startDate, endDate) + 1;
  if (days < 1) throw new AppError('mealplan.ends-before');
  if (days > most) throw new AppError('mealplan.too-long', { days: most });
};

interface Planned {
  title: string;
  text: string;
  recipeId: string | null;
  servings: number | null;
}

type SentPlanned = { [Key in keyof Planned]?: Planned[Key] | null | undefined };

const nothing: Planned = { title: '', text: '', recipeId: null, servings: null };

/** What was sent of it, else what was there. @throws AppError when that says nothing */
export const plannedFrom = (sent: SentPlanned, before: Planned = nothing): Planned => {
  const planned = {
    title: sent.title ?? before.title,
    text: sent.text ?? before.text,
    recipeId: sent.recipeId === undefined ? before.recipeId : sent.recipeId,
    servings: sent.servings === undefined ? before.servings : sent.servings,
  };
  if (planned.recipeId === null && planned.title === '') throw new AppError('mealplan.empty');
  return planned;
};
