import type { Endpoint } from '@larder/contract';
import { z } from 'zod';
import { pathsOf } from './paths.ts';
import { replyConverter } from './replies.ts';

/** Statuses and replies of single calls that older clients hold to. */
const exceptions: { method: Endpoint['method']; path: RegExp; status?: Endpoint['status']; reply?: z.ZodNull }[] = [
  { method: 'POST', path: /^\/groups\/labels$/, status: 200 },
  { method: 'DELETE', path: /^\/organizers\/(categories|tags)\/{itemId}$/, reply: z.null() },
];

/** How an endpoint of the contract looks from outside. */
export interface Edge {
  paths: Endpoint['path'][];
  status: number;
  reply: Endpoint['reply'];
  toWire(reply: unknown): unknown;
}

export const edgeOf = (endpoint: Endpoint): Edge => {
  const { method, path } = endpoint;
  const exception = exceptions.find((one) => one.method === method && one.path.test(path));
  const reply = exception?.reply ?? endpoint.reply;
  return {
    paths: pathsOf(endpoint),
    status: 'redirect' in reply ? 302 : (exception?.status ?? endpoint.status ?? 200),
    reply,
    toWire: exception?.reply ? () => null : 'parse' in reply ? replyConverter(reply, path) : (value) => value,
  };
};
