import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Moment } from '../shapes.ts';

const deviceKinds = ['computer', 'phone', 'tablet', 'program'] as const;

/** Where somebody is logged in. */
export const LoggedIn = z.object({
  id: z.string(),
  device: z.enum(deviceKinds),
  /** Such as Firefox; null where it does not say. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** The session that asks. */
  isThis: z.boolean(),
  createdAt: Moment,
  seenAt: Moment,
});
export type LoggedIn = z.infer<typeof LoggedIn>;

export const sessions = {
  list: endpoint({
    method: 'GET',
    path: '/users/self/sessions',
    access: 'member',
    topics: ['household'],
    summary: 'Where the caller is logged in, the latest first',
    reply: z.array(LoggedIn),
  }),
  end: endpoint({
    method: 'DELETE',
    path: '/users/self/sessions/{sessionId}',
    access: 'member',
    summary: 'Log the caller out on one device',
    reply: z.null(),
  }),
  endOthers: endpoint({
    method: 'DELETE',
    path: '/users/self/sessions',
    access: 'member',
    summary: 'Log the caller out everywhere else; this session goes on with the fresh token, and API tokens stay',
    reply: z.object({ access_token: z.string() }),
  }),
};
