import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { SentDay } from '../sent-times.ts';
import { Id } from '../shapes.ts';
import { EntryId, mostPlannedAtOnce } from './entries.ts';
import { EntryType } from './planned.ts';

/** What an entry has put on a shopping list. */
export const PlannedShopping = z.object({
  listId: z.string(),
  /** The entry may be deleted by now. */
  entryId: z.number().int(),
  date: z.string(),
  recipeId: z.string(),
  /** How many times the recipe is cooked for it. */
  times: z.number(),
});
export type PlannedShopping = z.infer<typeof PlannedShopping>;

/** The meal for which something is on a list. */
export const PlannedForList = PlannedShopping.extend({
  /** Nothing once the entry is deleted. */
  entryType: EntryType.nullable(),
});
export type PlannedForList = z.infer<typeof PlannedForList>;

/** What a call has changed of a list. */
export const PlannedShoppingChange = z.object({
  listId: z.string(),
  /** Entries that are on the list now and were not before, or with another number of portions. */
  added: z.array(PlannedShopping),
  /** Entries that were on the list and are not any more. */
  removed: z.array(PlannedShopping),
  /** Entries that were on the list as they should be. */
  unchanged: z.array(PlannedShopping),
});
export type PlannedShoppingChange = z.infer<typeof PlannedShoppingChange>;

const entryIds = z.array(EntryId).max(mostPlannedAtOnce);

export const mealplanShopping = {
  list: endpoint({
    method: 'GET',
    path: '/groups/mealplans/shopping',
    access: 'member',
    topics: ['plans', 'shopping'],
    summary: 'What the entries of some days have put on shopping lists',
    query: z.object({ startDate: SentDay, endDate: SentDay }),
    reply: z.array(PlannedShopping),
    cached: true,
  }),
  ofList: endpoint({
    method: 'GET',
    path: '/groups/mealplans/shopping/lists/{listId}',
    access: 'member',
    topics: ['plans', 'shopping'],
    summary: 'For which meals recipes were put on a shopping list',
    reply: z.array(PlannedForList),
    cached: true,
  }),
  add: endpoint({
    method: 'POST',
    path: '/groups/mealplans/shopping',
    access: 'member',
    summary:
      'Put what the meals of some days need on a list: what they put there before counts, and meals that are gone are taken off',
    body: z.object({
      listId: Id,
      startDate: SentDay,
      endDate: SentDay,
      /** Only these entries of the days; nothing is taken off then. */
      entryIds: entryIds.nullish(),
    }),
    reply: PlannedShoppingChange,
  }),
  remove: endpoint({
    method: 'POST',
    path: '/groups/mealplans/shopping/remove',
    access: 'member',
    summary: 'Take off a list exactly what entries put there, also of entries that are deleted by now',
    body: z.object({ listId: Id, entryIds: entryIds.min(1) }),
    reply: PlannedShoppingChange,
  }),
};
