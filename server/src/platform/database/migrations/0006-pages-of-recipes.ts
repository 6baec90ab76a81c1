import { addressKey } from '@larder/kitchen';
import type { Kysely } from 'kysely';
import type { Dialect } from '../dialects/dialect.ts';
import { columnKinds, optional } from './columns.ts';

// biome-ignore lint/suspicious/noExplicitAny: a schema migration works on tables that the present schema need not know.
type AnyDatabase = Kysely<any>;

/** Recipes are found by the page that they come from, however its address is written. */
export const pagesOfRecipes = async (database: AnyDatabase, dialect: Dialect): Promise<void> => {
  const { text } = columnKinds(dialect);
  await database.schema
    .alterTable('recipes')
    .addColumn('orgUrlKey', ...optional(text()))
    .execute();
  const rows = await database.selectFrom('recipes').where('orgUrl', 'is not', null).select(['id', 'orgUrl']).execute();
  for (const { id, orgUrl } of rows) {
    await database
      .updateTable('recipes')
      .set({ orgUrlKey: addressKey(orgUrl) || null })
      .where('id', '=', id)
      .execute();
  }
  await database.schema.createIndex('recipes_by_page').on('recipes').columns(['groupId', 'orgUrlKey']).execute();
};
