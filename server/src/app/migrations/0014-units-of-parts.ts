import { type Kysely, sql } from 'kysely';

/** In which unit each part of a shopping item is said, and whether somebody said how much it is in all. */
// biome-ignore lint/suspicious/noExplicitAny: a schema migration works on tables that the present schema need not know.
export const unitsOfParts = async (database: Kysely<any>, dialect: 'sqlite' | 'postgres'): Promise<void> => {
  const isSqlite = dialect === 'sqlite';
  const text = isSqlite ? sql`text` : sql`text collate "C"`;
  const flag = isSqlite ? sql`integer` : sql`smallint`;
  await database.schema.alterTable('shoppingItems').addColumn('ownUnitId', text).execute();
  await database.schema
    .alterTable('shoppingItems')
    .addColumn('isSetByHand', flag, (column) => column.notNull().defaultTo(0))
    .execute();
  await database.schema.alterTable('shoppingItemRecipes').addColumn('unitId', text).execute();
  await sql`update "shoppingItems" set "ownUnitId" = "unitId"`.execute(database);
  await sql`update "shoppingItems" set "isSetByHand" = 1 where "ownQuantity" <> 0 and "isOwn" = 0`.execute(database);
  await sql`update "shoppingItemRecipes" set "unitId" =
    (select items."unitId" from "shoppingItems" as items where items.id = "shoppingItemRecipes"."itemId")`.execute(
    database,
  );
  for (const [table, column] of [
    ['shoppingItems', 'ownUnitId'],
    ['shoppingItemRecipes', 'unitId'],
  ] as const) {
    await database.schema.createIndex(`${table}_${column}`).on(table).columns(['groupId', column]).execute();
  }
};
