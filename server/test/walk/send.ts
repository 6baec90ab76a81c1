import { json } from 'node:stream/consumers';
import type { Endpoint } from '@larder/contract';
import type { Reply } from '../caller.ts';
import type { TestApp } from '../test-app.ts';
import type { Request } from './samples.ts';

/** The body of a request as it goes over the wire. */
const encode = async ({ body, form, files }: Request): Promise<{ type?: string; payload?: Buffer | string }> => {
  if (!files && form === undefined) {
    return body === undefined ? {} : { type: 'application/json', payload: JSON.stringify(body) };
  }
  const fields = Object.entries(Object(form)).map(([key, value]): [string, string] => [key, String(value)]);
  if (!files) {
    return { type: 'application/x-www-form-urlencoded', payload: new URLSearchParams(fields).toString() };
  }
  const data = new FormData();
  for (const [key, value] of fields) data.append(key, value);
  for (const [key, bytes] of Object.entries(files)) data.append(key, new Blob([new Uint8Array(bytes)]), 'upload');
  const request = new globalThis.Request('http://localhost', { method: 'POST', body: data });
  return {
    type: request.headers.get('content-type') ?? '',
    payload: Buffer.from(await request.arrayBuffer()),
  };
};

const queryText = (query: unknown): string => {
  const pairs = Object.entries(Object(query)).map(([key, value]): [string, string] => [key, String(value)]);
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
};

/** Sends any request to an endpoint, as whoever a token belongs to. */
export const send = async (
  { server }: TestApp,
  { method, reply }: Endpoint,
  path: string,
  request: Request & {
    token?: string;
    headers?: Record<string, string>;
    raw?: { type: string; payload: Buffer | string };
  },
): Promise<Reply> => {
  const { type, payload } = request.raw ?? (await encode(request));
  const isLive = 'file' in reply && reply.file === 'text/event-stream';
  const response = await server.inject({
    method,
    url: `/api${path}${queryText(request.query)}`,
    headers: {
      ...(type && { 'content-type': type }),
      ...request.headers,
      ...(request.token && { authorization: `Bearer ${request.token}` }),
    },
    payload,
    payloadAsStream: isLive,
  });
  if (isLive && response.statusCode === 200) {
    // It would never end by itself.
    response.stream().destroy();
    return { status: 200, body: undefined, headers: response.headers };
  }
  const isJson = response.headers['content-type']?.toString().startsWith('application/json');
  return {
    status: response.statusCode,
    body: !isJson ? undefined : isLive ? await json(response.stream()) : response.json(),
    headers: response.headers,
  };
};
