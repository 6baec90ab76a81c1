import { type Kysely, sql } from 'kysely';

/** Backups that became the data of this server: tells whether a restore that was cut short had happened. */
// biome-ignore lint/suspicious/noExplicitAny: a schema migration works on tables that the present schema need not know.
export const restores = async (database: Kysely<any>, dialect: 'sqlite' | 'postgres'): Promise<void> => {
  const text = dialect === 'sqlite' ? sql`text` : sql`text collate "C"`;
  await database.schema
    .createTable('restores')
    .addColumn('id', text, (column) => column.primaryKey().notNull())
    .addColumn('backup', text, (column) => column.notNull())
    .addColumn('restoredAt', text, (column) => column.notNull())
    .execute();
};
