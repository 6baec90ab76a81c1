import { type Kysely, sql } from 'kysely';

/** What items cost, what a food cost last, and in which currency a household pays. */
// biome-ignore lint/suspicious/noExplicitAny: a schema migration works on tables that the present schema need not know.
export const prices = async (database: Kysely<any>, dialect: 'sqlite' | 'postgres'): Promise<void> => {
  const isSqlite = dialect === 'sqlite';
  const text = isSqlite ? sql`text` : sql`text collate "C"`;
  const amount = isSqlite ? sql`real` : sql`double precision`;
  await database.schema.alterTable('shoppingItems').addColumn('price', amount).execute();
  await database.schema
    .createTable('foodPrices')
    .addColumn('groupId', text, (column) => column.notNull())
    .addColumn('foodId', text, (column) => column.notNull())
    .addColumn('price', amount, (column) => column.notNull())
    .addColumn('quantity', amount, (column) => column.notNull())
    .addColumn('unitId', text)
    .addPrimaryKeyConstraint('foodPrices_pk', ['groupId', 'foodId'])
    .addForeignKeyConstraint('foodPrices_group', ['groupId'], 'groups', ['id'], (key) => key.onDelete('cascade'))
    .execute();
  await database.schema
    .alterTable('groups')
    .addColumn('currency', text, (column) => column.notNull().defaultTo(''))
    .execute();
};
