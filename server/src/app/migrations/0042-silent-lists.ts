import { type Kysely, sql } from 'kysely';

/** Shopping lists of which a device is told nothing. */
// biome-ignore lint/suspicious/noExplicitAny: a schema migration works on tables that the present schema need not know.
export const silentLists = async (database: Kysely<any>): Promise<void> => {
  await database.schema
    .alterTable('pushDevices')
    .addColumn('silentLists', sql`text`, (column) => column.notNull().defaultTo('[]'))
    .execute();
};
