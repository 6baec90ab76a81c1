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

/** @throws AppError for an entry that says nothing */
export const refuseEmpty = ({ recipeId, title }: { recipeId: string | null; title: string }): void => {
  if (recipeId === null && title === '') throw new AppError('mealplan.empty');
};
