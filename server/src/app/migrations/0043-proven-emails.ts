import { type Kysely, sql } from 'kysely';

/** The e-mail that an account has proven to be its own. Of those before, nobody knows; they keep what they had. */
// biome-ignore lint/suspicious/noExplicitAny: a schema migration works on tables that the present schema need not know.
export const provenEmails = async (database: Kysely<any>): Promise<void> => {
  await database.schema.alterTable('users').addColumn('provenEmail', 'text').execute();
  await sql`update ${sql.table('users')} set ${sql.ref('provenEmail')} = ${sql.ref('email')}`.execute(database);
};
