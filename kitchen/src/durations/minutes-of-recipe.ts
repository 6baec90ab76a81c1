import { minutesOf } from './time-text.ts';

/** The times of a recipe as people write them. */
export interface RecipeTimes {
  totalTime: string | null;
  prepTime: string | null;
  performTime: string | null;
  cookTime: string | null;
}

/** A hundred years: no whisky takes longer, and a column of whole numbers holds it. */
const most = 100 * 365 * 24 * 60;

const minutes = (text: string | null): number => (text ? Math.min(most, minutesOf(text) ?? 0) : 0);

/** How long a recipe takes in all: what it says itself, or else its parts together. Null where it names no time. */
export const minutesOfRecipe = ({ totalTime, prepTime, performTime, cookTime }: RecipeTimes): number | null =>
  minutes(totalTime) || minutes(prepTime) + (minutes(performTime) || minutes(cookTime)) || null;
