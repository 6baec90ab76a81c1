import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { type App, buildApp } from './app/build-app.ts';
import { ListenError } from './app/listen-error.ts';
import { openMigratedDatabase } from './app/open-migrated-database.ts';
import { unlock } from './app/unlock.ts';
import { systemClock } from './platform/clock/clock.ts';
import { DatabaseStartError, DatabaseTooNewError } from './platform/database/index.ts';
import { addLanguages, answerWhileStarting } from './platform/http/index.ts';
import { openLogFile } from './platform/logging/log-files.ts';
import { createLogger } from './platform/logging/logging.ts';
import { readSettings, SettingError, type Settings } from './platform/settings/index.ts';

/** The same places from the source and from the built server. */
const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));
const extensionFolder = fileURLToPath(new URL('../../extension/dist', import.meta.url));
const artFolder = fileURLToPath(new URL('../../web/src/art', import.meta.url));
const wordsFolder = fileURLToPath(new URL('../../messages/src', import.meta.url));

const readSettingsOrExit = (): Settings => {
  try {
    return readSettings(process.env);
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    process.stderr.write(`Larder can't start. ${error.message}\n`);
    process.exit(1);
  }
};

// Of itself V8 lets garbage grow to four times what is in use before it looks for it; on a small machine that memory is needed elsewhere.
setFlagsFromString('--heap-growing-percent=50');

const hour = 3_600_000;

/** What a kill left of files. Of several processes on one database, another may be writing one just now. */
const removeDrafts = ({ platform: { files, settings, log } }: App): void => {
  const before = new Date(Date.now() - (settings.DATABASE_URL ? hour : 0));
  files.removeDrafts(before).then(
    (removed) => removed > 0 && log.info({ part: 'server', removed }, 'removed files that were written in part'),
    (error) => log.warn({ part: 'server', err: error }, 'could not look for files that were written in part'),
  );
};

/** `npm run unlock NAME`, also while the server runs. */
const unlockAndEnd = async (name: string | undefined): Promise<void> => {
  const settings = readSettingsOrExit();
  const connection = await openMigratedDatabase({ settings, clock: systemClock, log: createLogger('warn') });
  const isKnown = name !== undefined && (await unlock(connection, name));
  await connection.close();
  process.stdout.write(
    isKnown ? `${name} can log in again\n` : 'Whom? Give the user name or the e-mail of an account.\n',
  );
  process.exit(isKnown ? 0 : 1);
};

/** Where nothing can be written, the console has to do. */
const logFile = async ({ DATA_DIR }: Settings) => {
  try {
    return [await openLogFile(DATA_DIR)];
  } catch (error) {
    process.stderr.write(`The log is not written to a file: ${error instanceof Error ? error.message : error}\n`);
    return [];
  }
};

const start = async (): Promise<void> => {
  const settings = readSettingsOrExit();
  const log = createLogger(settings.LOG_LEVEL, process.stdout, ...(await logFile(settings)));
  addLanguages(wordsFolder);
  const stopAnswering =
    settings.API_PORT > 0 ? answerWhileStarting(settings.API_HOST, settings.API_PORT) : async () => undefined;
  const app = await buildApp({ settings, clock: systemClock, log, webFolder, extensionFolder, artFolder });
  await stopAnswering();
  await app.server.listen({ host: settings.API_HOST, port: settings.API_PORT }).catch((error: unknown) => {
    throw new ListenError(error, settings);
  });
  await app.demo?.begin();
  app.jobs.start();
  app.schedule.start();
  removeDrafts(app);

  const address = app.server.server.address();
  const port = typeof address === 'object' && address ? address.port : settings.API_PORT;
  process.stdout.write(`Larder is ready on http://localhost:${port} and keeps its data in ${settings.DATA_DIR}\n`);
  const setupCode = await app.findSetupCode();
  if (setupCode) process.stdout.write(`Open it to set it up. It will ask for this code: ${setupCode}\n`);

  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ part: 'server', signal }, 'stopping');
    setTimeout(() => process.exit(1), settings.GRACEFUL_TIMEOUT * 1000).unref();
    await app.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
};

const [command, name] = process.argv.slice(2);
const run = command === 'unlock' ? unlockAndEnd(name) : start();
run.catch((error: unknown) => {
  const reason =
    error instanceof DatabaseTooNewError || error instanceof DatabaseStartError || error instanceof ListenError
      ? error.message
      : error instanceof Error
        ? error.stack
        : String(error);
  process.stderr.write(`Larder can't start. ${reason}\n`);
  process.exit(1);
});
