import { type EntryType, entryTypes, type PlanEntry, type RecipeSummary } from '@larder/contract';
import type { Day } from '../../lib/dates/days.ts';

/** A meal of a day. */
export interface Meal {
  date: Day;
  entryType: EntryType;
}

/** Something to be planned: a recipe or a note. */
export interface NewEntry extends Meal {
  recipe?: RecipeSummary;
  title?: string;
  text?: string;
  endDate?: Day | null;
  servings?: number | null;
  leftoverOf?: number;
}

/** Where something is dropped: on a meal, on another entry of its meal, or on a day, where it stays the meal that it was. */
export interface DropTarget {
  date: Day;
  entryType?: EntryType;
  at?: PlanEntry;
}

const orderOf = (type: EntryType) => entryTypes.indexOf(type);

const byPlace = (one: PlanEntry, other: PlanEntry) => one.position - other.position || one.id - other.id;

/** As they are eaten, and within a meal as they were put in order. */
const inOrder = (entries: readonly PlanEntry[]): PlanEntry[] =>
  entries.toSorted((one, other) => orderOf(one.entryType) - orderOf(other.entryType) || byPlace(one, other));

export const entriesOn = (entries: readonly PlanEntry[], day: Day): PlanEntry[] =>
  inOrder(entries.filter(({ date, endDate }) => date <= day && day <= (endDate ?? date)));

export const entriesAt = (entries: readonly PlanEntry[], { date, entryType }: Meal): PlanEntry[] =>
  entriesOn(entries, date).filter((entry) => entry.entryType === entryType);

export const nameOf = ({ recipe, title }: Pick<PlanEntry, 'recipe' | 'title'>): string => recipe?.name ?? title;

/** The server does not know it yet. */
export const isUnsaved = ({ id }: Pick<PlanEntry, 'id'>): boolean => id < 0;

/** What is dragged: an entry to another meal, or a recipe onto the plan. */
export type Dragged =
  | { kind: 'entry'; entry: PlanEntry; name: string }
  | { kind: 'recipe'; recipe: RecipeSummary; name: string };

/** An entry is a place for the others of its meal only. */
export const isOpenTo = (dragged: Dragged | undefined, { date, entryType, at }: DropTarget): boolean =>
  !at ||
  (dragged?.kind === 'entry' &&
    dragged.entry.id !== at.id &&
    dragged.entry.date === date &&
    dragged.entry.entryType === entryType);

/** On which side of an entry another one of its meal comes to lie in its place. */
export const sideOf = (dragged: PlanEntry, at: PlanEntry): 'before' | 'after' =>
  byPlace(dragged, at) < 0 ? 'after' : 'before';

/** The first of some days without such a meal. */
export const nextFree = (entries: readonly PlanEntry[], days: readonly Day[], entryType: EntryType): Day | undefined =>
  days.find((date) => entriesAt(entries, { date, entryType }).length === 0);
