import { chmod, mkdir } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { callersRepository, createNoteSeen } from '../features/auth/index.ts';
import { type BackupSource, createBackups, endInterruptedRestore } from '../features/backups/index.ts';
import { moveOfBackup } from '../features/moving-in/index.ts';
import { isReached } from '../features/notifications/index.ts';
import { createGroupRoom } from '../features/statistics/index.ts';
import { findColours } from '../features/theme/index.ts';
import type { Clock } from '../platform/clock/clock.ts';
import { dailyTime } from '../platform/clock/daily-time.ts';
import type { Connection } from '../platform/database/index.ts';
import { InstanceDatabase } from '../platform/database/instance-database.ts';
import { createFileStore } from '../platform/files/index.ts';
import { createDownloads, createServer, type Platform, type TimeLimits } from '../platform/http/index.ts';
import { createJobRunner, type JobRunner } from '../platform/jobs/index.ts';
import { createLanguageModel } from '../platform/language-model/index.ts';
import type { Logger } from '../platform/logging/logging.ts';
import { createMailer } from '../platform/mail/index.ts';
import { createOutbound } from '../platform/outbound/index.ts';
import { createScheduler, type Scheduler } from '../platform/schedule/index.ts';
import { createSessions, readOrCreateSecret } from '../platform/security/index.ts';
import type { Settings } from '../platform/settings/index.ts';
import { createDemo, type Demo } from './demo/demo.ts';
import { derived } from './derived.ts';
import { dropUnsent } from './drop-unsent.repository.ts';
import { createFeatures, describePages } from './features.ts';
import { schemaMigrations } from './migrations/index.ts';
import { openMigratedDatabase } from './open-migrated-database.ts';
import { addDocs } from './pages/docs.ts';
import { addExtension } from './pages/extension.ts';
import { addMetrics } from './pages/metrics.ts';
import { addWebPages } from './pages/web-pages.ts';
import { readOneRecipe } from './read-one.repository.ts';
import { createTasks } from './tasks.ts';
import { version } from './version.ts';

export interface App {
  server: FastifyInstance;
  connection: Connection;
  platform: Platform;
  /** What is done in the background, once it is started. */
  jobs: JobRunner;
  /** What is done by the clock, once it is started. */
  schedule: Scheduler;
  /** What everybody may try, where the server is a demo. */
  demo: Demo | null;
  findSetupCode(): Promise<string | null>;
  close(): Promise<void>;
}

interface AppOptions {
  settings: Settings;
  clock: Clock;
  log: Logger;
  /** Folder of the built web; without one only the API answers. */
  webFolder?: string;
  /** Folder of the built browser extension, if there is one. */
  extensionFolder?: string;
  /** Folder of pictures for a demo. */
  artFolder?: string;
  /** Checks every reply against the contract. */
  checkReplies?: boolean;
  timeLimits?: TimeLimits;
}

/** Opens the database, brings it up to date, and ties every feature to the server. Nothing listens yet. */
export const buildApp = async (options: AppOptions): Promise<App> => {
  const { settings, clock, log, webFolder, extensionFolder, artFolder = '', checkReplies, timeLimits } = options;
  await mkdir(settings.DATA_DIR, { recursive: true, mode: 0o700 });
  await chmod(settings.DATA_DIR, 0o700);
  const secret = await readOrCreateSecret(settings.DATA_DIR);
  const connection = await openMigratedDatabase({ settings, clock, log });
  try {
    const instance = new InstanceDatabase(connection);
    const files = createFileStore(settings.DATA_DIR);
    const platform: Platform = {
      settings,
      clock,
      daily: dailyTime(settings),
      log,
      secret,
      sessions: createSessions({ secret, now: () => clock.now().getTime() }),
      files,
      room: createGroupRoom((groupId) => instance.group(groupId), { files, settings, clock }),
      downloads: createDownloads({ secret, clock, files }),
      outbound: createOutbound({ allow: settings.OUTBOUND_ALLOW, timeout: settings.OUTBOUND_TIMEOUT * 1000 }),
      languageModel: createLanguageModel(settings),
      // Visitors of a demo could have mails sent to strangers.
      mailer: createMailer(settings.IS_DEMO ? { ...settings, SMTP_HOST: '' } : settings, async () => {
        const { lightPrimary: light, darkPrimary: dark } = await findColours(instance, settings);
        return { light, dark };
      }),
    };
    const readOne = readOneRecipe(connection);
    const noteJoin: BackupSource['noteJoin'] = (db, about) => moveOfBackup(db, about, platform);
    const source = {
      ...{ connection, migrations: schemaMigrations, derived, version, readOne, dropUnsent, isReached, noteJoin },
    };
    const backups = createBackups(source, platform);
    const ended = await endInterruptedRestore(backups);
    if (ended) log.warn({ part: 'backups', ended }, 'a restore had been cut short');
    const { routes, jobs: definitions, findSetupCode } = await createFeatures(platform, connection, backups);
    const jobs = createJobRunner({ instance, clock, timeZone: settings.TZ, log, jobs: definitions });
    const demo = settings.IS_DEMO ? createDemo({ instance, platform, artFolder, server: () => server }) : null;
    const tasks = [...createTasks(platform, instance, backups), ...(demo?.tasks ?? [])];
    const schedule = createScheduler({ instance, clock, log, daily: platform.daily, tasks });
    const server: FastifyInstance = await createServer({
      platform,
      connection,
      callers: callersRepository(connection),
      noteSeen: createNoteSeen(instance, clock, log),
      routes,
      version,
      checkReplies,
      timeLimits,
      restoring: backups.restoring,
    });
    if (settings.API_DOCS) addDocs(server, version);
    if (settings.METRICS) addMetrics(server, { platform, connection, backups, version });
    if (extensionFolder) addExtension(server, extensionFolder);
    if (webFolder) await addWebPages(server, webFolder, describePages(platform, connection));
    return {
      server,
      connection,
      platform,
      jobs,
      schedule,
      demo,
      findSetupCode,
      close: async () => {
        await Promise.all([server.close(), jobs.stop(), schedule.stop(), backups.running.close()]);
        await connection.close();
      },
    };
  } catch (error) {
    await connection.close();
    throw error;
  }
};
