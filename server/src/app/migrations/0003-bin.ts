import { type Kysely, sql } from 'kysely';

/** What was deleted and can come back. */
// biome-ignore lint/suspicious/noExplicitAny: a schema migration works on tables that the present schema need not know.
export const bin = async (database: Kysely<any>, dialect: 'sqlite' | 'postgres'): Promise<void> => {
  const text = dialect === 'sqlite' ? sql`text` : sql`text collate "C"`;
  await database.schema
    .createTable('bin')
    .addColumn('groupId', text, (column) => column.notNull())
    .addColumn('id', text, (column) => column.notNull())
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('referenceCount', 'integer')
    .addColumn('image', text)
    .addColumn('userId', text)
    .addColumn('contents', sql`text`, (column) => column.notNull())
    .addColumn('deletedAt', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('bin_pk', ['groupId', 'id'])
    .addForeignKeyConstraint('bin_group', ['groupId'], 'groups', ['id'], (key) => key.onDelete('cascade'))
    .execute();
  await database.schema.createIndex('bin_by_time').on('bin').columns(['groupId', 'deletedAt']).execute();
};
