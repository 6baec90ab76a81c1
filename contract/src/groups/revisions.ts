import { z } from 'zod';
import { endpoint, file } from '../endpoint.ts';
import { topics } from '../topics.ts';

export const revisions = {
  get: endpoint({
    method: 'GET',
    path: '/groups/revisions',
    access: 'member',
    topics,
    summary: 'The revision of each topic of the own group: what was read at an older one is worth asking for again',
    reply: z.record(z.enum(topics), z.number().int()),
  }),
  stream: endpoint({
    method: 'GET',
    path: '/groups/revisions/stream',
    access: 'member',
    topics,
    summary:
      'The same JSON as the data of server-sent events: one at once, one with each change, and comments between to keep the connection open',
    reply: file('text/event-stream'),
  }),
};
