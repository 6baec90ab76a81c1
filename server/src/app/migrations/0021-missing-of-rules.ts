import type { Kysely } from 'kysely';

/** What rules of the meal plan ask for and was deleted. */
// biome-ignore lint/suspicious/noExplicitAny: a schema migration works on tables that the present schema need not know.
export const missingOfRules = async (database: Kysely<any>): Promise<void> => {
  await database.schema
    .alterTable('mealPlanRules')
    .addColumn('missing', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
};
