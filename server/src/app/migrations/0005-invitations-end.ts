import { type Kysely, sql } from 'kysely';

const fourDays = 4 * 24 * 3_600_000;

/** Whoever invites says when the invitation ends; until now each lasted four days. */
// biome-ignore lint/suspicious/noExplicitAny: a schema migration works on tables that the present schema need not know.
export const invitationsEnd = async (database: Kysely<any>, dialect: 'sqlite' | 'postgres'): Promise<void> => {
  const moment = dialect === 'sqlite' ? sql`text` : sql`text collate "C"`;
  await database.schema
    .alterTable('invitations')
    .addColumn('uses', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await database.schema
    .alterTable('invitations')
    .addColumn('expiresAt', moment, (column) => column.notNull().defaultTo(''))
    .execute();
  const invitations = await database.selectFrom('invitations').select(['token', 'createdAt', 'usesLeft']).execute();
  for (const { token, createdAt, usesLeft } of invitations) {
    const expiresAt = new Date(Date.parse(createdAt) + fourDays).toISOString();
    await database.updateTable('invitations').set({ uses: usesLeft, expiresAt }).where('token', '=', token).execute();
  }
};
