import { type Kysely, sql } from 'kysely';

/** Shops with their order of aisles, what was ticked off in them, and the shop of each list. */
// biome-ignore lint/suspicious/noExplicitAny: a schema migration works on tables that the present schema need not know.
export const shops = async (database: Kysely<any>, dialect: 'sqlite' | 'postgres'): Promise<void> => {
  const isSqlite = dialect === 'sqlite';
  const text = isSqlite ? sql`text` : sql`text collate "C"`;
  const flag = isSqlite ? sql`integer` : sql`smallint`;
  await database.schema
    .createTable('shops')
    .addColumn('id', text, (column) => column.notNull())
    .addColumn('groupId', text, (column) => column.notNull())
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('nameKey', text, (column) => column.notNull())
    .addColumn('aisles', sql`text`, (column) => column.notNull())
    .addColumn('learnsOrder', flag, (column) => column.notNull())
    .addColumn('learned', sql`text`, (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('createdAt', text, (column) => column.notNull())
    .addColumn('updatedAt', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('shops_pk', ['id'])
    .addUniqueConstraint('shops_in_group', ['groupId', 'id'])
    .addForeignKeyConstraint('shops_group', ['groupId'], 'groups', ['id'], (key) => key.onDelete('cascade'))
    .execute();
  await database.schema.createIndex('shops_by_revision').on('shops').columns(['groupId', 'revision']).execute();
  await database.schema
    .createTable('shopTicks')
    .addColumn('id', text, (column) => column.notNull())
    .addColumn('groupId', text, (column) => column.notNull())
    .addColumn('shopId', text, (column) => column.notNull())
    .addColumn('listId', text, (column) => column.notNull())
    .addColumn('device', text, (column) => column.notNull())
    .addColumn('itemId', text, (column) => column.notNull())
    .addColumn('foodId', text)
    .addColumn('labelId', text)
    .addColumn('checked', flag, (column) => column.notNull())
    .addColumn('tickedAt', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('shopTicks_pk', ['groupId', 'id'])
    .addForeignKeyConstraint('shopTicks_shop', ['groupId', 'shopId'], 'shops', ['groupId', 'id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute();
  await database.schema
    .createIndex('shopTicks_by_time')
    .on('shopTicks')
    .columns(['groupId', 'shopId', 'tickedAt'])
    .execute();
  await database.schema.alterTable('shoppingLists').addColumn('shopId', text).execute();
};
