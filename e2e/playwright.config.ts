import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import type { Fixtures } from './larder.ts';
import { paced } from './pace.ts';

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const shell = '/usr/bin/chromium-headless-shell';

/** Chromium keeps to the pages that it is given, and root has to do without its sandbox. */
const flags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** How a browser with all that people have is started, for journeys with extensions, notifications and workers that replace each other. */
export const wholeBrowser = {
  executablePath: process.env.CHROMIUM_PATH ?? installed.find((file) => existsSync(file)),
  args: flags,
};

/** How each other is started: by the engine alone where it came with Debian's Chromium, which needs a fifth less of the processor. */
export const launchOptions = {
  ...wholeBrowser,
  ...(wholeBrowser.executablePath === '/usr/bin/chromium' && existsSync(shell) && { executablePath: shell }),
};

/** A day begins for browser, server and journey at the same moment. */
const timeZone = 'Europe/Berlin';
process.env.TZ = timeZone;

// The desktop walks every journey and keeps its data in SQLite. The phone walks those that differ there, which are tagged so, and
// keeps its data in PostgreSQL.
export default defineConfig<Pick<Fixtures, 'database'>>({
  testDir: 'journeys',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A third one makes the others slower by as much.
  workers: 2,
  timeout: paced(120_000),
  globalSetup: './prepared.ts',
  // A whole browser on a shared machine may once wait for longer than any limit that is still useful. What fails twice is broken.
  retries: process.env.CI ? 1 : 0,
  expect: { timeout: paced(15_000) },
  reporter: 'list',
  use: {
    actionTimeout: paced(30_000),
    // It would hide requests from journeys that let some of them fail; those of shopping have it.
    serviceWorkers: 'block',
    locale: 'en-US',
    timezoneId: timeZone,
    screenshot: 'only-on-failure',
    // Recording takes a sixth of the time of a journey.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    launchOptions,
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      grep: /@phone/,
      // A phone paints seven times as many points for the same words, which takes its time and shows no journey anything.
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1, database: 'postgres' },
    },
  ],
});
