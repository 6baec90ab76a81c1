import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { GroupPreferences } from '../groups/groups.ts';
import { ListQuery, page } from '../lists.ts';
import { Name } from '../shapes.ts';
import { Webhook } from '../webhooks/webhooks.ts';

/** The one household of a group, as newer clients ask for it: it has the id and the names of the group. */
export const Household = z.object({
  id: z.string(),
  groupId: z.string(),
  /** The name of the group. */
  group: z.string(),
  name: z.string(),
  slug: z.string(),
  preferences: GroupPreferences,
  users: z.array(z.object({ id: z.string(), fullName: z.string() })),
  webhooks: z.array(Webhook),
});
export type Household = z.infer<typeof Household>;

export const households = {
  list: endpoint({
    method: 'GET',
    path: '/groups/households',
    access: 'member',
    topics: ['household'],
    summary: 'The households of the own group, of which there is one',
    query: ListQuery,
    reply: page(Household),
  }),
  get: endpoint({
    method: 'GET',
    path: '/groups/households/{householdSlug}',
    access: 'member',
    topics: ['household'],
    summary: 'A household of the own group by its slug',
    reply: Household,
  }),
};

const one = '/admin/households/{itemId}';

export const adminHouseholds = {
  list: endpoint({
    method: 'GET',
    path: '/admin/households',
    access: 'admin',
    topics: ['instance', 'household'],
    summary: 'All households: one for each group',
    query: ListQuery,
    reply: page(Household),
  }),
  create: endpoint({
    method: 'POST',
    path: '/admin/households',
    access: 'admin',
    summary: 'Refused: a group is one household here, so a further one is a further group',
    body: z.object({ name: Name, groupId: z.string().max(64).nullish() }),
    reply: Household,
    status: 201,
  }),
  get: endpoint({
    method: 'GET',
    path: one,
    access: 'admin',
    topics: ['instance', 'household'],
    summary: 'A household by the id of its group',
    reply: Household,
  }),
  change: endpoint({
    method: 'PUT',
    path: one,
    access: 'admin',
    summary: 'Rename a household, with its group, or change its preferences',
    body: z.object({
      name: Name.nullish(),
      preferences: GroupPreferences.omit({ id: true, groupId: true }).partial().nullish(),
    }),
    reply: Household,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: one,
    access: 'admin',
    summary: 'Refused: a household goes with its group',
    reply: Household,
  }),
};
