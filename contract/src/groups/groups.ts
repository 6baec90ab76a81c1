import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Organizer } from '../organizers/organizers.ts';
import { User } from '../users/user.ts';

const preferenceFields = z.object({
  privateGroup: z.boolean(),
  firstDayOfWeek: z.number().int().min(0).max(6),
  recipePublic: z.boolean(),
  recipeShowNutrition: z.boolean(),
  recipeShowAssets: z.boolean(),
  recipeLandscapeView: z.boolean(),
  recipeDisableComments: z.boolean(),
  recipeDisableAmount: z.boolean(),
});

export const GroupPreferences = preferenceFields.extend({ id: z.string(), groupId: z.string() });
export type GroupPreferences = z.infer<typeof GroupPreferences>;

export const Group = z.object({ id: z.string(), name: z.string(), slug: z.string(), preferences: GroupPreferences });
export type Group = z.infer<typeof Group>;

/** The group with all that it has, as clients ask for it that know no other way to its members. */
const WholeGroup = Group.extend({
  users: z.array(User),
  /** Those of meal plans: nobody can choose any. */
  categories: z.array(Organizer),
  webhooks: z.array(z.never()),
});

export const Invitation = z.object({ token: z.string(), usesLeft: z.number().int(), groupId: z.string() });

export const groups = {
  self: endpoint({
    method: 'GET',
    path: '/groups/self',
    access: 'member',
    topics: ['household'],
    summary: 'The own group with its preferences',
    reply: Group,
    cached: true,
  }),
  whole: endpoint({
    method: 'GET',
    path: '/users/self/group',
    access: 'member',
    topics: ['household', 'recipes'],
    summary: 'The own group with its preferences and its members',
    reply: WholeGroup,
    cached: true,
  }),
  preferences: endpoint({
    method: 'GET',
    path: '/groups/preferences',
    access: 'member',
    topics: ['household'],
    summary: "The own group's preferences",
    reply: GroupPreferences,
    cached: true,
  }),
  changePreferences: endpoint({
    method: 'PUT',
    path: '/groups/preferences',
    access: 'manager',
    summary: "Change the own group's preferences; keys that are absent stay as they are",
    body: preferenceFields.partial(),
    reply: GroupPreferences,
  }),
  members: endpoint({
    method: 'GET',
    path: '/groups/members',
    access: 'member',
    topics: ['household', 'recipes'],
    summary: 'Members of the own group',
    reply: z.array(User),
    cached: true,
  }),
  invitations: endpoint({
    method: 'GET',
    path: '/groups/invitations',
    access: 'inviter',
    topics: ['household'],
    summary: 'Invitations that still have uses; each lasts four days',
    reply: z.array(Invitation),
  }),
  invite: endpoint({
    method: 'POST',
    path: '/groups/invitations',
    access: 'inviter',
    summary: 'Make an invitation token',
    body: z.object({ uses: z.number().int().min(1).max(1000).default(1) }),
    reply: Invitation,
    status: 201,
  }),
};
