import { type Kysely, sql } from 'kysely';

/** What comes from a server comes as a move, with what it takes to undo that: what things were before, and when they were last changed. */
// biome-ignore lint/suspicious/noExplicitAny: a schema migration works on tables that the present schema need not know.
export const movesOfServers = async (database: Kysely<any>, dialect: 'sqlite' | 'postgres'): Promise<void> => {
  const text = dialect === 'sqlite' ? sql`text` : sql`text collate "C"`;
  const add = (table: string, column: string) => database.schema.alterTable(table).addColumn(column, text).execute();
  await add('moves', 'server');
  await add('moveMade', 'stamp');
  await add('moveMade', 'before');
  await add('moveServerRecipes', 'recipeId');
  await database
    .updateTable('moveServerRecipes')
    .set({ recipeId: sql.ref('sourceId') })
    .where('version', 'is not', null)
    .execute();
  await database.updateTable('moveServers').set({ state: 'read' }).where('state', '=', 'moved').execute();
  await database.updateTable('moveServers').set({ state: 'stopped' }).where('state', '=', 'moving').execute();
  await database.updateTable('moveServers').set({ step: 'sort' }).where('step', '=', 'bring').execute();
  await database.deleteFrom('jobs').where('kind', '=', 'move-server-bringing').execute();
};
