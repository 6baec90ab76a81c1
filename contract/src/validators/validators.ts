import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

const Valid = z.object({ valid: z.boolean() });
/** An invitation lets people ask where nobody else may register. */
const invited = { groupToken: z.string().max(255).optional() };
const named = z.object({ name: z.string().max(255), ...invited });

/** `valid` is true when the name is still free, or the invitation still good. */
export const validators = {
  group: endpoint({
    method: 'GET',
    path: '/validators/group',
    throttled: true,
    access: 'visitor',
    topics: ['instance'],
    summary: 'Is this group name free?',
    query: named,
    reply: Valid,
  }),
  username: endpoint({
    method: 'GET',
    path: '/validators/user/name',
    throttled: true,
    access: 'visitor',
    topics: ['instance'],
    summary: 'Is this user name free?',
    query: named,
    reply: Valid,
  }),
  email: endpoint({
    method: 'GET',
    path: '/validators/user/email',
    throttled: true,
    access: 'visitor',
    topics: ['instance'],
    summary: 'Is this e-mail address free?',
    query: z.object({ email: z.string().max(255), ...invited }),
    reply: Valid,
  }),
  invitation: endpoint({
    method: 'GET',
    path: '/validators/invitation',
    throttled: true,
    access: 'visitor',
    topics: ['instance'],
    summary: 'Is this invitation still good, and into which group does it lead?',
    query: z.object({ token: z.string().max(255) }),
    reply: Valid.extend({ group: z.string().nullable() }),
  }),
  recipe: endpoint({
    method: 'GET',
    path: '/validators/recipe',
    access: 'member',
    topics: ['recipes'],
    summary: 'Is this recipe name free in the own group?',
    query: z.object({ name: z.string().max(255), groupId: z.string().max(64).optional() }),
    reply: Valid,
  }),
};
