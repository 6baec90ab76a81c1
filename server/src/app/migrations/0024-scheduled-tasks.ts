import { type Kysely, sql } from 'kysely';

/** When each task of the server runs next, and how it went the last time. */
// biome-ignore lint/suspicious/noExplicitAny: a schema migration works on tables that the present schema need not know.
export const scheduledTasks = async (database: Kysely<any>, dialect: 'sqlite' | 'postgres'): Promise<void> => {
  const text = dialect === 'sqlite' ? sql`text` : sql`text collate "C"`;
  await database.schema
    .createTable('scheduledTasks')
    .addColumn('name', text, (column) => column.primaryKey().notNull())
    .addColumn('dueAt', text, (column) => column.notNull())
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('startedAt', text)
    .addColumn('endedAt', text)
    .addColumn('doneAt', text)
    .addColumn('problem', text)
    .addColumn('leasedBy', text)
    .addColumn('leasedUntil', text)
    .execute();
  await database.schema.createIndex('invitations_by_end').on('invitations').column('expiresAt').execute();
};
