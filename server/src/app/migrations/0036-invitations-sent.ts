import type { Kysely } from 'kysely';

/** To which e-mail an invitation was sent. */
// biome-ignore lint/suspicious/noExplicitAny: a schema migration works on tables that the present schema need not know.
export const invitationsSent = async (database: Kysely<any>): Promise<void> => {
  await database.schema.alterTable('invitations').addColumn('sentTo', 'text').execute();
};
