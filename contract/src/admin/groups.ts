import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Group, GroupPreferences } from '../groups/groups.ts';
import { ListQuery, page } from '../lists.ts';
import { PlanCategory } from '../organizers/plan-categories.ts';
import { Name } from '../shapes.ts';
import { GroupStorage } from '../statistics/statistics.ts';
import { User } from '../users/user.ts';
import { Webhook } from '../webhooks/webhooks.ts';

/** A group as administrators see it. */
export const AdminGroup = Group.extend({
  users: z.array(User),
  /** Those of its meal plans. */
  categories: z.array(PlanCategory),
  webhooks: z.array(Webhook),
  recipeCount: z.number().int(),
  /** The one that people come into who are not asked for any: it stays. */
  isDefault: z.boolean(),
});
export type AdminGroup = z.infer<typeof AdminGroup>;

const one = '/admin/groups/{itemId}';

export const adminGroups = {
  list: endpoint({
    method: 'GET',
    path: '/admin/groups',
    access: 'admin',
    topics: ['instance', 'household', 'recipes', 'groupData'],
    summary: 'All groups with their members',
    query: ListQuery,
    reply: page(AdminGroup),
  }),
  create: endpoint({
    method: 'POST',
    path: '/admin/groups',
    access: 'admin',
    summary: 'Make a group; one of the same name gets a number behind it',
    body: z.object({ name: Name }),
    reply: AdminGroup,
    status: 201,
  }),
  get: endpoint({
    method: 'GET',
    path: one,
    access: 'admin',
    topics: ['instance', 'household', 'recipes', 'groupData'],
    summary: 'A group with its members',
    reply: AdminGroup,
  }),
  change: endpoint({
    method: 'PUT',
    path: one,
    access: 'admin',
    summary: 'Rename a group or change its preferences; its slug stays, so that links keep leading to it',
    body: z.object({
      name: Name.nullish(),
      preferences: GroupPreferences.omit({ id: true, groupId: true }).partial().nullish(),
    }),
    reply: AdminGroup,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: one,
    access: 'admin',
    summary: 'Delete a group that nobody is in, with all that it has',
    reply: AdminGroup,
  }),
  storage: endpoint({
    method: 'GET',
    path: '/admin/groups/{itemId}/storage',
    access: 'admin',
    topics: ['recipes', 'household'],
    summary: 'How much room the files of a group take, and how much they could',
    reply: GroupStorage,
  }),
};
