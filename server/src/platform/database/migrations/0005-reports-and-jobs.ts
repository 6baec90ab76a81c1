import type { Kysely } from 'kysely';
import type { Dialect } from '../dialects/dialect.ts';
import { columnKinds, optional, otherwise } from './columns.ts';

/** What is done in the background, and what it tells of itself. */
// biome-ignore lint/suspicious/noExplicitAny: a schema migration works on tables that the present schema need not know.
export const reportsAndJobs = async (database: Kysely<any>, dialect: Dialect): Promise<void> => {
  const { id, text, moment, flag, json, count, serial } = columnKinds(dialect);
  const create = (table: string) => database.schema.createTable(table);

  await create('reports')
    .addColumn('id', ...id())
    .addColumn('groupId', ...id())
    .addColumn('category', ...text())
    .addColumn('name', ...text())
    .addColumn('status', ...text())
    .addColumn('timestamp', ...moment())
    .addPrimaryKeyConstraint('reports_pk', ['id'])
    .addUniqueConstraint('reports_in_group', ['groupId', 'id'])
    .addForeignKeyConstraint('reports_group', ['groupId'], 'groups', ['id'], (key) => key.onDelete('cascade'))
    .execute();
  await database.schema.createIndex('reports_by_time').on('reports').columns(['groupId', 'timestamp']).execute();

  await create('reportEntries')
    .addColumn('id', ...id())
    .addColumn('groupId', ...id())
    .addColumn('reportId', ...id())
    .addColumn('success', ...flag())
    .addColumn('message', ...text())
    .addColumn('exception', ...text())
    .addColumn('timestamp', ...moment())
    .addColumn('source', ...optional(text()))
    .addColumn('recipeId', ...optional(id()))
    .addColumn('code', ...optional(text()))
    .addPrimaryKeyConstraint('reportEntries_pk', ['id'])
    .addForeignKeyConstraint('reportEntries_report', ['groupId', 'reportId'], 'reports', ['groupId', 'id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute();
  await database.schema
    .createIndex('reportEntries_by_report')
    .on('reportEntries')
    .columns(['reportId', 'timestamp'])
    .execute();

  await create('jobs')
    .addColumn('number', ...serial())
    .addColumn('id', ...id())
    .addColumn('groupId', ...optional(id()))
    .addColumn('kind', ...text())
    .addColumn('subject', ...optional(text()))
    .addColumn('title', ...text())
    .addColumn('lane', ...optional(text()))
    .addColumn('payload', ...json())
    .addColumn('dueAt', ...moment())
    .addColumn('attempts', ...otherwise(count(), 0))
    .addColumn('leasedBy', ...optional(text()))
    .addColumn('leasedUntil', ...optional(moment()))
    .addColumn('stoppedAt', ...optional(moment()))
    .addUniqueConstraint('jobs_id', ['id'])
    .addForeignKeyConstraint('jobs_group', ['groupId'], 'groups', ['id'], (key) => key.onDelete('cascade'))
    .execute();
  await database.schema.createIndex('jobs_by_due').on('jobs').columns(['stoppedAt', 'dueAt']).execute();
  await database.schema.createIndex('jobs_by_subject').on('jobs').columns(['groupId', 'subject']).execute();

  await create('jobLanes')
    .addColumn('lane', ...text())
    .addColumn('freeAt', ...moment())
    .addPrimaryKeyConstraint('jobLanes_pk', ['lane'])
    .execute();
};
