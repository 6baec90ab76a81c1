import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Dialect } from '../dialects/dialect.ts';
import { columnKinds } from './columns.ts';

const column = (table: string) => (name: string) => sql.ref(`${table}.${name}`);

/** The organizers of one kind of the recipe in question, as JSON. */
const organizersOf = (dialect: Dialect, kind: string): RawBuilder<unknown> => {
  const of = column('organizer');
  const organizer = dialect.jsonObject({
    id: of('id'),
    groupId: of('groupId'),
    name: of('name'),
    slug: of('slug'),
    onHand: dialect.jsonFlag(of('onHand')),
  });
  return sql`(select ${dialect.jsonList(organizer, sql`link.position`)}
    from "recipeOrganizers" as link inner join organizers as organizer on organizer.id = link."organizerId"
    where link."recipeId" = recipes.id and link.kind = ${sql.lit(kind)})`;
};

/** A row of `recipes` as the card that goes over the wire. */
const cardOf = (dialect: Dialect): RawBuilder<unknown> => {
  const of = column('recipes');
  const same = (...names: string[]) => Object.fromEntries(names.map((name) => [name, of(name)]));
  return dialect.jsonObject({
    id: of('id'),
    userId: sql`coalesce(${of('userId')}, '')`,
    groupId: of('groupId'),
    householdId: of('groupId'),
    ...same('name', 'slug', 'image', 'imageColor', 'recipeYield', 'recipeServings', 'recipeYieldQuantity'),
    ...same('totalTime', 'prepTime', 'cookTime', 'performTime', 'description'),
    recipeCategory: organizersOf(dialect, 'category'),
    tags: organizersOf(dialect, 'tag'),
    tools: organizersOf(dialect, 'tool'),
    rating: of('rating'),
    orgURL: of('orgUrl'),
    ...same('dateAdded', 'dateUpdated', 'lastMade', 'createdAt'),
    updateAt: of('updatedAt'),
    updatedAt: of('updatedAt'),
  });
};

/** Cards are written once by whatever changes them, and not put together anew by every list that shows them. */
// biome-ignore lint/suspicious/noExplicitAny: a schema migration works on tables that the present schema need not know.
export const readyCards = async (database: Kysely<any>, dialect: Dialect): Promise<void> => {
  const { text } = columnKinds(dialect);
  await database.schema
    .createTable('recipeCards')
    .addColumn('number', sql`integer`, (number) => number.primaryKey())
    .addColumn('card', ...text())
    .addForeignKeyConstraint('recipeCards_recipe', ['number'], 'recipes', ['number'], (key) => key.onDelete('cascade'))
    .execute();

  const write = (condition: string) => {
    const { sql: statement } = dialect.compile(sql`insert into "recipeCards" (number, card)
      select recipes.number, ${dialect.jsonText(cardOf(dialect))} from recipes where ${sql.raw(condition)}
      on conflict (number) do update set card = excluded.card`);
    return statement;
  };
  await sql.raw(write('true')).execute(database);

  const follow = (on: 'insert' | 'update' | 'delete', table: string, condition: string) =>
    dialect.afterEach(database, { name: `recipeCards_after_${table}_${on}`, on, table, run: write(condition) });
  await follow('insert', 'recipes', 'recipes.number = new.number');
  await follow('update', 'recipes', 'recipes.number = new.number');
  await follow('insert', 'recipeOrganizers', 'recipes.id = new."recipeId"');
  await follow('update', 'recipeOrganizers', 'recipes.id = new."recipeId"');
  await follow('delete', 'recipeOrganizers', 'recipes.id = old."recipeId"');
  await follow(
    'update',
    'organizers',
    'recipes.id in (select "recipeId" from "recipeOrganizers" where "organizerId" = new.id)',
  );
};
