import { type Kysely, sql } from 'kysely';
import type { Dialect } from '../dialects/dialect.ts';
import { columnKinds } from './columns.ts';

type Event = 'insert' | 'update' | 'delete';

/** The rows that a change of a table speaks of. */
const rowsOf = { insert: ['new'], update: ['new', 'old'], delete: ['old'] } as const satisfies Record<Event, string[]>;

const recipesWith = (condition: string) =>
  `(select recipes.number from recipes inner join ingredients on ingredients."recipeId" = recipes.id where ${condition})`;

/** A recipe is kept as it goes over the wire, and forgotten by whatever changes something on it. */
// biome-ignore lint/suspicious/noExplicitAny: a schema migration works on tables that the present schema need not know.
export const readyRecipes = async (database: Kysely<any>, dialect: Dialect): Promise<void> => {
  const { text } = columnKinds(dialect);
  await database.schema
    .createTable('readyRecipes')
    .addColumn('number', sql`integer`, (number) => number.primaryKey())
    .addColumn('program', ...text())
    .addColumn('reply', ...text())
    .addForeignKeyConstraint('readyRecipes_recipe', ['number'], 'recipes', ['number'], (key) => key.onDelete('cascade'))
    .execute();

  const forget = (on: Event, table: string, condition: (values: (column: string) => string) => string) => {
    const values = (column: string) => `(${rowsOf[on].map((row) => `${row}."${column}"`).join(', ')})`;
    const run = `delete from "readyRecipes" where number in ${condition(values)}`;
    return dialect.afterEach(database, { name: `readyRecipes_after_${table}_${on}`, on, table, run });
  };
  await forget('update', 'recipes', (values) => values('number'));
  for (const part of ['ingredients', 'instructions', 'recipeOrganizers']) {
    for (const on of ['insert', 'update', 'delete'] as const) {
      await forget(on, part, (values) => `(select number from recipes where id in ${values('recipeId')})`);
    }
  }
  await forget(
    'update',
    'organizers',
    (
      values,
    ) => `(select recipes.number from recipes inner join "recipeOrganizers" as link on link."recipeId" = recipes.id
      where link."organizerId" in ${values('id')})`,
  );
  await forget('update', 'units', (values) => recipesWith(`ingredients."unitId" in ${values('id')}`));
  await forget('update', 'foods', (values) => recipesWith(`ingredients."foodId" in ${values('id')}`));
  for (const on of ['insert', 'update', 'delete'] as const) {
    await forget(on, 'foodLabels', (values) => recipesWith(`ingredients."foodId" in ${values('foodId')}`));
  }
  await forget('update', 'labels', (values) =>
    recipesWith(`ingredients."foodId" in (select "foodId" from "foodLabels" where "labelId" in ${values('id')})`),
  );
};
