import { type Kysely, sql } from 'kysely';

/** Recipes that their owners keep to themselves, and what of them lies in the bin or in a file to take away. */
// biome-ignore lint/suspicious/noExplicitAny: a schema migration works on tables that the present schema need not know.
export const privateRecipes = async (database: Kysely<any>, dialect: 'sqlite' | 'postgres'): Promise<void> => {
  const text = dialect === 'sqlite' ? sql`text` : sql`text collate "C"`;
  const flag = dialect === 'sqlite' ? sql`integer` : sql`smallint`;
  await database.schema
    .alterTable('recipes')
    .addColumn('private', flag, (column) => column.notNull().defaultTo(0))
    .execute();
  await database.schema
    .createIndex('recipes_private')
    .on('recipes')
    .columns(['groupId'])
    .where(sql<boolean>`private = 1`)
    .execute();
  for (const table of ['bin', 'recipeExports']) {
    await database.schema.alterTable(table).addColumn('privateTo', text).execute();
  }
};
