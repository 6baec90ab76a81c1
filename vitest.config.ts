import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { builtPrograms } from './server/test/built-programs.ts';
import { singleIcons } from './web/build/single-icons.ts';

const rooms = ['contract', 'kitchen', 'reader', 'messages', 'server', 'web', 'extension', 'bench', 'training', 'tools'];

/** How many times slower than usual this machine is: `npm test` measures it once, at its start. */
const pace = Number(process.env.LARDER_TEST_PACE ?? 1);

/** Left out by `npm run test:quick`: walks over all endpoints, attacks, kills, and the reading of photos. */
const slow = [
  'test/*.test.ts',
  'test/hostile/**',
  '**/*killed.test.ts',
  '**/workers/**',
  '**/features/ocr/**',
  '**/recognition/**',
];
const left = ['**/node_modules/**', '**/dist/**', ...(process.env.LARDER_TEST_QUICK ? slow : [])];

const project = (name: string) => ({
  extends: true as const,
  test: {
    name,
    root: name,
    include: ['**/*.test.{ts,mjs}'],
    exclude: left,
    // Files share what they load in one process: three quarters of the web's time were spent on loading it anew.
    isolate: false,
  },
});

/** A room whose tests have the server with its databases. */
const withDatabases = (name: string) => ({
  ...project(name),
  plugins: process.env.LARDER_TEST_BUILT ? [builtPrograms()] : [],
  test: {
    ...project(name).test,
    globalSetup: [fileURLToPath(new URL('./server/test/prepared-databases.ts', import.meta.url))],
  },
});

/** Components, hooks and screens of the web, in a document. */
const screens = {
  ...project('web'),
  plugins: [singleIcons()],
  test: {
    ...project('web').test,
    name: 'web-screens',
    include: ['**/*.test.tsx'],
    environment: 'jsdom',
    setupFiles: ['web/test/browser.ts', 'web/test/dom.ts'].map((file) => fileURLToPath(new URL(file, import.meta.url))),
  },
};

export default defineConfig({
  test: {
    // Two processors may have ten things to do, and turn slower after their pace was measured: a slow test is no failed one.
    testTimeout: 120_000 * pace,
    hookTimeout: 120_000 * pace,
    expect: { poll: { timeout: 20_000 * pace } },
    // As for journeys: one test that lost a race among thousands is told, and refuses nothing.
    retry: process.env.CI ? 1 : 0,
    // Half of a server test is waiting for a database, a file or a timer.
    maxWorkers: availableParallelism() + 2,
    projects: [
      ...rooms.map((name) => (name === 'server' || name === 'bench' ? withDatabases : project)(name)),
      screens,
    ],
  },
});
