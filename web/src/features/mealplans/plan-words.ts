import type { PlanEntry } from '@larder/contract';
import { formatDay, formatDays, formatNumber } from '../../lib/dates/dates.ts';
import { addDays, type Day, daysBetween, startOfWeek, today } from '../../lib/dates/days.ts';
import { t } from '../../lib/messages/index.ts';
import type { Meal } from './plan.ts';

/** Thursday 12 March */
export const longDay = (day: Day): string => formatDay(day, { weekday: 'long', day: 'numeric', month: 'long' });

/** Thu 12 March */
export const shortDay = (day: Day): string => formatDay(day, { weekday: 'short', day: 'numeric', month: 'short' });

export const weekdayName = (day: Day): string =>
  day === today() ? t('plan.today') : formatDay(day, { weekday: 'short' });

export const mealOn = ({ date, entryType }: Meal): string => t('plan.meal-on', { meal: entryType, day: longDay(date) });

/** This week, next week, or its days. */
export function weekTitle(day: Day, firstDay: number): string {
  const first = startOfWeek(day, firstDay);
  const weeks = daysBetween(startOfWeek(today(), firstDay), first) / 7;
  if (weeks === 0) return t('plan.this-week');
  if (weeks === 1) return t('plan.next-week');
  if (weeks === -1) return t('plan.last-week');
  return daysText(first, 6);
}

/** 12 – 18 March */
export const daysText = (first: Day, more: number): string => {
  return formatDays(first, addDays(first, more), { day: 'numeric', month: 'long' });
};

/** What a line below its name tells of an entry: portions, leftovers, until when. */
export function entryFacts({ servings, leftoverOf, portionsEaten, portionsLeft, endDate, date }: PlanEntry): string {
  const facts = [
    leftoverOf !== null && t('plan.leftovers'),
    servings !== null &&
      t(leftoverOf === null ? 'plan.servings' : 'plan.portions', { count: servings, number: formatNumber(servings) }),
    leftoverOf === null &&
      portionsEaten !== null &&
      portionsLeft !== null &&
      portionsLeft > 0 &&
      t('plan.portions-left', { count: portionsLeft, number: formatNumber(portionsLeft) }),
    endDate !== null && endDate !== date && t('plan.until', { day: shortDay(endDate) }),
  ];
  return facts.filter(Boolean).join(' · ');
}
