import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Name } from '../shapes.ts';
import { Email, Locale, Password, Username } from '../users/user.ts';
import { AccessToken } from './auth.ts';

export const setup = {
  get: endpoint({
    method: 'GET',
    path: '/setup',
    access: 'visitor',
    topics: ['instance'],
    summary: 'Whether the server waits for its first administrator, and what the wizard proposes',
    reply: z.object({ needed: z.boolean(), defaultGroup: z.string() }),
  }),
  checkCode: endpoint({
    method: 'POST',
    path: '/setup/code',
    throttled: true,
    access: 'visitor',
    summary: 'Check the one-time code of the console before the wizard goes on',
    body: z.object({ code: z.string().max(100) }),
    reply: z.object({ valid: z.literal(true) }),
  }),
  finish: endpoint({
    method: 'POST',
    path: '/setup',
    access: 'visitor',
    throttled: true,
    summary: 'Make the first administrator and the first group, and log in',
    body: z.object({
      code: z.string().max(100),
      locale: Locale.default('en-US'),
      email: Email,
      username: Username,
      fullName: Name,
      password: Password,
      groupName: Name,
      /** Address of the group; made from its name when absent. */
      groupSlug: z.string().trim().max(255).optional(),
      privateGroup: z.boolean().default(true),
    }),
    reply: AccessToken.extend({ groupSlug: z.string() }),
    status: 201,
  }),
};
