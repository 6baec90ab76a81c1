import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

const Well = z.object({ status: z.literal('ok') });
const probe = { method: 'GET', access: 'visitor', topics: [], reply: Well } as const;

/** For whoever starts and watches the server, such as Docker and Kubernetes. */
export const probes = {
  health: endpoint({
    ...probe,
    path: '/health',
    summary: 'Whether the server can do its work; 503 with the reason where it cannot',
  }),
  ready: endpoint({
    ...probe,
    path: '/health/ready',
    summary: 'The same: whether requests should be sent here',
  }),
  live: endpoint({
    ...probe,
    path: '/health/live',
    summary: 'Whether the server answers at all: where it does not, it has to be started anew',
  }),
};
