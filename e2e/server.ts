import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

export const program = fileURLToPath(new URL('../server/dist/main.js', import.meta.url));

export interface Server {
  pid: number | undefined;
  /** Everything that it has printed since it was started. */
  printed(): string;
  end(signal: NodeJS.Signals): Promise<void>;
}

/** Starts the built product, or its source by these arguments of Node, and waits until it answers. */
export async function startServer(settings: Record<string, string>, run: string[] = [program]): Promise<Server> {
  const env = { ...process.env, SECURITY_RATE_LIMIT: '0', OUTBOUND_ALLOW: '127.0.0.1', ...settings };
  const server = spawn(process.execPath, run, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  // Whatever ends this process, no server stays behind.
  const endToo = () => void server.kill('SIGKILL');
  process.once('exit', endToo);
  server.once('exit', () => process.off('exit', endToo));
  const printed = await whenReady(server);
  return {
    pid: server.pid,
    printed,
    end: async (signal) => {
      const ended = once(server, 'exit');
      if (server.kill(signal)) await ended;
    },
  };
}

/** Waits for the line with the address, which comes when the server answers. */
async function whenReady(server: ChildProcessByStdio<null, Readable, Readable>): Promise<() => string> {
  let text = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (part) => {
      text += part;
    });
  }
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', () => text.includes('Larder is ready') && resolve());
    server.on('exit', (code) => reject(new Error(`the server ended with ${code}: ${text}`)));
  });
  return () => text;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port to be had');
  return address.port;
}
