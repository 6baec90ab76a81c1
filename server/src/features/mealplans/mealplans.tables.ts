import type { EntryType } from '@larder/contract';
import type {
  Fixed,
  Flag,
  Generated,
  JsonText,
  MomentText,
  OfGroup,
  Stamps,
  Synced,
} from '../../platform/database/schema.ts';
import { defineTables } from '../../platform/database/tables.ts';

/** What is planned, wherever it stands. */
interface Planned {
  entryType: EntryType;
  title: string;
  text: string;
  recipeId: string | null;
  servings: number | null;
}

export interface MealPlanEntries extends OfGroup, Stamps, Synced, Planned {
  id: Fixed<string>;
  /** The id on the wire: counts up over all groups. */
  number: Generated<number>;
  /** Who planned it, and may have gone. */
  userId: string | null;
  date: string;
  endDate: string | null;
  portionsEaten: number | null;
  /** Number of an entry that may lie in the bin: no foreign key leads there. */
  leftoverOf: number | null;
  position: number;
  /** A repeat that may be gone. */
  repeatId: string | null;
  /** For which of its days the repeat wrote it. */
  repeatDate: string | null;
  /** Somebody has changed it since the repeat wrote it. */
  isTouched: Flag;
}

export interface MealPlanRules extends OfGroup, Stamps, Synced {
  id: Fixed<string>;
  day: string;
  entryType: EntryType | 'unset';
  queryFilterString: string;
  /** Organizers that it asks for and that were deleted, as `MissingOrganizer`s. */
  missing: Generated<JsonText>;
}

export interface MealPlanRuleOrganizers extends OfGroup {
  ruleId: Fixed<string>;
  organizerId: Fixed<string>;
  kind: Fixed<'category' | 'tag'>;
  position: number;
}

export interface MealPlanTemplates extends OfGroup, Stamps, Synced {
  id: Fixed<string>;
  name: string;
  nameKey: string;
  days: number;
}

export interface MealPlanTemplateEntries extends OfGroup, Planned {
  id: Fixed<string>;
  templateId: Fixed<string>;
  position: number;
  day: number;
  lastDay: number | null;
}

export interface MealPlanRepeats extends OfGroup, Stamps, Synced, Planned {
  id: Fixed<string>;
  userId: string | null;
  /** Separated by commas. */
  weekdays: string;
  everyWeeks: number;
  startDate: string;
  untilDate: string | null;
  /** The last day for which entries have been written. */
  writtenUntil: string;
  /** Days whose entry somebody has changed or deleted: they are never written again. */
  handledDates: JsonText;
}

/** What an entry has put on a shopping list; the entry and the recipe may have gone. */
export interface MealPlanShopping extends OfGroup {
  listId: Fixed<string>;
  entryNumber: Fixed<number>;
  date: string;
  recipeId: Fixed<string>;
  times: number;
}

/** The secret address by which calendars read the plan of a group. */
export interface MealPlanCalendars extends OfGroup {
  token: string;
  createdAt: MomentText;
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    mealPlanEntries: MealPlanEntries;
    mealPlanRules: MealPlanRules;
    mealPlanRuleOrganizers: MealPlanRuleOrganizers;
    mealPlanTemplates: MealPlanTemplates;
    mealPlanTemplateEntries: MealPlanTemplateEntries;
    mealPlanRepeats: MealPlanRepeats;
    mealPlanShopping: MealPlanShopping;
    mealPlanCalendars: MealPlanCalendars;
  }
}

export const mealplansTables = defineTables({
  mealPlanEntries: { topic: 'plans', synced: true },
  mealPlanRules: { topic: 'plans', synced: true },
  mealPlanRuleOrganizers: { topic: 'plans' },
  mealPlanTemplates: { topic: 'plans', synced: true },
  mealPlanTemplateEntries: { topic: 'plans' },
  mealPlanRepeats: { topic: 'plans', synced: true },
  mealPlanShopping: { topic: 'plans' },
  mealPlanCalendars: { topic: 'plans' },
});
