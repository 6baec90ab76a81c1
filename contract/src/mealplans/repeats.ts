import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ListQuery, page } from '../lists.ts';
import { SentDay } from '../sent-times.ts';
import { Stamps } from '../shapes.ts';
import { EntryType, planned, sentPlanned } from './planned.ts';
import { Weekday } from './rules.ts';

/** How far ahead the entries of a repeat are written. */
export const repeatedAheadInWeeks = 8;

/** A meal that comes again every few weeks. Its entries are ordinary ones, written some weeks ahead. */
export const PlanRepeat = z.object({
  id: z.string(),
  groupId: z.string(),
  userId: z.string(),
  weekdays: z.array(Weekday),
  /** 1 for every week, counted from the week of its first day. */
  everyWeeks: z.number().int(),
  startDate: z.string(),
  /** The last day on which it may come; null for no end. */
  untilDate: z.string().nullable(),
  ...planned,
  ...Stamps,
});
export type PlanRepeat = z.infer<typeof PlanRepeat>;

const Weekdays = z.array(Weekday).min(1).max(7);
const EveryWeeks = z.number().int().min(1).max(52);

const fields = { ...sentPlanned, untilDate: SentDay.nullish() };

/** Needs a recipe or a title. */
export const NewPlanRepeat = z.object({
  ...fields,
  weekdays: Weekdays,
  everyWeeks: EveryWeeks.default(1),
  startDate: SentDay,
  entryType: EntryType.default('dinner'),
});
export type NewPlanRepeat = z.infer<typeof NewPlanRepeat>;

/** Keys that are absent stay as they are. */
export const PlanRepeatChange = z.object({
  ...fields,
  weekdays: Weekdays.nullish(),
  everyWeeks: EveryWeeks.nullish(),
  startDate: SentDay.nullish(),
  entryType: EntryType.nullish(),
});
export type PlanRepeatChange = z.infer<typeof PlanRepeatChange>;

export const mealplanRepeats = {
  list: endpoint({
    method: 'GET',
    path: '/groups/mealplans/repeats',
    access: 'member',
    topics: ['plans', 'recipes', 'groupData'],
    summary: 'The meals that come again',
    query: ListQuery,
    reply: page(PlanRepeat),
    cached: true,
  }),
  create: endpoint({
    method: 'POST',
    path: '/groups/mealplans/repeats',
    access: 'member',
    summary: 'Let a meal come again; its entries of the next weeks are there with the reply',
    body: NewPlanRepeat,
    reply: PlanRepeat,
    status: 201,
  }),
  get: endpoint({
    method: 'GET',
    path: '/groups/mealplans/repeats/{repeatId}',
    access: 'member',
    topics: ['plans', 'recipes', 'groupData'],
    summary: 'One meal that comes again',
    reply: PlanRepeat,
    cached: true,
  }),
  replace: endpoint({
    method: 'PUT',
    path: '/groups/mealplans/repeats/{repeatId}',
    access: 'member',
    summary: 'Change a meal that comes again: from today on, and where nobody has changed or deleted its entry',
    body: PlanRepeatChange,
    reply: PlanRepeat,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/groups/mealplans/repeats/{repeatId}',
    access: 'member',
    summary: 'Put it into the bin with its entries from today on that nobody has changed',
    reply: PlanRepeat,
  }),
};
