import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Email } from '../users/user.ts';

/** What has to go well before a mail is on its way, in this order. */
export const mailSteps = ['settings', 'reach', 'encrypt', 'log-in', 'send'] as const;
export type MailStep = (typeof mailSteps)[number];

/** Whether a mail went out, and if not why, in words. */
export const MailOutcome = z.object({ success: z.boolean(), error: z.string().nullable() });
export type MailOutcome = z.infer<typeof MailOutcome>;

/** How far a test mail came. */
const MailTest = MailOutcome.extend({ failedAt: z.enum(mailSteps).nullable() });
export type MailTest = z.infer<typeof MailTest>;

/** Mails as whoever runs the server looks after them. */
export const adminMail = {
  state: endpoint({
    method: 'GET',
    path: '/admin/email',
    access: 'admin',
    topics: [],
    summary: 'Whether the settings name a mail server',
    reply: z.object({ ready: z.boolean() }),
  }),
  test: endpoint({
    method: 'POST',
    path: '/admin/email',
    access: 'admin',
    summary: 'Send a test mail at once',
    body: z.object({ email: Email }),
    reply: MailTest,
  }),
};
