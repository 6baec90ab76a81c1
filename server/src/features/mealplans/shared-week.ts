import type { SharedMeal } from '@larder/contract';
import type { GroupDatabase } from '../../platform/database/index.ts';
import { toSharedCard } from '../recipes/index.ts';
import { addDays } from './days.ts';
import { entriesFrom } from './entries.repository.ts';

const entriesOfWeek = (db: GroupDatabase, firstDay: string) => entriesFrom(db, firstDay, addDays(firstDay, 6));

/** What is planned for seven days, as whoever has a link to them sees it. */
export const readSharedMeals = async (db: GroupDatabase, firstDay: string): Promise<SharedMeal[]> =>
  (await entriesOfWeek(db, firstDay)).map(({ date, endDate, entryType, title, text, servings, recipe }) => ({
    date,
    endDate,
    entryType,
    title,
    text,
    servings,
    recipe: recipe && toSharedCard(recipe),
  }));

/** The id of a recipe that is planned for these days, by its slug. */
export const findPlannedRecipe = async (
  db: GroupDatabase,
  firstDay: string,
  slug: string,
): Promise<string | undefined> =>
  (await entriesOfWeek(db, firstDay)).find(({ recipe }) => recipe?.slug === slug)?.recipe?.id;
