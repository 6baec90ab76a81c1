import type { EntryType } from '@larder/contract';

/** A recipe that comes into question, with what speaks for it and against it. */
export interface Candidate {
  id: string;
  rating: number | null;
  /** Days since it was made or planned last; null if it never was. */
  daysSince: number | null;
  /** Names of its foods that are on hand. */
  atHome: readonly string[];
  /** The food of its first line. */
  mainFoodId: string | null;
}

/** What is planned already, or was suggested before. */
export interface PlannedMeal {
  date: string;
  recipeId: string;
  mainFoodId: string | null;
}

export interface Meal {
  date: string;
  entryType: EntryType;
}
