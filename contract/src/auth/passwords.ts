import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Email, Password } from '../users/user.ts';

/** The way back in for who has forgotten the password. */
export const passwords = {
  forgot: endpoint({
    method: 'POST',
    path: '/users/forgot-password',
    throttled: true,
    access: 'visitor',
    summary:
      'Ask for a mail with a link that sets another password; the answer is the same whether there is such an account',
    body: z.object({ email: Email }),
    reply: z.null(),
  }),
  reset: endpoint({
    method: 'POST',
    path: '/users/reset-password',
    throttled: true,
    access: 'visitor',
    summary: 'Set another password by the token of that link, which is good once and for an hour; every session ends',
    body: z.object({
      token: z.string().max(4096),
      email: Email,
      password: Password,
      passwordConfirm: z.string().max(1000),
    }),
    reply: z.null(),
  }),
};
