import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ListQuery, page } from '../lists.ts';
import { SentDay } from '../sent-times.ts';
import { Name, Stamps } from '../shapes.ts';
import { mostPlannedAtOnce, PlanEntry } from './entries.ts';
import { EntryType, planned, sentPlanned } from './planned.ts';

/** As many days as a template has: four weeks. */
export const mostTemplateDays = 28;

const Day = z
  .number()
  .int()
  .min(0)
  .max(mostTemplateDays - 1);

/** A meal of a template; its days are counted from 0, the day that the template is put on. */
export const TemplateEntry = z.object({
  day: Day,
  lastDay: Day.nullable(),
  ...planned,
});
export type TemplateEntry = z.infer<typeof TemplateEntry>;

/** A week that can be planned again. */
export const PlanTemplate = z.object({
  id: z.string(),
  groupId: z.string(),
  name: z.string(),
  /** How many days it covers. */
  days: z.number().int(),
  entries: z.array(TemplateEntry),
  ...Stamps,
});
export type PlanTemplate = z.infer<typeof PlanTemplate>;

const SentTemplateEntry = z.object({
  day: Day,
  lastDay: Day.nullish(),
  entryType: EntryType,
  ...sentPlanned,
});
export type SentTemplateEntry = z.infer<typeof SentTemplateEntry>;

const SentEntries = z.array(SentTemplateEntry).max(mostPlannedAtOnce);

export const mealplanTemplates = {
  list: endpoint({
    method: 'GET',
    path: '/groups/mealplans/templates',
    access: 'member',
    topics: ['plans', 'recipes', 'groupData'],
    summary: 'The templates of weeks, by name unless asked otherwise',
    query: ListQuery,
    reply: page(PlanTemplate),
    cached: true,
  }),
  create: endpoint({
    method: 'POST',
    path: '/groups/mealplans/templates',
    access: 'member',
    summary: 'Save planned days as a template, or entries that are sent',
    body: z.object({
      name: Name,
      /** The days that are saved; without them the entries are. */
      startDate: SentDay.nullish(),
      endDate: SentDay.nullish(),
      days: z.number().int().min(1).max(mostTemplateDays).nullish(),
      entries: SentEntries.nullish(),
    }),
    reply: PlanTemplate,
    status: 201,
  }),
  get: endpoint({
    method: 'GET',
    path: '/groups/mealplans/templates/{templateId}',
    access: 'member',
    topics: ['plans', 'recipes', 'groupData'],
    summary: 'One template with its entries',
    reply: PlanTemplate,
    cached: true,
  }),
  replace: endpoint({
    method: 'PUT',
    path: '/groups/mealplans/templates/{templateId}',
    access: 'member',
    summary: 'Give a template another name or other entries; keys that are absent stay as they are',
    body: z.object({
      name: Name.nullish(),
      days: z.number().int().min(1).max(mostTemplateDays).nullish(),
      entries: SentEntries.nullish(),
    }),
    reply: PlanTemplate,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/groups/mealplans/templates/{templateId}',
    access: 'member',
    summary: 'Put a template into the bin; what was planned by it stays',
    reply: PlanTemplate,
  }),
  apply: endpoint({
    method: 'POST',
    path: '/groups/mealplans/templates/{templateId}/apply',
    access: 'member',
    summary: 'Plan the meals of a template from a day on; answers the new entries',
    body: z.object({ startDate: SentDay }),
    reply: z.array(PlanEntry),
    status: 201,
  }),
};
