import { type Kysely, sql } from 'kysely';

/** Recipes that are put into cookbooks by hand, whether a book's rules are asked at all, and the months of its season. */
// biome-ignore lint/suspicious/noExplicitAny: a schema migration works on tables that the present schema need not know.
export const pickedRecipes = async (database: Kysely<any>, dialect: 'sqlite' | 'postgres'): Promise<void> => {
  const isSqlite = dialect === 'sqlite';
  const text = isSqlite ? sql`text` : sql`text collate "C"`;
  const flag = isSqlite ? sql`integer` : sql`smallint`;
  await database.schema
    .alterTable('cookbooks')
    .addColumn('byRules', flag, (column) => column.notNull().defaultTo(1))
    .execute();
  await database.schema
    .alterTable('cookbooks')
    .addColumn('months', text, (column) => column.notNull().defaultTo(''))
    .execute();
  await database.schema
    .createTable('cookbookRecipes')
    .addColumn('groupId', text, (column) => column.notNull())
    .addColumn('cookbookId', text, (column) => column.notNull())
    .addColumn('recipeId', text, (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('cookbookRecipes_pk', ['cookbookId', 'recipeId'])
    .addForeignKeyConstraint(
      'cookbookRecipes_cookbook',
      ['groupId', 'cookbookId'],
      'cookbooks',
      ['groupId', 'id'],
      (key) => key.onDelete('cascade'),
    )
    .addForeignKeyConstraint('cookbookRecipes_recipe', ['groupId', 'recipeId'], 'recipes', ['groupId', 'id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute();
  await database.schema
    .createIndex('cookbookRecipes_by_recipe')
    .on('cookbookRecipes')
    .columns(['groupId', 'recipeId'])
    .execute();
};
