import type { EntryType } from '@larder/contract';
import type { GroupTransaction } from '../../platform/database/index.ts';
import type { FileStore } from '../../platform/files/index.ts';
import { mealTimesOf } from '../groups/index.ts';
import { noteEvent } from '../recipes/index.ts';
import { addDays, momentIn } from './days.ts';
import { entriesFrom } from './entries.repository.ts';
import { findFullNames, findNotedMeals } from './noted-meals.repository.ts';

/** English, whatever language people read: other clients look for these texts. */
const occasions: Record<EntryType, string> = {
  breakfast: 'for breakfast',
  lunch: 'for lunch',
  dinner: 'for dinner',
  side: 'as a side',
  snack: 'as a snack',
  drink: 'as a drink',
  dessert: 'for dessert',
};

interface Now {
  at: Date;
  files: FileStore;
  timeZone: string;
}

/** Notes in the timeline of recipes that they were made on a day, once however often it is asked for; leftovers were made before. */
export const noteMealsOf = async (db: GroupTransaction, day: string, { at, files, timeZone }: Now): Promise<void> => {
  const entries = (await entriesFrom(db, day, day)).filter(
    ({ date, leftoverOf }) => date === day && leftoverOf === null,
  );
  const names = await findFullNames(db, [...new Set(entries.flatMap(({ userId }) => userId || []))]);
  const meals = entries.flatMap(({ recipeId, userId, entryType }) => {
    const name = names.get(userId);
    return recipeId && name
      ? [{ recipeId, userId, entryType, subject: `${name} made this ${occasions[entryType]}` }]
      : [];
  });
  const from = momentIn(timeZone, day, '00:00').toISOString();
  const until = momentIn(timeZone, addDays(day, 1), '00:00').toISOString();
  const keyOf = ({ recipeId, subject }: { recipeId: string; subject: string }) => `${recipeId} ${subject}`;
  const recipeIds = [...new Set(meals.map(({ recipeId }) => recipeId))];
  const noted = new Set((await findNotedMeals(db, recipeIds, { from, until })).map(keyOf));
  const times = await mealTimesOf(db);
  for (const meal of meals) {
    if (noted.has(keyOf(meal))) continue;
    noted.add(keyOf(meal));
    const { recipeId, userId, subject, entryType } = meal;
    const timestamp = momentIn(timeZone, day, times[entryType]).toISOString();
    const event = { recipeId, userId, subject, eventType: 'info' as const, eventMessage: null, recipeVersion: null };
    await noteEvent(db, { by: userId, at, files }, { ...event, timestamp });
  }
};
