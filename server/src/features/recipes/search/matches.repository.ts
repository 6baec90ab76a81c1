import { type RawBuilder, sql } from 'kysely';
import type { GroupDatabase, IndexQuery } from '../../../platform/database/index.ts';

/** How many recipes each of the queries finds. */
export const countMatches = async (
  db: GroupDatabase,
  queries: Pick<IndexQuery, 'all'>[],
  conditions: RawBuilder<boolean>[],
): Promise<number[]> => {
  if (queries.length === 0) return [];
  const counts = queries.map((query, index) => {
    const count = conditions.length === 0 ? db.dialect.countInIndex(query) : countAmong(db, query, conditions);
    return sql`${count} as ${sql.id(`count${index}`)}`;
  });
  const [row] = await db.run<Record<string, number>>(sql`select ${sql.join(counts)}`);
  return queries.map((_, index) => Number(row?.[`count${index}`] ?? 0));
};

const countAmong = (db: GroupDatabase, query: IndexQuery, conditions: RawBuilder<boolean>[]): RawBuilder<number> =>
  sql`(select count(*) from recipes where "groupId" = ${db.groupId}
    and ${sql.join([db.dialect.isInIndex(query), ...conditions], sql` and `)})`;

/** The numbers of the recipes in a window of the matches, newest first. */
export const findNewest = async (
  db: GroupDatabase,
  query: IndexQuery,
  share: { matches: number; of: number },
  { limit, offset }: { limit: number; offset: number },
): Promise<number[]> => {
  const newest = db.dialect.newestInIndex(query, db.groupId, share);
  const rows = await db.run(sql<{ number: number }>`${newest} limit ${limit} offset ${offset}`);
  return rows.map(({ number }) => number);
};
