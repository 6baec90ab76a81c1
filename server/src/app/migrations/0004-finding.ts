import { type Kysely, sql } from 'kysely';

/** Filters that people have saved, an order by time, and how many recipes have each word in the name of a tag. */
// biome-ignore lint/suspicious/noExplicitAny: a schema migration works on tables that the present schema need not know.
export const finding = async (database: Kysely<any>, dialect: 'sqlite' | 'postgres'): Promise<void> => {
  const text = dialect === 'sqlite' ? sql`text` : sql`text collate "C"`;
  await database.schema
    .createTable('savedFilters')
    .addColumn('id', text, (column) => column.notNull())
    .addColumn('groupId', text, (column) => column.notNull())
    .addColumn('userId', text, (column) => column.notNull())
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('filter', sql`text`, (column) => column.notNull())
    .addColumn('createdAt', text, (column) => column.notNull())
    .addColumn('updatedAt', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('savedFilters_pk', ['id'])
    .addUniqueConstraint('savedFilters_name', ['userId', 'name'])
    .addForeignKeyConstraint('savedFilters_user', ['groupId', 'userId'], 'users', ['groupId', 'id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute();
  await database.schema
    .createIndex('savedFilters_by_group')
    .on('savedFilters')
    .columns(['groupId', 'userId'])
    .execute();

  // The quickest first, and the newest of those that take as long; what says no time comes last.
  await database.schema
    .createIndex('recipes_by_totalMinutes')
    .on('recipes')
    .columns(['groupId', 'totalMinutes', 'number desc'])
    .execute();

  await database.schema
    .alterTable('searchWords')
    .addColumn('inOrganizers', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
};
