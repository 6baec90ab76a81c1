import { type Kysely, sql } from 'kysely';

/** Where people are logged in, and the passkeys by which they log in. */
// biome-ignore lint/suspicious/noExplicitAny: a schema migration works on tables that the present schema need not know.
export const passkeys = async (database: Kysely<any>, dialect: 'sqlite' | 'postgres'): Promise<void> => {
  const text = dialect === 'sqlite' ? sql`text` : sql`text collate "C"`;
  const flag = dialect === 'sqlite' ? sql`integer` : sql`smallint`;
  const count = dialect === 'sqlite' ? sql`integer` : sql`double precision`;
  const { schema } = database;
  await schema
    .createTable('openSessions')
    .addColumn('id', text, (column) => column.primaryKey().notNull())
    .addColumn('groupId', text, (column) => column.notNull())
    .addColumn('userId', text, (column) => column.notNull())
    .addColumn('tokenVersion', 'integer', (column) => column.notNull())
    .addColumn('deviceText', text, (column) => column.notNull())
    .addColumn('createdAt', text, (column) => column.notNull())
    .addColumn('seenAt', text, (column) => column.notNull())
    .addColumn('expiresAt', text, (column) => column.notNull())
    .addForeignKeyConstraint('openSessions_user', ['groupId', 'userId'], 'users', ['groupId', 'id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute();
  await schema.createIndex('openSessions_by_user').on('openSessions').columns(['groupId', 'userId']).execute();
  await schema.createIndex('openSessions_by_end').on('openSessions').column('expiresAt').execute();
  await schema
    .createTable('passkeys')
    .addColumn('id', text, (column) => column.primaryKey().notNull())
    .addColumn('groupId', text, (column) => column.notNull())
    .addColumn('userId', text, (column) => column.notNull())
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('publicKey', text, (column) => column.notNull())
    .addColumn('counter', count, (column) => column.notNull())
    .addColumn('transports', text, (column) => column.notNull())
    .addColumn('isSynced', flag, (column) => column.notNull())
    .addColumn('createdAt', text, (column) => column.notNull())
    .addColumn('usedAt', text)
    .addForeignKeyConstraint('passkeys_user', ['groupId', 'userId'], 'users', ['groupId', 'id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute();
  await schema.createIndex('passkeys_by_user').on('passkeys').columns(['groupId', 'userId']).execute();
  await schema
    .createTable('passkeyChallenges')
    .addColumn('challenge', text, (column) => column.primaryKey().notNull())
    .addColumn('userId', text)
    .addColumn('expiresAt', text, (column) => column.notNull())
    .execute();
  await schema.createIndex('passkeyChallenges_by_end').on('passkeyChallenges').column('expiresAt').execute();
};
