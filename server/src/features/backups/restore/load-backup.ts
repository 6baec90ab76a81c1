import type { LeftOutRows } from '@larder/contract';
import type { Connection, SchemaMigration, Scratch } from '../../../platform/database/index.ts';
import { migrateWithin } from '../../../platform/database/index.ts';
import type { Manifest } from '../archive/manifest.ts';
import { type LoadWork, loadTables } from './load-tables.repository.ts';

interface LoadParts {
  connection: Connection;
  migrations: SchemaMigration[];
  now(): Date;
}

/** Makes the tables as they were when a backup was made, and fills them with it: the steps since then are still to be taken. */
export const loadBackup = async (
  { connection, migrations, now }: LoadParts,
  scratch: Scratch,
  { manifest, ...work }: Omit<LoadWork, 'tables'> & { manifest: Manifest },
): Promise<LeftOutRows[]> => {
  const untilThen = migrations.filter(({ version }) => version <= manifest.schema);
  await migrateWithin(scratch, connection.dialect, { migrations: untilThen, now: now() });
  return loadTables(connection, scratch, { ...work, tables: manifest.tables });
};
