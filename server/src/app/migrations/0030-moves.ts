import { type CreateTableBuilder, type Kysely, sql } from 'kysely';

/** What people bring from other apps: their files, what was found in them, and what has become of it. */
// biome-ignore lint/suspicious/noExplicitAny: a schema migration works on tables that the present schema need not know.
export const moves = async (database: Kysely<any>, dialect: 'sqlite' | 'postgres'): Promise<void> => {
  const isSqlite = dialect === 'sqlite';
  const text = isSqlite ? sql`text` : sql`text collate "C"`;
  const flag = isSqlite ? sql`integer` : sql`smallint`;
  type Builder = CreateTableBuilder<string, string>;
  const { schema } = database;

  const needed = (names: string[]) => (table: Builder) =>
    names.reduce((table, name) => table.addColumn(name, text, (column) => column.notNull()), table);
  const perhaps = (names: string[]) => (table: Builder) =>
    names.reduce((table, name) => table.addColumn(name, text), table);
  const numbers = (names: string[]) => (table: Builder) =>
    names.reduce((table, name) => table.addColumn(name, 'integer', (column) => column.notNull()), table);

  const moves: Builder = schema.createTable('moves');
  await moves
    .$call(needed(['id', 'groupId', 'userId', 'state', 'language', 'position', 'summary', 'known', 'visibility']))
    .addColumn('addTag', flag, (column) => column.notNull())
    .$call(numbers(['filesRead', 'filesTotal']))
    .$call(perhaps(['ownerId', 'reportId', 'startedAt', 'endedAt']))
    .$call(needed(['createdAt', 'updatedAt']))
    .addPrimaryKeyConstraint('moves_pk', ['id'])
    .addUniqueConstraint('moves_in_group', ['groupId', 'id'])
    .addForeignKeyConstraint('moves_user', ['groupId', 'userId'], 'users', ['groupId', 'id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute();
  await schema.createIndex('moves_by_user').on('moves').columns(['groupId', 'userId', 'createdAt']).execute();
  await schema.createIndex('moves_by_age').on('moves').columns(['state', 'updatedAt']).execute();

  const ofMove = (name: string, key: string[]): Builder => {
    const table: Builder = schema.createTable(name);
    return table
      .$call(needed(['groupId', 'moveId']))
      .addPrimaryKeyConstraint(`${name}_pk`, ['groupId', 'moveId', ...key])
      .addForeignKeyConstraint(`${name}_move`, ['groupId', 'moveId'], 'moves', ['groupId', 'id'], (key) =>
        key.onDelete('cascade'),
      );
  };
  await ofMove('moveFiles', ['number'])
    .$call(numbers(['number', 'size']))
    .$call(needed(['path', 'state']))
    .execute();
  await ofMove('moveItems', ['number'])
    .$call(numbers(['number', 'files', 'emptyFiles']))
    .$call(needed(['path', 'apps', 'app']))
    .execute();
  await ofMove('moveProblems', ['number'])
    .$call(numbers(['number']))
    .$call(needed(['path', 'problem']))
    .execute();
  await ofMove('moveRecipes', ['number'])
    .$call(numbers(['number', 'item', 'ingredients', 'steps', 'pictures', 'hasRating']))
    .$call(needed(['file', 'key', 'name', 'nameKey', 'content', 'state', 'missing']))
    .addColumn('hasPicture', flag, (column) => column.notNull())
    .addColumn('versionBefore', 'integer')
    .addColumn('same', 'integer')
    .addColumn('of', 'integer')
    .$call(perhaps(['sourceId', 'pageKey', 'knownId', 'knownReason', 'decision', 'recipeId', 'reason']))
    .execute();
  await schema
    .createIndex('moveRecipes_by_item')
    .on('moveRecipes')
    .columns(['groupId', 'moveId', 'item', 'number'])
    .execute();
  await ofMove('moveOrganizers', ['kind', 'nameKey'])
    .$call(needed(['kind', 'name', 'nameKey', 'action']))
    .$call(numbers(['recipes']))
    .$call(perhaps(['targetId']))
    .execute();
  await ofMove('moveMade', ['id'])
    .$call(needed(['id', 'kind']))
    .execute();
};
