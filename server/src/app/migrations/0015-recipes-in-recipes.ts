import { type Kysely, sql } from 'kysely';

/** Another recipe in the place of a food. SQLite takes a key of two columns only with a new table. */
// biome-ignore lint/suspicious/noExplicitAny: a schema migration works on tables that the present schema need not know.
export const recipesInRecipes = async (database: Kysely<any>, dialect: 'sqlite' | 'postgres'): Promise<void> => {
  if (dialect === 'postgres') {
    await sql`alter table ingredients add column "referencedRecipeId" text collate "C",
      add constraint ingredients_referenced_recipe foreign key ("groupId", "referencedRecipeId") references recipes ("groupId", id)`.execute(
      database,
    );
  } else {
    // Triggers that speak of a table would go with it, or keep it from getting its name.
    const { rows: triggers } = await sql<{ name: string; sql: string }>`
      select name, sql from sqlite_master where type = 'trigger' and sql like '%ingredients%'`.execute(database);
    for (const { name } of triggers) await sql`drop trigger ${sql.ref(name)}`.execute(database);
    await sql`create table "ingredientsWithRecipes" (
      "id" text not null, "groupId" text not null, "recipeId" text not null, "position" integer not null, "title" text,
      "quantity" real, "unitId" text, "foodId" text, "note" text not null, "originalText" text, "referencedRecipeId" text,
      constraint "ingredients_pk" primary key ("recipeId", "position"),
      constraint "ingredients_recipe" foreign key ("groupId", "recipeId") references "recipes" ("groupId", "id") on delete cascade,
      constraint "ingredients_unit" foreign key ("groupId", "unitId") references "units" ("groupId", "id"),
      constraint "ingredients_food" foreign key ("groupId", "foodId") references "foods" ("groupId", "id"),
      constraint "ingredients_referenced_recipe" foreign key ("groupId", "referencedRecipeId") references "recipes" ("groupId", "id")
    )`.execute(database);
    await sql`insert into "ingredientsWithRecipes" select id, "groupId", "recipeId", position, title, quantity, "unitId", "foodId", note, "originalText", null
      from ingredients`.execute(database);
    await sql`drop table ingredients`.execute(database);
    await sql`alter table "ingredientsWithRecipes" rename to ingredients`.execute(database);
    await database.schema
      .createIndex('ingredients_by_food')
      .on('ingredients')
      .columns(['foodId', 'recipeId'])
      .execute();
    await database.schema
      .createIndex('ingredients_by_unit')
      .on('ingredients')
      .columns(['unitId', 'recipeId'])
      .execute();
    for (const trigger of triggers) await sql.raw(trigger.sql).execute(database);
  }
  await database.schema
    .createIndex('ingredients_by_referenced_recipe')
    .on('ingredients')
    .columns(['referencedRecipeId', 'recipeId'])
    .where(sql<boolean>`"referencedRecipeId" is not null`)
    .execute();
};
