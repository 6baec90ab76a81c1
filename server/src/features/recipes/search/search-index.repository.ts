import { type RawBuilder, sql } from 'kysely';
import type { Connection, GroupDatabase, GroupTransaction, TokenQuery } from '../../../platform/database/index.ts';
import { recipeState } from '../recipe-state.repository.ts';

const name = 'recipeSearch';

/** What recipes are found by: a token stands for one word in one part of the recipes of one group. */
export const searchIndexIn = ({ dialect }: Pick<Connection, 'dialect'>) => dialect.tokenIndex(name);

/** The index inside of a change. */
export const tokensOfRecipes = (db: GroupTransaction) => db.tokens(name);

/** Does the recipe of a row match? */
export const isFound = (db: GroupDatabase, query: TokenQuery): RawBuilder<boolean> =>
  searchIndexIn(db).finds('recipes.number', query);

/** Numbers of the recipes that match, newest first. @param matches how many there are, as far as one knows */
export const findNewest = async (
  db: GroupDatabase,
  query: TokenQuery,
  matches: number,
  window: { limit: number; offset: number },
): Promise<number[]> =>
  db.newestIn(name, { query, share: { matches, of: (await recipeState(db)).recipeCount }, window });

/** How many recipes each of the queries finds. */
export const countMatches = async (
  db: GroupDatabase,
  queries: Pick<TokenQuery, 'all'>[],
  conditions: RawBuilder<boolean>[],
): Promise<number[]> => {
  if (queries.length === 0) return [];
  const counts = queries.map((query, index) => {
    const count = conditions.length === 0 ? searchIndexIn(db).count(query) : countAmong(db, query, conditions);
    return count.as(`count${index}`);
  });
  const row: Record<string, number> = await db.ownGroup().select(counts).executeTakeFirstOrThrow();
  return queries.map((_, index) => Number(row[`count${index}`] ?? 0));
};

const countAmong = (db: GroupDatabase, query: TokenQuery, conditions: RawBuilder<boolean>[]): RawBuilder<number> =>
  sql`(select count(*) from recipes where "groupId" = ${db.groupId}
    and ${sql.join([isFound(db, query), ...conditions], sql` and `)})`;
