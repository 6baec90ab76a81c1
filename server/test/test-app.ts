import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DestinationStream } from 'pino';
import { type App, buildApp } from '../src/app/build-app.ts';
import type { TimeLimits } from '../src/platform/http/index.ts';
import { createLogger } from '../src/platform/logging/logging.ts';
import { readSettings } from '../src/platform/settings/index.ts';
import { explainStatements, noteStatements } from './explain-statements.ts';
import type { TestDatabase } from './for-each-dialect.ts';

/** A clock that stands still until a test moves it. */
const createTestClock = (start = '2026-03-01T12:00:00.000Z') => {
  let now = new Date(start);
  return {
    now: () => now,
    pass: (milliseconds: number) => {
      now = new Date(now.getTime() + milliseconds);
    },
  };
};

export interface TestApp extends App {
  clock: ReturnType<typeof createTestClock>;
  dataFolder: string;
  /** Everything that was logged, down to single requests. */
  logged(): string;
}

/** The whole server on a fresh database and data folder, with every reply checked against the contract. */
export const createTestApp = async (
  database: TestDatabase,
  environment: Record<string, string> = {},
  webFolder?: string,
  timeLimits?: TimeLimits,
  openLog: (dataFolder: string) => Promise<DestinationStream[]> = async () => [],
): Promise<TestApp> => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'larder-test-'));
  const { address, drop } = await database.create(dataFolder);
  const clock = createTestClock();
  const settings = readSettings({
    DATA_DIR: dataFolder,
    DATABASE_URL: address ?? '',
    SECURITY_RATE_LIMIT: '0',
    OUTBOUND_ALLOW: '127.0.0.1',
    ...environment,
  });
  const lines: string[] = [];
  const log = createLogger('debug', { write: (line) => lines.push(line) }, ...(await openLog(dataFolder)));
  const app = noteStatements(await buildApp({ settings, clock, log, checkReplies: true, webFolder, timeLimits }));
  return {
    ...app,
    clock,
    dataFolder,
    logged: () => lines.join(''),
    close: async () => {
      try {
        await explainStatements(app);
      } finally {
        await app.close();
        await drop();
        await rm(dataFolder, { recursive: true, force: true });
      }
    },
  };
};

/** Another process on the same database and data folder. */
export const startBeside = ({ platform: { settings, log }, clock }: TestApp): Promise<App> =>
  buildApp({ settings, clock, log, checkReplies: true });
