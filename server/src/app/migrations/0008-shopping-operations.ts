import { type Kysely, sql } from 'kysely';

/** What devices did to shopping lists, and when each field of an item last changed. */
// biome-ignore lint/suspicious/noExplicitAny: a schema migration works on tables that the present schema need not know.
export const shoppingOperations = async (database: Kysely<any>, dialect: 'sqlite' | 'postgres'): Promise<void> => {
  const text = dialect === 'sqlite' ? sql`text` : sql`text collate "C"`;
  await database.schema
    .alterTable('shoppingItems')
    .addColumn('changedAt', sql`text`, (column) => column.notNull().defaultTo('{}'))
    .execute();
  await database.schema
    .createTable('shoppingOperations')
    .addColumn('groupId', text, (column) => column.notNull())
    .addColumn('id', text, (column) => column.notNull())
    .addColumn('digest', text, (column) => column.notNull())
    .addColumn('outcome', text, (column) => column.notNull())
    .addColumn('doneAt', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('shoppingOperations_pk', ['groupId', 'id'])
    .addForeignKeyConstraint('shoppingOperations_group', ['groupId'], 'groups', ['id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute();
  await database.schema
    .createIndex('shoppingOperations_by_time')
    .on('shoppingOperations')
    .columns(['groupId', 'doneAt'])
    .execute();
};
