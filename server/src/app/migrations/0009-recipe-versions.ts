import { type Kysely, sql } from 'kysely';

/** What a recipe was at each save, beside who saved it and when: whole, or what is different from the save before. */
// biome-ignore lint/suspicious/noExplicitAny: a schema migration works on tables that the present schema need not know.
export const recipeVersions = async (database: Kysely<any>, dialect: 'sqlite' | 'postgres'): Promise<void> => {
  const moment = dialect === 'sqlite' ? sql`text` : sql`text collate "C"`;
  await database.schema.alterTable('recipeChanges').renameTo('recipeVersions').execute();
  await database.schema.alterTable('recipeVersions').renameColumn('changedAt', 'savedAt').execute();
  await database.schema.alterTable('recipeVersions').addColumn('content', sql`text`).execute();
  await database.schema.alterTable('recipeVersions').addColumn('difference', sql`text`).execute();
  await database.schema.alterTable('recipeVersions').addColumn('restoredFrom', moment).execute();
  await sql`update bin set contents = replace(replace(contents, '"recipeChanges":', '"recipeVersions":'), '"changedAt":', '"savedAt":')
    where kind = 'recipe'`.execute(database);
};
