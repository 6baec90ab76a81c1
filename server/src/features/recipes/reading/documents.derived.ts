import { type RawBuilder, sql } from 'kysely';
import type { Definition, Derived, Dialect } from '../../../platform/database/index.ts';

type Event = 'insert' | 'update' | 'delete';

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

const documentTable = (name: string, columns: string): Definition => ({
  make: [
    `create table "${name}" (number integer primary key references recipes (number) on delete cascade, ${columns})`,
  ],
  drop: [`drop table "${name}"`],
});

/** What is made later goes first. */
const together = (...definitions: Definition[]): Definition => ({
  make: definitions.flatMap(({ make }) => make),
  drop: definitions.toReversed().flatMap(({ drop }) => drop),
});

/** Cards are written once by whatever changes them, and not put together anew by every list that shows them. */
export const recipeCards: Derived = {
  name: 'cards of recipes',
  define: (dialect) => {
    const write = (condition: string) =>
      dialect.compile(sql`insert into "recipeCards" (number, card)
        select recipes.number, ${dialect.jsonText(cardOf(dialect))} from recipes where ${sql.raw(condition)}
        on conflict (number) do update set card = excluded.card`).sql;
    const follow = (on: Event, table: string, condition: string) =>
      dialect.trigger({ name: `recipeCards_after_${table}_${on}`, on, table, run: write(condition) });
    return together(
      documentTable('recipeCards', 'card text not null'),
      { make: [write('true')], drop: [] },
      follow('insert', 'recipes', 'recipes.number = new.number'),
      follow('update', 'recipes', 'recipes.number = new.number'),
      follow('insert', 'recipeOrganizers', 'recipes.id = new."recipeId"'),
      follow('update', 'recipeOrganizers', 'recipes.id = new."recipeId"'),
      follow('delete', 'recipeOrganizers', 'recipes.id = old."recipeId"'),
      follow(
        'update',
        'organizers',
        'recipes.id in (select "recipeId" from "recipeOrganizers" where "organizerId" = new.id)',
      ),
    );
  },
};

/** The rows that a change of a table speaks of. */
const rowsOf = { insert: ['new'], update: ['new', 'old'], delete: ['old'] } as const satisfies Record<Event, string[]>;

const recipesWith = (condition: string) =>
  `(select recipes.number from recipes inner join ingredients on ingredients."recipeId" = recipes.id where ${condition})`;

/** A recipe is kept as it goes over the wire, and forgotten by whatever changes something on it. */
export const readyRecipes: Derived = {
  name: 'replies of recipes',
  define: (dialect) => {
    const forget = (on: Event, table: string, condition: (values: (column: string) => string) => string) => {
      const values = (column: string) => `(${rowsOf[on].map((row) => `${row}."${column}"`).join(', ')})`;
      const run = `delete from "readyRecipes" where number in ${condition(values)}`;
      return dialect.trigger({ name: `readyRecipes_after_${table}_${on}`, on, table, run });
    };
    return together(
      documentTable('readyRecipes', 'program text not null, reply text not null'),
      forget('update', 'recipes', (values) => values('number')),
      ...['ingredients', 'instructions', 'recipeOrganizers'].flatMap((part) =>
        (['insert', 'update', 'delete'] as const).map((on) =>
          forget(on, part, (values) => `(select number from recipes where id in ${values('recipeId')})`),
        ),
      ),
      forget(
        'update',
        'organizers',
        (
          values,
        ) => `(select recipes.number from recipes inner join "recipeOrganizers" as link on link."recipeId" = recipes.id
          where link."organizerId" in ${values('id')})`,
      ),
      forget('update', 'units', (values) => recipesWith(`ingredients."unitId" in ${values('id')}`)),
      forget('update', 'foods', (values) => recipesWith(`ingredients."foodId" in ${values('id')}`)),
      forget('update', 'labels', (values) =>
        recipesWith(`ingredients."foodId" in (select id from foods where "labelId" in ${values('id')})`),
      ),
    );
  },
};
