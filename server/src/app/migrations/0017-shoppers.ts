import { type Kysely, sql } from 'kysely';

/** Who has a shopping list open, on which device, and when they said so last. */
// biome-ignore lint/suspicious/noExplicitAny: a schema migration works on tables that the present schema need not know.
export const shoppers = async (database: Kysely<any>, dialect: 'sqlite' | 'postgres'): Promise<void> => {
  const text = dialect === 'sqlite' ? sql`text` : sql`text collate "C"`;
  await database.schema
    .createTable('shoppers')
    .addColumn('groupId', text, (column) => column.notNull())
    .addColumn('listId', text, (column) => column.notNull())
    .addColumn('userId', text, (column) => column.notNull())
    .addColumn('device', text, (column) => column.notNull())
    .addColumn('seenAt', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('shoppers_pk', ['groupId', 'listId', 'userId', 'device'])
    .addForeignKeyConstraint('shoppers_group', ['groupId'], 'groups', ['id'], (key) => key.onDelete('cascade'))
    .execute();
};
