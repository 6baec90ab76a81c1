import type { Kysely } from 'kysely';

/** What somebody says that the columns of a table are from which recipes come. */
// biome-ignore lint/suspicious/noExplicitAny: a schema migration works on tables that the present schema need not know.
export const columnsOfTables = async (database: Kysely<any>): Promise<void> => {
  await database.schema.alterTable('moveItems').addColumn('columns', 'text').execute();
};
