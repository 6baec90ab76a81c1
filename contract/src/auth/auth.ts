import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Moment, Name } from '../shapes.ts';

export const AccessToken = z.object({ access_token: z.string(), token_type: z.literal('bearer') });
export type AccessToken = z.infer<typeof AccessToken>;

export const ApiToken = z.object({ id: z.number().int(), name: z.string(), createdAt: Moment });

export const auth = {
  logIn: endpoint({
    method: 'POST',
    path: '/auth/token',
    throttled: true,
    access: 'visitor',
    summary: 'Log in with a user name or e-mail and a password',
    form: z.object({
      username: z.string().max(255).default(''),
      password: z.string().max(1000).default(''),
      rememberMe: z
        .preprocess((value) => value === true || /^(true|1|on|yes)$/i.test(String(value)), z.boolean())
        .default(false),
    }),
    reply: AccessToken,
  }),
  refresh: endpoint({
    method: 'GET',
    path: '/auth/refresh',
    access: 'member',
    topics: [],
    summary: 'A fresh token for the caller',
    reply: AccessToken,
  }),
  logOut: endpoint({
    method: 'POST',
    path: '/auth/logout',
    access: 'visitor',
    summary: 'End the session that the call came with; an API token is withdrawn at its own address',
    reply: z.object({
      message: z.string(),
      /** Where to end the log-in at the provider too, for one that began there. */
      address: z.string().nullable(),
    }),
  }),
  createApiToken: endpoint({
    method: 'POST',
    path: '/users/api-tokens',
    access: 'member',
    summary: 'Make an API token; the reply is the only time that it is shown',
    body: z.object({ name: Name, integrationId: z.string().max(255).default('generic') }),
    reply: ApiToken.extend({ token: z.string() }),
    status: 201,
  }),
  removeApiToken: endpoint({
    method: 'DELETE',
    path: '/users/api-tokens/{tokenId}',
    access: 'member',
    summary: 'Withdraw an API token',
    reply: z.object({ tokenDelete: z.string() }),
  }),
};
