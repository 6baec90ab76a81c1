import { type RawBuilder, sql } from 'kysely';
import type { GroupTable } from './schema.ts';
import type { Tables } from './tables.ts';

/** Who reads: the server, which sees every row of a group; a member; or somebody who is none. */
export type Reader = 'server' | { userId: string | null };

/** What is remembered for one reader is not told to another. */
export const readerKey = (reader: Reader): string => (reader === 'server' ? reader : `reader ${reader.userId ?? ''}`);

/** Rows of one member are few: an index that has them alone finds them, and is looked at once for a statement. */
const isPersonal = (row: string, when: string | undefined, owner: string): RawBuilder<boolean> =>
  when ? sql`${sql.ref(`${row}.${when}`)} = 1` : sql`${sql.ref(`${row}.${owner}`)} is not null`;

const belongsTo = (row: string, owner: string, userId: string | null): RawBuilder<boolean> =>
  userId === null ? sql`1 = 0` : sql`coalesce(${sql.ref(`${row}.${owner}`)}, '') = ${userId}`;

/** The ids of the rows of a table that are somebody else's alone; undefined where there are none. */
export const hiddenRows = (
  tables: Tables,
  groupId: string,
  reader: Reader,
  table: GroupTable,
): RawBuilder<unknown> | undefined => {
  const { personal } = tables[table];
  if (!personal || !('owner' in personal) || reader === 'server') return undefined;
  const { owner, when } = personal;
  return sql`select others.id from ${sql.table(table)} as others where others."groupId" = ${groupId}
    and ${isPersonal('others', when, owner)} and not ${belongsTo('others', owner, reader.userId)}`;
};

/** Whether a row is not somebody else's alone; undefined where that can't be. */
export const mayRead = (
  tables: Tables,
  groupId: string,
  reader: Reader,
  { table, row }: { table: GroupTable; row: string },
): RawBuilder<boolean> | undefined => {
  const { personal } = tables[table];
  if (!personal || reader === 'server') return undefined;
  if ('owner' in personal) {
    const { owner, when } = personal;
    const isShared = when ? sql`${sql.ref(`${row}.${when}`)} = 0` : sql`${sql.ref(`${row}.${owner}`)} is null`;
    return sql`(${isShared} or ${belongsTo(row, owner, reader.userId)})`;
  }
  const by = sql.ref(`${row}.${personal.by}`);
  const hidden = hiddenRows(tables, groupId, reader, personal.of as GroupTable);
  return hidden && sql`(${by} is null or ${by} not in (${hidden}))`;
};
