import { type CreateTableBuilder, type Kysely, sql } from 'kysely';

/** Devices that are told of things by the push services of their browsers, and the key pair by which these know the server. */
// biome-ignore lint/suspicious/noExplicitAny: a schema migration works on tables that the present schema need not know.
export const push = async (database: Kysely<any>, dialect: 'sqlite' | 'postgres'): Promise<void> => {
  const text = dialect === 'sqlite' ? sql`text` : sql`text collate "C"`;
  const flag = dialect === 'sqlite' ? sql`integer` : sql`smallint`;
  type Builder = CreateTableBuilder<string, string>;
  const { schema } = database;
  const needed = (names: string[]) => (table: Builder) =>
    names.reduce((table, name) => table.addColumn(name, text, (column) => column.notNull()), table);
  const create = (name: string): Builder => schema.createTable(name);

  await create('pushKeys')
    .addColumn('id', 'integer', (column) => column.primaryKey().notNull())
    .$call(needed(['publicKey', 'privateKey']))
    .execute();

  await create('pushDevices')
    .$call(needed(['id', 'groupId', 'userId', 'sessionId', 'p256dh', 'auth', 'language', 'zone', 'createdAt']))
    .addColumn('endpoint', text)
    .addColumn('timers', flag, (column) => column.notNull())
    .addColumn('additions', flag, (column) => column.notNull())
    .addColumn('dinnerAt', text)
    .addColumn('quietFrom', text)
    .addColumn('quietUntil', text)
    .addColumn('goneAt', text)
    .addColumn('triedAt', text)
    .addColumn('problem', text)
    .addColumn('httpStatus', 'integer')
    .addPrimaryKeyConstraint('pushDevices_pk', ['id'])
    .addUniqueConstraint('pushDevices_in_group', ['groupId', 'id'])
    .addUniqueConstraint('pushDevices_by_session', ['sessionId'])
    .addUniqueConstraint('pushDevices_by_endpoint', ['endpoint'])
    .addForeignKeyConstraint('pushDevices_session', ['sessionId'], 'openSessions', ['id'], (key) =>
      key.onDelete('cascade'),
    )
    .addForeignKeyConstraint('pushDevices_user', ['groupId', 'userId'], 'users', ['groupId', 'id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute();
  await schema.createIndex('pushDevices_by_user').on('pushDevices').columns(['groupId', 'userId']).execute();

  await create('pushAdditions')
    .$call(needed(['groupId', 'deviceId', 'itemId']))
    .addPrimaryKeyConstraint('pushAdditions_pk', ['deviceId', 'itemId'])
    .addForeignKeyConstraint('pushAdditions_device', ['groupId', 'deviceId'], 'pushDevices', ['groupId', 'id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute();
};
