import { type RawBuilder, sql } from 'kysely';
import type { GroupDatabase, IndexQuery } from '../../../platform/database/index.ts';
import type { Window } from '../../../platform/database/lists/index.ts';

/** How many recipes each of the queries finds. */
export const countMatches = async (
  db: GroupDatabase,
  queries: IndexQuery[],
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

/** The recipe is among those of a window of the matches, newest first. */
export const isAmongNewest = (
  db: GroupDatabase,
  query: IndexQuery,
  share: { matches: number; of: number },
  { limit, offset }: Window,
): RawBuilder<boolean> => {
  const newest = db.dialect.newestInIndex(query, db.groupId, share);
  return sql`recipes.number in (${newest} limit ${limit ?? share.matches} offset ${offset})`;
};
