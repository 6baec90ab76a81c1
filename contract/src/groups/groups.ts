import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { MailOutcome } from '../mail/mail.ts';
import { EntryType } from '../mealplans/planned.ts';
import { PlanCategory } from '../organizers/plan-categories.ts';
import { TimeOfDay } from '../shapes.ts';
import { Email, User } from '../users/user.ts';
import { Webhook } from '../webhooks/webhooks.ts';

/** At which time of the day each kind of meal is eaten, as `18:00`. */
export const MealTimes = z.record(EntryType, TimeOfDay);
export type MealTimes = z.infer<typeof MealTimes>;

const preferenceFields = z.object({
  privateGroup: z.boolean(),
  firstDayOfWeek: z.number().int().min(0).max(6),
  recipePublic: z.boolean(),
  recipeShowNutrition: z.boolean(),
  recipeShowAssets: z.boolean(),
  recipeLandscapeView: z.boolean(),
  recipeDisableComments: z.boolean(),
  recipeDisableAmount: z.boolean(),
  mealTimes: MealTimes,
  /** Three letters, as prices are written in; empty where none is chosen. */
  currency: z.string().regex(/^([A-Z]{3})?$/),
});

export const GroupPreferences = preferenceFields.extend({ id: z.string(), groupId: z.string() });
export type GroupPreferences = z.infer<typeof GroupPreferences>;

export const Group = z.object({ id: z.string(), name: z.string(), slug: z.string(), preferences: GroupPreferences });
export type Group = z.infer<typeof Group>;

/** The group with all that it has, as clients ask for it that know no other way to its members. */
const WholeGroup = Group.extend({
  users: z.array(User),
  categories: z.array(PlanCategory),
  webhooks: z.array(Webhook),
});

export const Invitation = z.object({
  token: z.string(),
  /** How many it was made for. */
  uses: z.number().int(),
  usesLeft: z.number().int(),
  expiresAt: z.string(),
  groupId: z.string(),
  /** The e-mails that it was sent to, with commas between; null where it was handed on otherwise. */
  sentTo: z.string().nullable(),
});
export type Invitation = z.infer<typeof Invitation>;

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
  rename: endpoint({
    method: 'PUT',
    path: '/groups/self',
    access: 'manager',
    summary: 'Give the own group another name; its slug stays, so that links keep leading to it',
    body: z.object({ name: z.string().trim().min(1).max(255) }),
    reply: Group,
  }),
  whole: endpoint({
    method: 'GET',
    path: '/users/self/group',
    access: 'member',
    topics: ['household', 'recipes', 'groupData'],
    summary: 'The own group with its preferences, its members, the categories of its meal plans and its webhooks',
    reply: WholeGroup,
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
    summary: 'Invitations that can still be used',
    reply: z.array(Invitation),
  }),
  invite: endpoint({
    method: 'POST',
    path: '/groups/invitations',
    access: 'inviter',
    summary: 'Make an invitation token; it lasts four days unless said',
    body: z.object({
      uses: z.number().int().min(1).max(1000).default(1),
      days: z.number().int().min(1).max(90).default(4),
    }),
    reply: Invitation,
    status: 201,
  }),
  mailInvitation: endpoint({
    method: 'POST',
    path: '/groups/invitations/email',
    throttled: true,
    access: 'inviter',
    summary: 'Send an invitation to somebody by mail',
    body: z.object({ email: Email, token: z.string().max(255) }),
    reply: MailOutcome,
  }),
  takeInvitationBack: endpoint({
    method: 'DELETE',
    path: '/groups/invitations/{token}',
    access: 'inviter',
    summary: 'Take an invitation back: nobody joins by it any more',
    params: { token: z.string().max(255) },
    reply: Invitation,
  }),
  setPermissions: endpoint({
    method: 'PUT',
    path: '/groups/permissions',
    access: 'manager',
    summary: "Say what another member may do; one's own rights and those of administrators stay as they are",
    body: z.object({
      userId: z.string().max(64),
      canOrganize: z.boolean().default(false),
      canInvite: z.boolean().default(false),
      canManage: z.boolean().default(false),
    }),
    reply: User,
  }),
};
