import type { MealTimes, PlanEntry } from '@larder/contract';
import ical, { ICalCalendarMethod } from 'ical-generator';
import { addDays, momentIn } from './days.ts';

const hour = 3_600_000;

interface Look {
  name: string;
  timeZone: string;
  mealTimes: MealTimes;
  /** Where a recipe is shown. */
  addressOf(recipeSlug: string): string;
}

/** The plan as iCalendar: meals at the time of their kind, what lasts for several days as whole days. */
export const calendarText = (entries: readonly PlanEntry[], { name, timeZone, mealTimes, addressOf }: Look): string => {
  const calendar = ical({
    name,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Larder', product: 'Meal plan' },
  });
  for (const { uid, date, endDate, entryType, title, text, recipe, createdAt, updatedAt } of entries) {
    const address = recipe && addressOf(recipe.slug);
    const begin = momentIn(timeZone, date, mealTimes[entryType]);
    const stamp = new Date(updatedAt ?? createdAt ?? begin);
    calendar.createEvent({
      id: `${uid}@larder`,
      stamp,
      lastModified: stamp,
      summary: recipe?.name ?? title,
      description: [text, address].filter(Boolean).join('\n\n'),
      categories: [{ name: entryType }],
      ...(address && { url: address }),
      ...(endDate === null
        ? { start: begin, end: new Date(begin.getTime() + hour) }
        : { allDay: true, start: wholeDay(date), end: wholeDay(addDays(endDate, 1)), timezone: 'UTC' }),
    });
  }
  return calendar.toString();
};

const wholeDay = (day: string): Date => new Date(`${day}T00:00:00Z`);
