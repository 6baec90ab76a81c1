import { type Kysely, sql } from 'kysely';

/** What stood in the way of a job the last time, so that whoever waits for it can be told. */
// biome-ignore lint/suspicious/noExplicitAny: a schema migration works on tables that the present schema need not know.
export const jobProblems = async (database: Kysely<any>, dialect: 'sqlite' | 'postgres'): Promise<void> => {
  const text = dialect === 'sqlite' ? sql`text` : sql`text collate "C"`;
  await database.schema.alterTable('jobs').addColumn('problem', text).execute();
};
