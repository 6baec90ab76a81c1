import { type CreateTableBuilder, type Kysely, sql } from 'kysely';

/** Shopping lists, their items, and the recipes that these come from. */
// biome-ignore lint/suspicious/noExplicitAny: a schema migration works on tables that the present schema need not know.
export const shopping = async (database: Kysely<any>, dialect: 'sqlite' | 'postgres'): Promise<void> => {
  const isSqlite = dialect === 'sqlite';
  const text = isSqlite ? sql`text` : sql`text collate "C"`;
  const flag = isSqlite ? sql`integer` : sql`smallint`;
  const amount = isSqlite ? sql`real` : sql`double precision`;
  type Builder = CreateTableBuilder<string, string>;

  const create = (table: string): Builder =>
    database.schema
      .createTable(table)
      .addColumn('id', text, (column) => column.notNull())
      .addColumn('groupId', text, (column) => column.notNull())
      .addPrimaryKeyConstraint(`${table}_pk`, ['id']);
  const reference = (name: string, column: string, to: string, onDelete: 'cascade' | 'no action') => (table: Builder) =>
    table.addForeignKeyConstraint(name, ['groupId', column], to, ['groupId', 'id'], (key) => key.onDelete(onDelete));
  const changing = (table: Builder) =>
    table
      .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('createdAt', text, (column) => column.notNull())
      .addColumn('updatedAt', text, (column) => column.notNull());
  const index = (name: string, table: string, columns: string[]) =>
    database.schema.createIndex(name).on(table).columns(columns).execute();

  await create('shoppingLists')
    .addColumn('userId', text)
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('nameKey', text, (column) => column.notNull())
    .addColumn('aisles', sql`text`, (column) => column.notNull())
    .addColumn('extras', sql`text`, (column) => column.notNull())
    .$call(changing)
    .addUniqueConstraint('shoppingLists_in_group', ['groupId', 'id'])
    .addForeignKeyConstraint('shoppingLists_group', ['groupId'], 'groups', ['id'], (key) => key.onDelete('cascade'))
    .execute();
  await index('shoppingLists_by_revision', 'shoppingLists', ['groupId', 'revision']);

  await create('shoppingItems')
    .addColumn('listId', text, (column) => column.notNull())
    .addColumn('checked', flag, (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('quantity', amount, (column) => column.notNull())
    .addColumn('note', text, (column) => column.notNull())
    .addColumn('isOwn', flag, (column) => column.notNull())
    .addColumn('ownQuantity', amount, (column) => column.notNull())
    .addColumn('ownNote', text, (column) => column.notNull())
    .addColumn('foodId', text)
    .addColumn('unitId', text)
    .addColumn('labelId', text)
    .addColumn('extras', sql`text`, (column) => column.notNull())
    .$call(changing)
    .addUniqueConstraint('shoppingItems_in_group', ['groupId', 'id'])
    .$call(reference('shoppingItems_list', 'listId', 'shoppingLists', 'cascade'))
    .$call(reference('shoppingItems_food', 'foodId', 'foods', 'no action'))
    .$call(reference('shoppingItems_unit', 'unitId', 'units', 'no action'))
    .$call(reference('shoppingItems_label', 'labelId', 'labels', 'no action'))
    .execute();
  await index('shoppingItems_by_list', 'shoppingItems', ['listId', 'checked', 'position']);
  await index('shoppingItems_by_revision', 'shoppingItems', ['groupId', 'revision']);
  for (const column of ['foodId', 'unitId', 'labelId']) {
    await index(`shoppingItems_${column}`, 'shoppingItems', ['groupId', column]);
  }

  await create('shoppingItemRecipes')
    .addColumn('listId', text, (column) => column.notNull())
    .addColumn('itemId', text, (column) => column.notNull())
    .addColumn('recipeId', text, (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('quantity', amount, (column) => column.notNull())
    .addColumn('scale', amount, (column) => column.notNull())
    .addColumn('note', text, (column) => column.notNull())
    .$call(reference('shoppingItemRecipes_list', 'listId', 'shoppingLists', 'cascade'))
    .$call(reference('shoppingItemRecipes_item', 'itemId', 'shoppingItems', 'cascade'))
    .execute();
  await index('shoppingItemRecipes_by_item', 'shoppingItemRecipes', ['itemId']);
  await index('shoppingItemRecipes_by_list', 'shoppingItemRecipes', ['listId', 'recipeId']);

  await create('shoppingListRecipes')
    .addColumn('listId', text, (column) => column.notNull())
    .addColumn('recipeId', text, (column) => column.notNull())
    .addColumn('quantity', amount, (column) => column.notNull())
    .addUniqueConstraint('shoppingListRecipes_once', ['listId', 'recipeId'])
    .$call(reference('shoppingListRecipes_list', 'listId', 'shoppingLists', 'cascade'))
    .execute();
};
