import type { Kysely } from 'kysely';
import type { Dialect } from '../dialects/dialect.ts';
import { columnKinds } from './columns.ts';

/** Pairs of things that look alike and that somebody has said to be different; the smaller id comes first. */
// biome-ignore lint/suspicious/noExplicitAny: a schema migration works on tables that the present schema need not know.
export const differentThings = async (database: Kysely<any>, dialect: Dialect): Promise<void> => {
  const { id } = columnKinds(dialect);
  await database.schema
    .createTable('differentThings')
    .addColumn('groupId', ...id())
    .addColumn('oneId', ...id())
    .addColumn('otherId', ...id())
    .addPrimaryKeyConstraint('differentThings_pk', ['groupId', 'oneId', 'otherId'])
    .addForeignKeyConstraint('differentThings_group', ['groupId'], 'groups', ['id'], (key) => key.onDelete('cascade'))
    .execute();
};
