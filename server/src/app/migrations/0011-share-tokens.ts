import { type Kysely, sql } from 'kysely';

/** Links by which anybody reads one recipe for a time. */
// biome-ignore lint/suspicious/noExplicitAny: a schema migration works on tables that the present schema need not know.
export const shareTokens = async (database: Kysely<any>, dialect: 'sqlite' | 'postgres'): Promise<void> => {
  const text = dialect === 'sqlite' ? sql`text` : sql`text collate "C"`;
  await database.schema
    .createTable('shareTokens')
    .addColumn('id', text, (column) => column.notNull())
    .addColumn('groupId', text, (column) => column.notNull())
    .addColumn('recipeId', text, (column) => column.notNull())
    .addColumn('userId', text)
    .addColumn('expiresAt', text, (column) => column.notNull())
    .addColumn('createdAt', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('shareTokens_pk', ['id'])
    .addForeignKeyConstraint('shareTokens_recipe', ['groupId', 'recipeId'], 'recipes', ['groupId', 'id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute();
  await database.schema
    .createIndex('shareTokens_by_recipe')
    .on('shareTokens')
    .columns(['groupId', 'recipeId'])
    .execute();
};
