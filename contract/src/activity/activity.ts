import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id, Moment } from '../shapes.ts';

/** What managers look for in what has happened. */
export const activityKinds = ['log-ins', 'rights', 'deletions', 'sharing', 'settings'] as const;
export type ActivityKind = (typeof activityKinds)[number];

/** Something that somebody did, as the log of the household tells it. */
export const Activity = z.object({
  id: z.string(),
  kind: z.enum(activityKinds),
  /** The type of the event, such as `recipe.deleted`. */
  type: z.string(),
  at: Moment,
  userId: z.string().nullable(),
  /** Full name of who did it; null once that one has gone, or for the server itself. */
  by: z.string().nullable(),
  /** The name of what it was done to, where it has one that managers may know; of a backup its moment. */
  subject: z.string().nullable(),
  /** Which parts were changed. */
  fields: z.array(z.string()),
  /** From which address somebody logged in. */
  address: z.string().nullable(),
  /** To whom somebody who was deleted left their recipes, and their lists. */
  recipesTo: z.string().nullable(),
  listsTo: z.string().nullable(),
});
export type Activity = z.infer<typeof Activity>;

export const activityLifeInDays = 90;

export const activity = {
  list: endpoint({
    method: 'GET',
    path: '/groups/activity',
    access: 'manager',
    topics: ['household'],
    summary:
      'Who changed rights, deleted, restored, exported, shared and logged in, the latest first; kept for 90 days',
    query: z.object({
      kind: z.enum(activityKinds).optional(),
      /** Only what happened before this moment. */
      before: z.iso.datetime().optional(),
      /** Only what comes after this one, which is how a list of many is read on: several things can happen at one moment. */
      after: Id.optional(),
      perPage: z.coerce.number().int().min(1).max(200).default(50),
    }),
    reply: z.object({ items: z.array(Activity), hasMore: z.boolean() }),
  }),
};

/** What an administrator sees of all households at a glance: how often in a row somebody did the same. */
export const LatelyDone = Activity.extend({ times: z.number().int() });
export type LatelyDone = z.infer<typeof LatelyDone>;

export const adminActivity = {
  lately: endpoint({
    method: 'GET',
    path: '/admin/activity',
    access: 'admin',
    topics: ['household', 'instance'],
    summary:
      'Who logged in, came, went, invited and got other rights in the last days, in all groups, the latest first',
    reply: z.object({ items: z.array(LatelyDone) }),
  }),
};
