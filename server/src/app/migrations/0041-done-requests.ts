import { type Kysely, sql } from 'kysely';

/** What devices have asked for with a key of theirs, so that each is done once however often it arrives. */
// biome-ignore lint/suspicious/noExplicitAny: a schema migration works on tables that the present schema need not know.
export const doneRequests = async (database: Kysely<any>, dialect: 'sqlite' | 'postgres'): Promise<void> => {
  const text = dialect === 'sqlite' ? sql`text` : sql`text collate "C"`;
  await database.schema
    .createTable('doneRequests')
    .addColumn('groupId', text, (column) => column.notNull())
    .addColumn('key', text, (column) => column.notNull())
    .addColumn('digest', text, (column) => column.notNull())
    .addColumn('outcome', text, (column) => column.notNull())
    .addColumn('doneAt', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('doneRequests_pk', ['groupId', 'key'])
    .addForeignKeyConstraint('doneRequests_group', ['groupId'], 'groups', ['id'], (key) => key.onDelete('cascade'))
    .execute();
  await database.schema.createIndex('doneRequests_by_time').on('doneRequests').columns(['groupId', 'doneAt']).execute();
};
