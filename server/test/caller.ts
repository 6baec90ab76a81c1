import type { Method } from '@larder/contract';
import type { TestApp } from './test-app.ts';

export interface Reply {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks at just the parts that it is about.
  body: any;
  headers: Record<string, number | string | string[] | undefined>;
}

interface Sent {
  body?: unknown;
  /** Sent as a url-encoded form. */
  form?: Record<string, string>;
  headers?: Record<string, string>;
}

export type Caller = (method: Method, path: string, sent?: Sent) => Promise<Reply>;

/** Calls the API as whoever a token belongs to, or as nobody. */
export const callerOf =
  ({ server }: Pick<TestApp, 'server'>, token?: string): Caller =>
  async (method, path, { body, form, headers = {} } = {}) => {
    const response = await server.inject({
      method,
      url: `/api${path}`,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      payload: form ? new URLSearchParams(form).toString() : body === undefined ? undefined : JSON.stringify(body),
    });
    const isJson = response.headers['content-type']?.toString().startsWith('application/json');
    return {
      status: response.statusCode,
      body: isJson ? response.json() : response.body,
      headers: response.headers,
    };
  };
