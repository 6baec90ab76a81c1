import type { Kysely } from 'kysely';

/** Which version of a recipe a move has left, so that what somebody changed since is told before the move is undone. */
// biome-ignore lint/suspicious/noExplicitAny: a schema migration works on tables that the present schema need not know.
export const undoOfMoves = async (database: Kysely<any>): Promise<void> => {
  await database.schema.alterTable('moveRecipes').addColumn('versionAfter', 'integer').execute();
};
