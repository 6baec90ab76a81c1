import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Name } from '../shapes.ts';
import { Email, Locale, Password, User, Username } from '../users/user.ts';

/** How visitors become members. */
export const registration = {
  register: endpoint({
    method: 'POST',
    path: '/users/register',
    throttled: true,
    access: 'visitor',
    summary: 'Register with a new group or by an invitation',
    body: z.object({
      group: z.string().trim().max(255).nullish(),
      groupToken: z.string().max(255).nullish(),
      email: Email,
      username: Username,
      fullName: Name,
      password: Password,
      passwordConfirm: z.string().max(1000),
      advanced: z.boolean().default(false),
      private: z.boolean().default(false),
      seedData: z.boolean().default(false),
      locale: Locale.default('en-US'),
    }),
    reply: User,
    status: 201,
  }),
};
