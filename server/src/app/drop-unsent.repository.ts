import type { Scratch } from '../platform/database/index.ts';

/** Kinds of jobs by which somebody is told something: mails, new passwords, addresses to confirm, and messages of webhooks and notifiers. */
const telling = ['mail', 'forgotten-password', 'confirm-email', 'deliver'];

/** Drops what a restored backup was about to send: it was sent after the backup, or is no news any more. */
export const dropUnsent = async (scratch: Scratch): Promise<void> => {
  await scratch.deleteFrom('jobs').where('kind', 'in', telling).execute();
  await scratch.deleteFrom('deliveries').where('state', '=', 'waiting').execute();
};
