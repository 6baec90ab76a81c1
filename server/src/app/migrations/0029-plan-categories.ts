import { type Kysely, sql } from 'kysely';

/** Which categories a household has chosen for its meal plans. */
// biome-ignore lint/suspicious/noExplicitAny: a schema migration works on tables that the present schema need not know.
export const planCategories = async (database: Kysely<any>, dialect: 'sqlite' | 'postgres'): Promise<void> => {
  const flag = dialect === 'sqlite' ? sql`integer` : sql`smallint`;
  await database.schema
    .alterTable('organizers')
    .addColumn('isForPlans', flag, (column) => column.notNull().defaultTo(0))
    .execute();
};
