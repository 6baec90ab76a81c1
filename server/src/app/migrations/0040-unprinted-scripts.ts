import { type Kysely, sql } from 'kysely';

/** Scripts that a printed book has no letters for. */
// biome-ignore lint/suspicious/noExplicitAny: a schema migration works on tables that the present schema need not know.
export const unprintedScripts = async (database: Kysely<any>, dialect: 'sqlite' | 'postgres'): Promise<void> => {
  const text = dialect === 'sqlite' ? sql`text` : sql`text collate "C"`;
  await database.schema.alterTable('recipeExports').addColumn('unprinted', text).execute();
};
