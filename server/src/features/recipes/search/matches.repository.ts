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
    return count.as(`count${index}`);
  });
  const row: Record<string, number> = await db.ownGroup().select(counts).executeTakeFirstOrThrow();
  return queries.map((_, index) => Number(row[`count${index}`] ?? 0));
};

const countAmong = (db: GroupDatabase, query: IndexQuery, conditions: RawBuilder<boolean>[]): RawBuilder<number> =>
  sql`(select count(*) from recipes where "groupId" = ${db.groupId}
    and ${sql.join([db.dialect.isInIndex(query), ...conditions], sql` and `)})`;
