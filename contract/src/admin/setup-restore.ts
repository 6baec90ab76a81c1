import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Message, Moment } from '../shapes.ts';
import { Backup, BackupWork } from './backups.ts';

const code = z.string().max(100);
/** Of what is streamed: the setting `MAX_UPLOAD` says how much it may be. */
const largestBody = 2 ** 40;
const visitor = { access: 'visitor', topics: [] } as const;

/** A server that waits for its setup gets the data of a backup instead, behind the code of the console. */
export const setupRestore = {
  upload: endpoint({
    ...visitor,
    method: 'POST',
    path: '/setup/backups',
    throttled: true,
    query: z.object({ code }),
    files: ['archive'],
    streamed: true,
    bodyLimit: largestBody,
    summary: 'Bring a backup to a server that is not set up; the code is checked before any of it is read',
    reply: Backup,
  }),
  start: endpoint({
    ...visitor,
    method: 'POST',
    path: '/setup/restore',
    throttled: true,
    body: z.object({
      code,
      name: z.string().max(100),
      /** Whoever asks knows that some of it is damaged. */
      acceptsDamage: z.boolean().default(false),
    }),
    status: 202,
    summary: 'Begin to restore it; everybody of the backup can log in then',
    reply: Message,
  }),
  state: endpoint({
    ...visitor,
    method: 'GET',
    path: '/setup/restore',
    summary: 'How far that is, as long as the server waits for its setup',
    reply: z.object({
      needed: z.boolean(),
      work: BackupWork.nullable(),
      /** What went wrong with it, in the language of the caller. */
      problem: z.object({ message: z.string(), isDamage: z.boolean(), at: Moment }).nullable(),
    }),
  }),
};
