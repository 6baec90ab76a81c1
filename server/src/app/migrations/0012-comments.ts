import { type Kysely, sql } from 'kysely';

/** What members say of recipes, and which version of a recipe was made. */
// biome-ignore lint/suspicious/noExplicitAny: a schema migration works on tables that the present schema need not know.
export const comments = async (database: Kysely<any>, dialect: 'sqlite' | 'postgres'): Promise<void> => {
  const id = dialect === 'sqlite' ? sql`text` : sql`text collate "C"`;
  await database.schema
    .createTable('comments')
    .addColumn('id', id, (column) => column.notNull())
    .addColumn('groupId', id, (column) => column.notNull())
    .addColumn('recipeId', id, (column) => column.notNull())
    .addColumn('userId', id, (column) => column.notNull())
    .addColumn('text', sql`text`, (column) => column.notNull())
    .addColumn('createdAt', id, (column) => column.notNull())
    .addColumn('updatedAt', id, (column) => column.notNull())
    .addPrimaryKeyConstraint('comments_pk', ['id'])
    .addForeignKeyConstraint('comments_recipe', ['groupId', 'recipeId'], 'recipes', ['groupId', 'id'], (key) =>
      key.onDelete('cascade'),
    )
    .addForeignKeyConstraint('comments_user', ['groupId', 'userId'], 'users', ['groupId', 'id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute();
  await database.schema
    .createIndex('comments_by_recipe')
    .on('comments')
    .columns(['groupId', 'recipeId', 'createdAt'])
    .execute();
  await database.schema.createIndex('comments_by_time').on('comments').columns(['groupId', 'createdAt']).execute();
  await database.schema.createIndex('comments_by_user').on('comments').columns(['groupId', 'userId']).execute();

  await database.schema.alterTable('timelineEvents').addColumn('recipeVersion', 'integer').execute();
};
