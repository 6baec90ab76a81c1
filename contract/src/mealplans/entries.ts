import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ListQuery, page, repeated } from '../lists.ts';
import { SentDay } from '../sent-times.ts';
import { Stamps } from '../shapes.ts';
import { EntryType, entryTypes, planned, SentServings, sentPlanned } from './planned.ts';

/** As many entries as one call makes, changes or removes. */
export const mostPlannedAtOnce = 500;

/** What is planned for a meal: a recipe or a note. */
export const PlanEntry = z.object({
  id: z.number().int(),
  /** By which the bin knows it once it is deleted, and calendars for good. */
  uid: z.string(),
  groupId: z.string(),
  /** Who planned it; empty once that member has gone. */
  userId: z.string(),
  date: z.string(),
  /** The last day of an entry that lasts for several; null for a single one. */
  endDate: z.string().nullable(),
  ...planned,
  /** Portions that are cooked, or taken where these are leftovers; null for as many as the recipe makes, or one of leftovers. */
  servings: z.number().nullable(),
  /** Portions that are eaten at this meal; null where nobody said, so that others may have all of them. */
  portionsEaten: z.number().nullable(),
  /** The earlier entry whose leftovers these are. */
  leftoverOf: z.number().int().nullable(),
  /** What can still be planned of the leftovers; null where nobody knows how many portions there are. */
  portionsLeft: z.number().nullable(),
  /** Its place among the entries of its first day, from 0; gaps and equals may occur. */
  position: z.number().int(),
  /** By which repeat it was written. */
  repeatId: z.string().nullable(),
  ...Stamps,
});
export type PlanEntry = z.infer<typeof PlanEntry>;

/** As both databases count. */
const largestId = 2_147_483_647;

/** An id of an entry as clients send it. */
export const EntryId = z.number().int().min(1).max(largestId);

const Position = z.number().int().min(0).max(1_000_000);

const fields = {
  ...sentPlanned,
  endDate: SentDay.nullish(),
  portionsEaten: SentServings,
  leftoverOf: EntryId.nullish(),
  /** Behind the others of its day unless said. */
  position: Position.nullish(),
};

/** Needs a recipe or a title; leftovers have those of what they come from. */
export const NewPlanEntry = z.object({ ...fields, date: SentDay, entryType: EntryType.default('breakfast') });
export type NewPlanEntry = z.infer<typeof NewPlanEntry>;
export type SentPlanEntry = z.input<typeof NewPlanEntry>;

/** Keys that are absent stay as they are, unless `groupId` comes along: who sends that sends the whole entry. */
export const PlanEntryChange = z.object({
  ...fields,
  date: SentDay.nullish(),
  entryType: EntryType.nullish(),
  groupId: z.string().max(64).nullish(),
});
export type PlanEntryChange = z.infer<typeof PlanEntryChange>;

export const KnownPlanEntry = PlanEntryChange.extend({ id: EntryId });
export type KnownPlanEntry = z.infer<typeof KnownPlanEntry>;

const pathId = repeated(z.coerce.number().pipe(EntryId));

export const mealplans = {
  list: endpoint({
    method: 'GET',
    path: '/groups/mealplans',
    access: 'member',
    topics: ['plans', 'recipes', 'groupData'],
    summary: 'The meal plan of the days asked for, with the cards of its recipes; entries that last into them included',
    query: ListQuery.extend({ startDate: SentDay.optional(), endDate: SentDay.optional() }),
    reply: page(PlanEntry),
    cached: true,
  }),
  today: endpoint({
    method: 'GET',
    path: '/groups/mealplans/today',
    access: 'member',
    topics: ['plans', 'recipes', 'groupData'],
    summary: "What is planned for today by the server's clock",
    reply: z.array(PlanEntry),
  }),
  create: endpoint({
    method: 'POST',
    path: '/groups/mealplans',
    access: 'member',
    summary: 'Plan a recipe or a note for a meal',
    body: NewPlanEntry,
    reply: PlanEntry,
    status: 201,
  }),
  createMany: endpoint({
    method: 'POST',
    path: '/groups/mealplans/bulk',
    access: 'member',
    summary: 'Plan several meals, all or none; answers them in the same order',
    body: z.object({ entries: z.array(NewPlanEntry).min(1).max(mostPlannedAtOnce) }),
    reply: z.array(PlanEntry),
    status: 201,
  }),
  replaceMany: endpoint({
    method: 'PUT',
    path: '/groups/mealplans',
    access: 'member',
    summary: 'Save several entries, all or none: how they are moved and put in order',
    body: z.array(KnownPlanEntry).max(mostPlannedAtOnce),
    reply: z.array(PlanEntry),
  }),
  removeMany: endpoint({
    method: 'DELETE',
    path: '/groups/mealplans',
    access: 'member',
    summary: 'Put several entries into the bin; answers what they were, those that are not there are passed over',
    query: z.object({ ids: pathId }),
    reply: z.array(PlanEntry),
  }),
  copy: endpoint({
    method: 'POST',
    path: '/groups/mealplans/copy',
    access: 'member',
    summary: 'Plan the meals of some days once more, from another day on; answers the new entries',
    body: z.object({
      startDate: SentDay,
      endDate: SentDay,
      to: SentDay,
      /** All meals unless said. */
      entryTypes: z.array(EntryType).max(entryTypes.length).nullish(),
    }),
    reply: z.array(PlanEntry),
    status: 201,
  }),
  random: endpoint({
    method: 'POST',
    path: '/groups/mealplans/random',
    access: 'member',
    summary: 'Plan any recipe that the rules for this day and meal allow',
    body: z.object({ date: SentDay, entryType: EntryType.default('dinner') }),
    reply: PlanEntry,
  }),
  get: endpoint({
    method: 'GET',
    path: '/groups/mealplans/{entryId}',
    access: 'member',
    topics: ['plans', 'recipes', 'groupData'],
    summary: 'One entry of the meal plan',
    reply: PlanEntry,
    cached: true,
  }),
  replace: endpoint({
    method: 'PUT',
    path: '/groups/mealplans/{entryId}',
    access: 'member',
    summary: 'Save what was sent of an entry',
    body: PlanEntryChange,
    reply: PlanEntry,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/groups/mealplans/{entryId}',
    access: 'member',
    summary: 'Put an entry into the bin; what it has put on shopping lists stays there until it is taken off',
    reply: PlanEntry,
  }),
};
