import { type RawBuilder, sql } from 'kysely';

/** Names and values in turns, as the functions of both databases want them that make an object. */
export const namedTerms = (values: Readonly<Record<string, RawBuilder<unknown>>>): RawBuilder<unknown> =>
  sql.join(Object.entries(values).flatMap(([name, value]) => [sql.lit(name), value]));
