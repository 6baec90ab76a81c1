import { test as plain } from '@playwright/test';
import type { DatabaseKind } from './database.ts';
import { createData } from './prepared.ts';
import { startRecipeSite } from './recipe-site.ts';
import { freePort, startServer } from './server.ts';

interface Larder {
  /** Where it keeps its files. */
  dataFolder: string;
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
  database: DatabaseKind;
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
    const { folder, address, remove } = await createData(database, settings);
    const port = await freePort();
    const url = `http://localhost:${port}`;
    const start = () =>
      startServer({ API_PORT: String(port), BASE_URL: url, DATA_DIR: folder, DATABASE_URL: address, ...settings });
    let server = await start();
    const killAndStart = async () => {
      await server.end('SIGKILL');
      server = await start();
    };
    await use({ url, dataFolder: folder, printed: () => server.printed(), killAndStart });
    await server.end('SIGTERM');
    await remove();
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
