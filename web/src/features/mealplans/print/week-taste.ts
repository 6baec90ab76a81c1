import { preference } from '../../../lib/preferences/preference.ts';

export const papers = ['a4', 'letter'] as const;
export type Paper = (typeof papers)[number];

/** What is printed beside the names of meals, and on which paper. */
export interface WeekTaste {
  paper: Paper;
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
  paper: paperOf(navigator.language),
  facts: true,
  notes: true,
  room: true,
  pictures: false,
  toBuy: true,
  code: true,
});

/** Where printers hold Letter; everywhere else they hold A4. */
export function paperOf(language: string): Paper {
  const region = /-([A-Z]{2})\b/.exec(language)?.[1] ?? '';
  return ['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'CR', 'GT', 'PA', 'PR', 'SV', 'VE'].includes(region) ? 'letter' : 'a4';
}
