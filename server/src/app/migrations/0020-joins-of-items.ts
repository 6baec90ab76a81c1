import { type Kysely, sql } from 'kysely';

/** What was added to an item of a shopping list that others may not have seen yet. */
// biome-ignore lint/suspicious/noExplicitAny: a schema migration works on tables that the present schema need not know.
export const joinsOfItems = async (database: Kysely<any>, dialect: 'sqlite' | 'postgres'): Promise<void> => {
  const text = dialect === 'sqlite' ? sql`text` : sql`text collate "C"`;
  await database.schema
    .alterTable('shoppingItems')
    .addColumn('joins', text, (column) => column.notNull().defaultTo('[]'))
    .execute();
};
