import { type Kysely, sql } from 'kysely';

/** Colours of the server that have a name. */
// biome-ignore lint/suspicious/noExplicitAny: a schema migration works on tables that the present schema need not know.
export const themes = async (database: Kysely<any>, dialect: 'sqlite' | 'postgres'): Promise<void> => {
  const text = dialect === 'sqlite' ? sql`text` : sql`text collate "C"`;
  const flag = dialect === 'sqlite' ? sql`integer` : sql`smallint`;
  await database.schema
    .createTable('themes')
    .addColumn('id', text, (column) => column.primaryKey().notNull())
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('colours', text, (column) => column.notNull())
    .addColumn('isChosen', flag, (column) => column.notNull())
    .addColumn('createdAt', text, (column) => column.notNull())
    .addColumn('updatedAt', text, (column) => column.notNull())
    .execute();
};
