import type { Kysely } from 'kysely';
import type { Dialect } from '../dialects/dialect.ts';
import { columnKinds } from './columns.ts';

/** Cookbooks, and the files with which recipes are taken away. */
// biome-ignore lint/suspicious/noExplicitAny: a schema migration works on tables that the present schema need not know.
export const cookbooksAndExports = async (database: Kysely<any>, dialect: Dialect): Promise<void> => {
  const { id, text, moment, flag, count } = columnKinds(dialect);
  const create = (table: string) => database.schema.createTable(table);

  await create('cookbooks')
    .addColumn('id', ...id())
    .addColumn('groupId', ...id())
    .addColumn('name', ...text())
    .addColumn('nameKey', ...text())
    .addColumn('slug', ...text())
    .addColumn('description', ...text())
    .addColumn('position', ...count())
    .addColumn('public', ...flag())
    .addColumn('requireAllCategories', ...flag())
    .addColumn('requireAllTags', ...flag())
    .addColumn('requireAllTools', ...flag())
    .addColumn('queryFilterString', ...text())
    .addColumn('createdAt', ...moment())
    .addColumn('updatedAt', ...moment())
    .addPrimaryKeyConstraint('cookbooks_pk', ['id'])
    .addUniqueConstraint('cookbooks_in_group', ['groupId', 'id'])
    .addUniqueConstraint('cookbooks_slug', ['groupId', 'slug'])
    .addForeignKeyConstraint('cookbooks_group', ['groupId'], 'groups', ['id'], (key) => key.onDelete('cascade'))
    .execute();

  await create('cookbookOrganizers')
    .addColumn('groupId', ...id())
    .addColumn('cookbookId', ...id())
    .addColumn('organizerId', ...id())
    .addColumn('kind', ...text())
    .addColumn('position', ...count())
    .addPrimaryKeyConstraint('cookbookOrganizers_pk', ['cookbookId', 'organizerId'])
    .addForeignKeyConstraint(
      'cookbookOrganizers_cookbook',
      ['groupId', 'cookbookId'],
      'cookbooks',
      ['groupId', 'id'],
      (key) => key.onDelete('cascade'),
    )
    .addForeignKeyConstraint(
      'cookbookOrganizers_organizer',
      ['groupId', 'organizerId'],
      'organizers',
      ['groupId', 'id'],
      (key) => key.onDelete('cascade'),
    )
    .execute();
  await database.schema
    .createIndex('cookbookOrganizers_by_organizer')
    .on('cookbookOrganizers')
    .columns(['organizerId', 'cookbookId'])
    .execute();

  await create('recipeExports')
    .addColumn('id', ...id())
    .addColumn('groupId', ...id())
    .addColumn('name', ...text())
    .addColumn('fileName', ...text())
    .addColumn('format', ...text())
    .addColumn('status', ...text())
    .addColumn('recipesDone', ...count())
    .addColumn('recipesInAll', ...count())
    .addColumn('bytes', ...count())
    .addColumn('createdAt', ...moment())
    .addColumn('expiresAt', ...moment())
    .addPrimaryKeyConstraint('recipeExports_pk', ['id'])
    .addForeignKeyConstraint('recipeExports_group', ['groupId'], 'groups', ['id'], (key) => key.onDelete('cascade'))
    .execute();
  await database.schema
    .createIndex('recipeExports_by_time')
    .on('recipeExports')
    .columns(['groupId', 'createdAt'])
    .execute();
};
