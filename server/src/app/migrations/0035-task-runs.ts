import type { Kysely } from 'kysely';

/** How the last runs of each task of the server went. */
// biome-ignore lint/suspicious/noExplicitAny: a schema migration works on tables that the present schema need not know.
export const taskRuns = async (database: Kysely<any>): Promise<void> => {
  await database.schema.alterTable('scheduledTasks').addColumn('runs', 'text').execute();
};
