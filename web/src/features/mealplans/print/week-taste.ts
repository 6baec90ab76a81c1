import { preference } from '../../../lib/preferences/preference.ts';

/** What is printed beside the names of meals. */
export interface WeekTaste {
  facts: boolean;
  notes: boolean;
  /** Lines to write on. */
  room: boolean;
  pictures: boolean;
  /** What is not bought yet. */
  toBuy: boolean;
  /** A code that leads to the week. */
  code: boolean;
}

export const weekPreferences = preference<WeekTaste>('print-week', {
  facts: true,
  notes: true,
  room: true,
  pictures: false,
  toBuy: true,
  code: true,
});
