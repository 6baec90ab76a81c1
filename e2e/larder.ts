import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { test as plain } from '@playwright/test';
import { createDatabase } from './database.ts';
import { startRecipeSite } from './recipe-site.ts';

const program = fileURLToPath(new URL('../server/dist/main.js', import.meta.url));

interface Larder {
  url: string;
  /** Everything that the server has printed since it was started. */
  printed(): string;
  /** Ends the server as a power cut does, and starts it again with the same data. */
  killAndStart(): Promise<void>;
}

export interface Fixtures {
  /** Settings of the server beside its address and data folder. */
  settings: Record<string, string>;
  /** Where the server keeps its data. */
  database: 'sqlite' | 'postgres';
  /** The built product with a data folder of its own; pages open relative to its address. */
  larder: Larder;
  /** Address of a web site with recipes. */
  recipeSite: string;
}

/** A test that has a server to itself, started afresh. */
export const test = plain.extend<Fixtures>({
  settings: [{}, { option: true }],
  database: ['sqlite', { option: true }],

  larder: async ({ settings, database }, use) => {
    const { address, drop } = await createDatabase(database);
    const folder = await mkdtemp(join(tmpdir(), 'larder-journey-'));
    const port = await freePort();
    const url = `http://localhost:${port}`;
    const fixed = { API_PORT: String(port), BASE_URL: url, DATA_DIR: folder, OUTBOUND_ALLOW: '127.0.0.1' };
    const env = { ...process.env, DATABASE_URL: address, SECURITY_RATE_LIMIT: '0', ...fixed, ...settings };
    const start = () => spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    let server = start();
    let printed = await whenReady(server);
    const end = async (signal: NodeJS.Signals) => {
      const ended = once(server, 'exit');
      if (server.kill(signal)) await ended;
    };
    const killAndStart = async () => {
      await end('SIGKILL');
      server = start();
      printed = await whenReady(server);
    };
    await use({ url, printed: () => printed(), killAndStart });
    await end('SIGTERM');
    await drop();
    await rm(folder, { recursive: true, force: true });
  },

  baseURL: ({ larder }, use) => use(larder.url),

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
  recipeSite: async ({}, use) => {
    const { url, stop } = await startRecipeSite();
    await use(url);
    stop();
  },
});

export { expect } from '@playwright/test';

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

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port to be had');
  return address.port;
}
