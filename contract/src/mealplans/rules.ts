import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ListQuery, page } from '../lists.ts';
import { Organizer } from '../organizers/organizers.ts';
import { OrganizerReference } from '../recipes/recipe.ts';
import { Id, Stamps } from '../shapes.ts';
import { entryTypes } from './planned.ts';

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export const Weekday = z.enum(weekdays);
export type Weekday = z.infer<typeof Weekday>;

export const MissingOrganizer = z.object({ id: z.string(), kind: z.enum(['category', 'tag']), name: z.string() });
export type MissingOrganizer = z.infer<typeof MissingOrganizer>;

/** Which recipes come into question on a day for a meal; `unset` stands for any. */
export const PlanRule = z.object({
  id: z.string(),
  groupId: z.string(),
  day: z.enum([...weekdays, 'unset']),
  entryType: z.enum([...entryTypes, 'unset']),
  categories: z.array(Organizer),
  tags: z.array(Organizer),
  /** A filter as lists take it, over recipes; empty for none. */
  queryFilterString: z.string(),
  /** What it asks for besides and was deleted: nothing fits the rule until that comes back or is taken out. */
  missing: z.array(MissingOrganizer),
  ...Stamps,
});
export type PlanRule = z.infer<typeof PlanRule>;

const organizers = z.array(OrganizerReference).max(200).nullish();

/** Keys that are absent stay as they are; of a new rule they are unset. */
export const PlanRuleInput = z.object({
  day: PlanRule.shape.day.nullish(),
  entryType: PlanRule.shape.entryType.nullish(),
  categories: organizers,
  tags: organizers,
  queryFilterString: z.string().max(10_000).nullish(),
  /** Ids of what was deleted and the rule goes on asking for; the others are taken out. */
  missing: z.array(Id).max(400).nullish(),
});
export type PlanRuleInput = z.infer<typeof PlanRuleInput>;

export const mealplanRules = {
  list: endpoint({
    method: 'GET',
    path: '/groups/mealplans/rules',
    access: 'member',
    topics: ['plans', 'groupData'],
    summary: 'The rules by which meals are suggested',
    query: ListQuery,
    reply: page(PlanRule),
    cached: true,
  }),
  create: endpoint({
    method: 'POST',
    path: '/groups/mealplans/rules',
    access: 'member',
    summary: 'Add a rule for suggested meals',
    body: PlanRuleInput,
    reply: PlanRule,
    status: 201,
  }),
  get: endpoint({
    method: 'GET',
    path: '/groups/mealplans/rules/{ruleId}',
    access: 'member',
    topics: ['plans', 'groupData'],
    summary: 'One rule',
    reply: PlanRule,
    cached: true,
  }),
  replace: endpoint({
    method: 'PUT',
    path: '/groups/mealplans/rules/{ruleId}',
    access: 'member',
    summary: 'Save what was sent of a rule',
    body: PlanRuleInput,
    reply: PlanRule,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/groups/mealplans/rules/{ruleId}',
    access: 'member',
    summary: 'Put a rule into the bin',
    reply: PlanRule,
  }),
};
