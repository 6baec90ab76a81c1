import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';

/** What is another one once the server has been upgraded. */
interface Upgrade {
  /** The name of the build that pages began with. */
  build: string;
  version: string;
}

/** In front of a server: passes everything on, and from `upgrade` on as a server of another version would have it. */
export async function openUpgradable({ port, to }: { port: number; to: string }) {
  let upgrade: Upgrade | undefined;
  const server = createServer(async (asked, answer) => {
    const body = ['GET', 'HEAD'].includes(asked.method ?? '') ? undefined : Buffer.concat(await asked.toArray());
    const ended = new AbortController();
    answer.on('close', () => ended.abort());
    try {
      const reply = await fetch(`${to}${asked.url}`, {
        method: asked.method ?? 'GET',
        headers: passed(asked.headers),
        redirect: 'manual',
        signal: ended.signal,
        ...(body?.length && { body }),
      });
      const headers = Object.fromEntries(reply.headers);
      for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) delete headers[name];
      if (upgrade && headers['larder-version']) headers['larder-version'] = upgrade.version;
      answer.writeHead(reply.status, headers);
      const isRewritten = upgrade && /^\/(sw\.js|index\.html|$|g\/)/.test(asked.url ?? '');
      if (isRewritten) answer.end(upgraded(await reply.text(), upgrade?.build ?? ''));
      else {
        for await (const part of reply.body ?? []) answer.write(part);
        answer.end();
      }
    } catch {
      answer.destroy();
    }
  });
  server.listen(port);
  await once(server, 'listening');
  return {
    url: `http://localhost:${port}`,
    upgrade: (to: Upgrade) => {
      upgrade = to;
    },
    /** It is the former version again. */
    rollBack: () => {
      upgrade = undefined;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Nothing is compared with what a browser has: that is of the version before. */
const left = ['host', 'connection', 'content-length', 'accept-encoding', 'if-none-match', 'if-modified-since'];

const passed = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' && !left.includes(name) ? [[name, value]] : [],
    ),
  );

const upgraded = (text: string, build: string) =>
  text.replaceAll(build, 'next').replace('<title>', '<meta name="upgraded"><title>');
