import { type Kysely, sql } from 'kysely';

/** When a recipe was last made as far as no event of its timeline says so, which is what stays when an event is deleted. */
// biome-ignore lint/suspicious/noExplicitAny: a schema migration works on tables that the present schema need not know.
export const lastMadeStated = async (database: Kysely<any>, dialect: 'sqlite' | 'postgres'): Promise<void> => {
  const moment = dialect === 'sqlite' ? sql`text` : sql`text collate "C"`;
  await database.schema.alterTable('recipes').addColumn('lastMadeStated', moment).execute();
  await database
    .updateTable('recipes')
    .set((recipe) => ({ lastMadeStated: recipe.ref('lastMade') }))
    .where('lastMade', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('timelineEvents')
            .whereRef('timelineEvents.recipeId', '=', 'recipes.id')
            .whereRef('timelineEvents.timestamp', '=', 'recipes.lastMade')
            .where('timelineEvents.eventType', '!=', 'system')
            .select('timelineEvents.id'),
        ),
      ),
    )
    .execute();
};
