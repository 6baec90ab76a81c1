import type { MissingOrganizer, PlanRule, Weekday } from '@larder/contract';
import { weekdays } from '@larder/contract';
import { formatDay, formatList } from '../../../lib/dates/dates.ts';
import { addDays } from '../../../lib/dates/days.ts';
import { t } from '../../../lib/messages/index.ts';

/** It was a Monday. */
const monday = '1970-01-05';

export const nameOfWeekday = (day: Weekday): string =>
  formatDay(addDays(monday, weekdays.indexOf(day)), { weekday: 'long' });

/** When a rule holds: Dinner, Fridays. */
export const whenOf = ({ day, entryType }: Pick<PlanRule, 'day' | 'entryType'>): string =>
  t('plan.rule-when', {
    meal: entryType === 'unset' ? t('plan.any-meal') : t('plan.meal', { meal: entryType }),
    day: day === 'unset' ? t('plan.any-day') : nameOfWeekday(day),
  });

/** Which recipes a rule asks for. */
export function whichOf({ categories, tags, missing, queryFilterString }: PlanRule): string {
  const names = [...[...categories, ...tags].map(({ name }) => name), ...missing.map(nameOfMissing)];
  const parts = [...(names.length > 0 ? [formatList(names)] : []), ...(queryFilterString ? [queryFilterString] : [])];
  return parts.length > 0 ? parts.join(' · ') : t('plan.any-recipe');
}

export const nameOfMissing = ({ kind, name }: MissingOrganizer): string => name || t('plan.missing-unnamed', { kind });
