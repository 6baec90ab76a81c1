import { type Kysely, sql } from 'kysely';

/** What came from servers of other programs, so that it comes once however often they are asked. */
// biome-ignore lint/suspicious/noExplicitAny: a schema migration works on tables that the present schema need not know.
export const moveServerThings = async (database: Kysely<any>, dialect: 'sqlite' | 'postgres'): Promise<void> => {
  const text = dialect === 'sqlite' ? sql`text` : sql`text collate "C"`;
  await database.schema
    .createTable('moveServerThings')
    .addColumn('groupId', text, (column) => column.notNull())
    .addColumn('serverId', text, (column) => column.notNull())
    .addColumn('id', text, (column) => column.notNull())
    .addColumn('mark', text, (column) => column.notNull())
    .addColumn('stamp', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('moveServerThings_pk', ['groupId', 'serverId', 'id'])
    .addForeignKeyConstraint(
      'moveServerThings_server',
      ['groupId', 'serverId'],
      'moveServers',
      ['groupId', 'id'],
      (key) => key.onDelete('cascade'),
    )
    .execute();
};
