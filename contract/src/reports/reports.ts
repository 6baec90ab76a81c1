import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ListQuery, page } from '../lists.ts';
import { Message, Moment } from '../shapes.ts';

export const reportCategories = ['backup', 'restore', 'migration', 'bulk_import'] as const;

export const ReportSummary = z.object({
  id: z.string(),
  timestamp: Moment,
  category: z.enum(reportCategories),
  groupId: z.string(),
  name: z.string(),
  status: z.enum(['in-progress', 'success', 'failure', 'partial']),
  /** Entries so far by their success, and what is still to be done. */
  counts: z.object({ succeeded: z.number(), failed: z.number(), remaining: z.number() }),
});
export type ReportSummary = z.infer<typeof ReportSummary>;

export const ReportEntry = z.object({
  id: z.string(),
  reportId: z.string(),
  timestamp: Moment,
  success: z.boolean(),
  message: z.string(),
  /** Why it did not succeed; empty otherwise. */
  exception: z.string(),
  /** What it was about, such as the address of a page. */
  source: z.string().nullable(),
  /** The recipe that it speaks of, as long as there is one. */
  recipeSlug: z.string().nullable(),
  /** The recipe with what its picture is found by. */
  recipe: z.object({ id: z.string(), name: z.string(), slug: z.string(), image: z.string().nullable() }).nullable(),
  /**
   * What kind of outcome it was, for programs: `imported`, `no-room` for what was saved without its files, `outdated-rule` for a page
   * that no longer matches the rule for its site, `known`, `repeated`, `cancelled`, `skipped`, `robots`, or the code of an error.
   */
  code: z.string().nullable(),
});
export type ReportEntry = z.infer<typeof ReportEntry>;

export const Report = ReportSummary.extend({
  entries: z.array(ReportEntry),
  /** What has no entry yet, in the order in which it is likely to be done. */
  remaining: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      isRunning: z.boolean(),
      /** It is tried again then, after something stood in the way. */
      dueAt: Moment,
      /** How often it was tried, the present try included. */
      attempts: z.number().int(),
      /** What stood in the way the last time: `asked-to-wait`, the code of an error, or null where nobody foresaw it. */
      problem: z.string().nullable(),
    }),
  ),
});
export type Report = z.infer<typeof Report>;

/** A report as it is told to clients that know of tasks only. */
export const ServerTask = z.object({
  /** Counted from the first one that there still is. */
  id: z.number().int(),
  groupId: z.string(),
  name: z.enum(['Background Task', 'Database Backup', 'Bulk Recipe Import']),
  createdAt: Moment,
  status: z.enum(['running', 'finished', 'failed']),
  log: z.string(),
});
export type ServerTask = z.infer<typeof ServerTask>;

export const reports = {
  serverTasks: endpoint({
    method: 'GET',
    path: '/groups/server-tasks',
    access: 'member',
    topics: ['household'],
    summary: 'What the server has done for the group in the background, newest first',
    query: ListQuery,
    reply: page(ServerTask),
  }),
  list: endpoint({
    method: 'GET',
    path: '/groups/reports',
    access: 'member',
    topics: ['household'],
    summary: 'Reports of the group, newest first',
    query: z.object({ reportType: z.enum(reportCategories).optional() }),
    reply: z.array(ReportSummary),
  }),
  get: endpoint({
    method: 'GET',
    path: '/groups/reports/{itemId}',
    access: 'member',
    topics: ['household', 'recipes'],
    summary: 'A report with its entries',
    reply: Report,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/groups/reports/{itemId}',
    access: 'member',
    summary: 'Delete a report; what it tells of and has not been done yet will not be',
    reply: Message,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/groups/reports/{itemId}/cancel',
    access: 'member',
    summary: 'Do no more of what a report tells of; what has been done stays',
    reply: Report,
  }),
  retry: endpoint({
    method: 'POST',
    path: '/groups/reports/{itemId}/retry',
    access: 'member',
    summary: 'Try again what did not succeed',
    reply: Report,
  }),
  retryEntry: endpoint({
    method: 'POST',
    path: '/groups/reports/{itemId}/entries/{entryId}/retry',
    access: 'member',
    summary: 'Try one of them now, whether it failed, was skipped or waits for its next try',
    reply: Report,
  }),
  skipEntry: endpoint({
    method: 'POST',
    path: '/groups/reports/{itemId}/entries/{entryId}/skip',
    access: 'member',
    summary: 'Leave one out that failed or has not been done yet; it can be tried again later',
    reply: Report,
  }),
};
