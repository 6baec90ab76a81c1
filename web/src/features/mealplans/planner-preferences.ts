import type { EntryType } from '@larder/contract';
import { preference } from '../../lib/preferences/preference.ts';

interface PlannerTaste {
  /** The meal that is planned unless another is chosen. */
  entryType: EntryType;
  /** Meals that a week shows also where nothing is planned for them. */
  meals: EntryType[];
  /** What the recipes beside the plan are: a chip of the panel. */
  source: string;
}

export const plannerPreferences = preference<PlannerTaste>('planner-preferences', {
  entryType: 'dinner',
  meals: ['breakfast', 'lunch', 'dinner'],
  source: 'not-lately',
});
