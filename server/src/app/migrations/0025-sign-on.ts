import { type Kysely, sql } from 'kysely';

/** Accounts as providers know them, log-ins there that are under way, and where those that are done can be ended. */
// biome-ignore lint/suspicious/noExplicitAny: a schema migration works on tables that the present schema need not know.
export const signOn = async (database: Kysely<any>, dialect: 'sqlite' | 'postgres'): Promise<void> => {
  const text = dialect === 'sqlite' ? sql`text` : sql`text collate "C"`;
  await database.schema
    .createTable('identities')
    .addColumn('id', text, (column) => column.notNull())
    .addColumn('groupId', text, (column) => column.notNull())
    .addColumn('userId', text, (column) => column.notNull())
    .addColumn('issuer', text, (column) => column.notNull())
    .addColumn('subject', text, (column) => column.notNull())
    .addColumn('createdAt', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('identities_pk', ['id'])
    .addUniqueConstraint('identities_person', ['issuer', 'subject'])
    .addForeignKeyConstraint('identities_user', ['groupId', 'userId'], 'users', ['groupId', 'id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute();
  await database.schema.createIndex('identities_by_user').on('identities').columns(['groupId', 'userId']).execute();
  await database.schema
    .createTable('signOns')
    .addColumn('stateHash', text, (column) => column.notNull())
    .addColumn('deviceId', text, (column) => column.notNull())
    .addColumn('nonce', text, (column) => column.notNull())
    .addColumn('verifier', text, (column) => column.notNull())
    .addColumn('leadsTo', text, (column) => column.notNull())
    .addColumn('userId', text)
    .addColumn('sessionId', text)
    .addColumn('expiresAt', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('signOns_pk', ['stateHash'])
    .execute();
  await database.schema.createIndex('signOns_by_expiry').on('signOns').column('expiresAt').execute();
  await database.schema
    .createTable('providerSessions')
    .addColumn('id', text, (column) => column.notNull())
    .addColumn('address', text, (column) => column.notNull())
    .addColumn('expiresAt', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('providerSessions_pk', ['id'])
    .execute();
  await database.schema.createIndex('providerSessions_by_expiry').on('providerSessions').column('expiresAt').execute();
};
