import type { Kysely } from 'kysely';
import type { Dialect } from '../dialects/dialect.ts';

/** A food that is renamed in a thousand recipes writes each of them into the search index anew. */
// biome-ignore lint/suspicious/noExplicitAny: a schema migration works on tables that the present schema need not know.
export const gatheredIndexWrites = (database: Kysely<any>, dialect: Dialect): Promise<void> =>
  dialect.gatherIndexWrites(database);
