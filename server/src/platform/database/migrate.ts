import { join } from 'node:path';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Connection } from './connection.ts';
import type { Dialect } from './dialects/dialect.ts';
import type { Schema } from './schema.ts';

export interface SchemaMigration {
  version: number;
  name: string;
  // biome-ignore lint/suspicious/noExplicitAny: a schema migration works on tables that the present schema need not know.
  run(database: Kysely<any>, dialect: Dialect['name']): Promise<void>;
}

export class DatabaseTooNewError extends Error {}

interface MigrateOptions {
  /** Where the copy goes that is made before anything changes. */
  backupFolder: string;
  now: Date;
  migrations: SchemaMigration[];
}

const appliedVersion = async (database: Kysely<Schema>): Promise<number> => {
  await sql`create table if not exists "schemaMigrations" (version integer primary key, name text not null, "appliedAt" text not null)`.execute(
    database,
  );
  const { rows } = await sql<{
    version: number | null;
  }>`select max(version) as version from "schemaMigrations"`.execute(database);
  return rows[0]?.version ?? 0;
};

/**
 * Brings the database to the schema of this program, all or nothing, after a copy of what was there.
 * @returns the file of that copy, or null when there was nothing to change or to copy
 * @throws DatabaseTooNewError when a newer program has already changed it
 */
export const migrateDatabase = async (
  { maintenance, dialect, copyTo }: Connection,
  { backupFolder, now, migrations }: MigrateOptions,
): Promise<string | null> => {
  const from = await maintenance.transaction().execute(async (transaction) => {
    await dialect.takeTurns(transaction);
    return appliedVersion(transaction);
  });
  const newest = migrations.at(-1)?.version ?? 0;
  if (from > newest) {
    throw new DatabaseTooNewError(
      `The database was written by a newer Larder (its schema has version ${from}, this program knows ${newest}). Start that newer version, or restore a copy from before the upgrade.`,
    );
  }
  if (from === newest) return null;

  const stamp = now.toISOString().replaceAll(/[:.]/g, '-');
  const copy = from > 0 ? await copyTo(join(backupFolder, `before-schema-${newest}-${stamp}`)) : null;
  await maintenance.transaction().execute(async (transaction) => {
    await dialect.takeTurns(transaction);
    await migrateWithin(transaction, dialect, { migrations, now });
  });
  return copy;
};

/** Takes the steps that the database has not taken yet, within a transaction that is open. */
export const migrateWithin = async (
  transaction: Transaction<Schema>,
  { name: dialect }: Dialect,
  { migrations, now }: Pick<MigrateOptions, 'migrations' | 'now'>,
): Promise<void> => {
  const reached = await appliedVersion(transaction);
  for (const { version, name, run } of migrations.filter(({ version }) => version > reached)) {
    await run(transaction, dialect);
    await sql`insert into "schemaMigrations" values (${version}, ${name}, ${now.toISOString()})`.execute(transaction);
  }
};
