import { randomUUID } from 'node:crypto';
import type { EventPayload } from '@larder/contract';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Connection, Schema } from '../../../platform/database/index.ts';

/**
 * Makes everybody who knows something of the data before take up the restored ones: all revisions rise above those that there
 * were, rows that devices may hold count as changed, those that are gone as deleted, and all sessions end.
 */
export const carryOver = async (
  connection: Pick<Connection, 'dialect' | 'tables'>,
  current: Kysely<Schema>,
  scratch: Transaction<Schema>,
): Promise<void> => {
  const clocks = await clocksOf(current);
  const columns = (await connection.dialect.tableShapes(scratch)).find(({ name }) => name === 'groups')?.columns ?? [];
  const revisions = columns.filter((column) => column === 'revision' || column.endsWith('Revision'));
  for (const [id, restored] of await clocksOf(scratch)) {
    const clock = Math.max(restored, clocks.get(id) ?? 0) + 1;
    const raised = sql.join(revisions.map((column) => sql`${sql.id(column)} = ${sql.lit(clock)}`));
    await sql`update groups set ${raised} where id = ${id}`.execute(scratch);
  }
  const { rows: instance } = await sql<{ revision: number }>`select revision from "instanceState"`.execute(current);
  await sql`update "instanceState" set revision = ${sql.lit((instance[0]?.revision ?? 0) + 1)}
    where revision <= ${sql.lit(instance[0]?.revision ?? 0)}`.execute(scratch);
  await endSessions(current, scratch);
  await sql`update jobs set "leasedBy" = null, "leasedUntil" = null`.execute(scratch);
  await keepSchedule(current, scratch);
  for (const [table, { synced, topic }] of Object.entries(connection.tables)) {
    if (!synced || topic === null) continue;
    await sql`update ${sql.table(table)} set revision = (select revision from groups where groups.id = ${sql.table(table)}."groupId")`.execute(
      scratch,
    );
    await markDeleted({ current, scratch, table, topic });
  }
};

const clocksOf = async (database: Kysely<Schema>): Promise<Map<string, number>> => {
  const { rows } = await sql<{ id: string; revision: number }>`select id, revision from groups`.execute(database);
  return new Map(rows.map(({ id, revision }) => [id, revision]));
};

const endSessions = async (current: Kysely<Schema>, scratch: Transaction<Schema>): Promise<void> => {
  const { rows } = await sql<{
    id: string;
    version: number;
  }>`select id, "tokenVersion" as version from users`.execute(current);
  await sql`update users set "tokenVersion" = "tokenVersion" + 1`.execute(scratch);
  for (const { id, version } of rows) {
    await sql`update users set "tokenVersion" = ${sql.lit(version + 1)} where id = ${id} and "tokenVersion" <= ${sql.lit(version)}`.execute(
      scratch,
    );
  }
};

/** What the server does each day goes on as it would have. */
const keepSchedule = async (current: Kysely<Schema>, scratch: Transaction<Schema>): Promise<void> => {
  const rows = await current.selectFrom('scheduledTasks').selectAll().execute();
  if (rows.length > 0) await scratch.insertInto('scheduledTasks').values(rows).execute();
};

interface Marked {
  current: Kysely<Schema>;
  scratch: Transaction<Schema>;
  table: string;
  topic: string;
}

interface RowId {
  id: string;
  groupId: string;
}

const marksAtOnce = 100;

const markDeleted = async ({ current, scratch, table, topic }: Marked): Promise<void> => {
  const ids = sql<RowId>`select id, "groupId" from ${sql.table(table)}`;
  const restored = new Set((await ids.execute(scratch)).rows.map(({ id }) => id));
  const clocks = await clocksOf(scratch);
  const gone = (await ids.execute(current)).rows.filter(({ id, groupId }) => !restored.has(id) && clocks.has(groupId));
  for (let from = 0; from < gone.length; from += marksAtOnce) {
    const marks = gone
      .slice(from, from + marksAtOnce)
      .map(({ id, groupId }) => sql`(${groupId}, ${topic}, ${table}, ${id}, ${sql.lit(clocks.get(groupId) ?? 0)})`);
    await sql`insert into deletions ("groupId", topic, "tableName", id, revision) values ${sql.join(marks)}
      on conflict ("groupId", "tableName", id) do update set revision = excluded.revision`.execute(scratch);
  }
};

/** Notes in the database itself from which backup it was made: whoever finds that knows that the swap has happened. */
export const noteRestore = async (
  scratch: Transaction<Schema>,
  { id, backup, at }: { id: string; backup: string; at: string },
): Promise<void> => {
  await sql`insert into restores (id, backup, "restoredAt") values (${id}, ${backup}, ${at})`.execute(scratch);
};

/** Tells in the log of each household that all of it became what it was once. */
export const tellHouseholds = async (
  scratch: Transaction<Schema>,
  { at, ...payload }: EventPayload<'backup.restored'> & { at: string },
): Promise<void> => {
  const groups = await scratch.selectFrom('groups').select('id').execute();
  const events = groups.map(({ id: groupId }) => ({
    ...{ id: randomUUID(), groupId, userId: null, at },
    ...{ type: 'backup.restored', payload: JSON.stringify(payload) },
  }));
  if (events.length > 0) await scratch.insertInto('events').values(events).execute();
};

export const hasRestored = async ({ read }: Pick<Connection, 'read'>, id: string): Promise<boolean> => {
  const { rows } = await sql`select 1 from restores where id = ${id}`.execute(read);
  return rows.length > 0;
};

export const hasAdministrator = async (scratch: Transaction<Schema>): Promise<boolean> => {
  const administrators = scratch.selectFrom('users').where('admin', '=', 1).select('id').limit(1);
  return (await administrators.execute()).length > 0;
};
