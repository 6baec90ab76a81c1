import { join } from 'node:path';
import type { Clock } from '../platform/clock/clock.ts';
import {
  type Connection,
  makeDerived,
  migrateDatabase,
  openDatabase,
  startProblem,
} from '../platform/database/index.ts';
import type { Logger } from '../platform/logging/logging.ts';
import type { Settings } from '../platform/settings/index.ts';
import { derived } from './derived.ts';
import { schemaMigrations } from './migrations/index.ts';
import { tables } from './tables.ts';

interface Parts {
  settings: Settings;
  clock: Clock;
  log: Logger;
}

/**
 * Opens the database and brings it up to date.
 * @throws DatabaseStartError when it can't be used, with what to do about it
 */
export const openMigratedDatabase = async ({ settings, clock, log }: Parts): Promise<Connection> => {
  const address = settings.DATABASE_URL;
  const sqliteFile = join(settings.DATA_DIR, 'larder.db');
  const backupFolder = join(settings.DATA_DIR, 'backups');
  let connection: Connection | undefined;
  try {
    connection = openDatabase({
      address,
      sqliteFile,
      tables,
      timeout: settings.DATABASE_TIMEOUT * 1000,
      reportFailure: (error) =>
        log.error({ part: 'database', err: error }, 'something failed that should have followed a change'),
    });
    const copy = await migrateDatabase(connection, {
      migrations: schemaMigrations,
      backupFolder,
      now: clock.now(),
    });
    if (copy) log.info({ part: 'database', copy }, 'copied the database before changing its schema');
    const made = await makeDerived(connection, derived);
    if (made.length > 0) log.info({ part: 'database', made }, 'made what is derived from the tables');
    return connection;
  } catch (error) {
    await connection?.close().catch(() => undefined);
    throw startProblem(error, { address, sqliteFile, backupFolder });
  }
};
