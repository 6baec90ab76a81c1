import type { FastifyInstance } from 'fastify';

/** Asks the API as a member: by the network, or within the process. */
export type Ask = (path: string, init: RequestInit) => Promise<Response>;

/** Asks for what has to succeed. */
export type Call = (method: string, path: string, body?: unknown) => Promise<unknown>;

/** Within the process, which need not listen anywhere. */
export const askWithin =
  (server: FastifyInstance, token: string): Ask =>
  async (path, init) => {
    const request = new Request(`http://localhost/api${path}`, init);
    const bytes = Buffer.from(await request.arrayBuffer());
    const { statusCode, body } = await server.inject({
      method: init.method === 'PUT' ? 'PUT' : init.method === 'POST' ? 'POST' : 'GET',
      url: `/api${path}`,
      headers: { ...Object.fromEntries(request.headers), authorization: `Bearer ${token}` },
      ...(bytes.length > 0 && { payload: bytes }),
    });
    return new Response(body, { status: statusCode });
  };
