import { once } from 'node:events';
import { createServer, request } from 'node:http';

export interface ReverseProxy {
  url: string;
  /** Who has logged in at it, if anybody. */
  people: { name?: string };
  close(): Promise<void>;
}

/** A reverse proxy that tells the server behind it who has logged in, and takes away what browsers say of that. */
export async function openProxy({ port, from, to }: { port: number; from: string; to: string }): Promise<ReverseProxy> {
  const people: ReverseProxy['people'] = {};
  const target = new URL(to);
  const server = createServer((asked, answer) => {
    const { 'remote-user': _, ...headers } = asked.headers;
    const passed = request(
      {
        host: '127.0.0.1',
        port: target.port,
        localAddress: from,
        method: asked.method,
        path: asked.url,
        headers: { ...headers, ...(people.name && { 'remote-user': people.name }) },
      },
      (reply) => {
        answer.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(answer);
      },
    );
    passed.on('error', () => answer.destroy());
    answer.on('close', () => passed.destroy());
    asked.pipe(passed);
  });
  server.listen(port);
  await once(server, 'listening');
  return {
    url: `http://localhost:${port}`,
    people,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
