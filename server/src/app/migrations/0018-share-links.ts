import { type CreateTableBuilder, type Kysely, sql } from 'kysely';

/** Links open cookbooks, weeks and shopping lists besides recipes. */
// biome-ignore lint/suspicious/noExplicitAny: a schema migration works on tables that the present schema need not know.
export const shareLinks = async (database: Kysely<any>, dialect: 'sqlite' | 'postgres'): Promise<void> => {
  const text = dialect === 'sqlite' ? sql`text` : sql`text collate "C"`;
  const flag = dialect === 'sqlite' ? sql`integer` : sql`smallint`;
  const { schema } = database;
  const one = (column: string) => sql`case when ${sql.ref(column)} is null then 0 else 1 end`;
  const items = { recipeId: 'recipes', cookbookId: 'cookbooks', listId: 'shoppingLists' };
  const reference = (column: keyof typeof items) => (table: CreateTableBuilder<string, string>) =>
    table.addForeignKeyConstraint(
      `shareLinks_${column}`,
      ['groupId', column],
      items[column],
      ['groupId', 'id'],
      (key) => key.onDelete('cascade'),
    );
  const builder: CreateTableBuilder<string, string> = schema.createTable('shareLinks');
  // SQLite can't let go of a column's "not null".
  await builder
    .addColumn('id', text, (column) => column.notNull())
    .addColumn('groupId', text, (column) => column.notNull())
    .addColumn('recipeId', text)
    .addColumn('cookbookId', text)
    .addColumn('listId', text)
    .addColumn('firstDay', text)
    .addColumn('mayTick', flag, (column) => column.notNull().defaultTo(0))
    .addColumn('userId', text)
    .addColumn('expiresAt', text, (column) => column.notNull())
    .addColumn('createdAt', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('shareLinks_pk', ['id'])
    .addCheckConstraint(
      'shareLinks_one_item',
      sql`${sql.join([...Object.keys(items), 'firstDay'].map(one), sql` + `)} = 1`,
    )
    .addForeignKeyConstraint('shareLinks_group', ['groupId'], 'groups', ['id'], (key) => key.onDelete('cascade'))
    .$call(reference('recipeId'))
    .$call(reference('cookbookId'))
    .$call(reference('listId'))
    .execute();
  await sql`insert into "shareLinks" (id, "groupId", "recipeId", "userId", "expiresAt", "createdAt")
    select id, "groupId", "recipeId", "userId", "expiresAt", "createdAt" from "shareTokens"`.execute(database);
  await schema.dropTable('shareTokens').execute();
  await schema.alterTable('shareLinks').renameTo('shareTokens').execute();
  for (const column of [...Object.keys(items), 'firstDay']) {
    await schema.createIndex(`shareTokens_by_${column}`).on('shareTokens').columns(['groupId', column]).execute();
  }
};
