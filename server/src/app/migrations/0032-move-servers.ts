import { type CreateTableBuilder, type Kysely, sql } from 'kysely';

/** Servers of other programs that people move in from, and what has been read of them. */
// biome-ignore lint/suspicious/noExplicitAny: a schema migration works on tables that the present schema need not know.
export const moveServers = async (database: Kysely<any>, dialect: 'sqlite' | 'postgres'): Promise<void> => {
  const text = dialect === 'sqlite' ? sql`text` : sql`text collate "C"`;
  const { schema } = database;

  let servers: CreateTableBuilder<string, string> = schema.createTable('moveServers');
  for (const name of ['id', 'groupId', 'userId', 'server', 'address', 'state', 'language', 'step', 'position']) {
    servers = servers.addColumn(name, text, (column) => column.notNull());
  }
  for (const name of ['done', 'total']) servers = servers.addColumn(name, 'integer', (column) => column.notNull());
  for (const name of ['found', 'summary', 'problem', 'login', 'moveId', 'readAt', 'endedAt']) {
    servers = servers.addColumn(name, text);
  }
  await servers
    .addColumn('createdAt', text, (column) => column.notNull())
    .addColumn('updatedAt', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('moveServers_pk', ['id'])
    .addUniqueConstraint('moveServers_in_group', ['groupId', 'id'])
    .addForeignKeyConstraint('moveServers_user', ['groupId', 'userId'], 'users', ['groupId', 'id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute();
  await schema
    .createIndex('moveServers_by_user')
    .on('moveServers')
    .columns(['groupId', 'userId', 'createdAt'])
    .execute();

  let recipes: CreateTableBuilder<string, string> = schema.createTable('moveServerRecipes');
  for (const name of ['groupId', 'serverId', 'sourceId', 'slug', 'name', 'state', 'changedAt']) {
    recipes = recipes.addColumn(name, text, (column) => column.notNull());
  }
  await recipes
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('readAt', text)
    .addColumn('broughtAt', text)
    .addColumn('version', 'integer')
    .addPrimaryKeyConstraint('moveServerRecipes_pk', ['groupId', 'serverId', 'sourceId'])
    .addForeignKeyConstraint(
      'moveServerRecipes_server',
      ['groupId', 'serverId'],
      'moveServers',
      ['groupId', 'id'],
      (key) => key.onDelete('cascade'),
    )
    .execute();
  await schema
    .createIndex('moveServerRecipes_by_state')
    .on('moveServerRecipes')
    .columns(['groupId', 'serverId', 'state', 'number'])
    .execute();
};
