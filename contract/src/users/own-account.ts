import { z } from 'zod';
import { PasskeyUse } from '../auth/passkeys.ts';
import { endpoint, file } from '../endpoint.ts';
import { heirs, LeftBehind, topicsOfLeaving } from '../groups/members.ts';
import { Message } from '../shapes.ts';

/** How people take their data along and delete their own account. */
export const ownAccount = {
  data: endpoint({
    method: 'GET',
    path: '/users/self/data',
    access: 'member',
    topics: [...topicsOfLeaving, 'groupData'],
    summary: 'An archive of what the caller has made and said, which people and programs can read',
    reply: file('application/zip'),
  }),
  leaving: endpoint({
    method: 'GET',
    path: '/users/self/leaving',
    access: 'member',
    topics: [...topicsOfLeaving, 'instance'],
    summary: 'What the caller would leave behind, and what stands against it',
    reply: LeftBehind.extend({
      /** Nobody else could administer the server. */
      isLastAdmin: z.boolean(),
      /** The group stays with nobody in it. */
      isLastMember: z.boolean(),
      /** Nobody else looks after the group. */
      isLastManager: z.boolean(),
      /** What proves that it is them; a passkey always does. */
      proof: z.enum(['password', 'log-in']),
      /** Whether they have logged in just now, where that is the proof. */
      isProven: z.boolean(),
    }),
  }),
  remove: endpoint({
    method: 'POST',
    path: '/users/self/delete',
    access: 'member',
    summary: 'Delete the own account, and with it the recipes that nobody else sees',
    body: z.object({
      password: z.string().max(1000).nullish(),
      credential: PasskeyUse.nullish(),
      ...heirs,
    }),
    reply: Message,
  }),
};
