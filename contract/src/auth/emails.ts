import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Message } from '../shapes.ts';

/** How people prove that an e-mail address is theirs. */
export const emails = {
  confirm: endpoint({
    method: 'POST',
    path: '/users/self/email/confirm',
    throttled: true,
    access: 'member',
    summary: 'Take the address that the mail with this token went to as one’s own, within a day',
    body: z.object({ token: z.string().max(4096) }),
    reply: Message,
  }),
};
