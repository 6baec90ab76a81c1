import type { Day } from '../../lib/dates/days.ts';
import type { Meal } from './plan.ts';

/** What somebody is about to do with the plan, in a dialog. */
export type Asked =
  | { what: 'entry'; id: number }
  | { what: 'note'; meal: Meal }
  | { what: 'copy' | 'list' | 'templates'; from: Day; to: Day }
  | { what: 'share'; from: Day }
  | { what: 'calendar' };
