import { type Kysely, sql } from 'kysely';

/** Recipes that were added in a row, of which a timeline shows one line. */
// biome-ignore lint/suspicious/noExplicitAny: a schema migration works on tables that the present schema need not know.
export const timelineSeries = async (database: Kysely<any>, dialect: 'sqlite' | 'postgres'): Promise<void> => {
  const text = dialect === 'sqlite' ? sql`text` : sql`text collate "C"`;
  await database.schema.alterTable('timelineEvents').addColumn('series', text).execute();
  await database.schema
    .createIndex('timelineEvents_by_series')
    .on('timelineEvents')
    .columns(['series', 'timestamp'])
    .where('series', 'is not', null)
    .execute();
};
