import type { Definition, Derived, Dialect } from '../../../platform/database/index.ts';
import { referencedColumns } from './recipe-columns.ts';

const events = ['insert', 'update', 'delete'] as const;
type Event = (typeof events)[number];

/** The rows that a change of a table speaks of. */
const rowsOf: Record<Event, string[]> = { insert: ['new'], update: ['new', 'old'], delete: ['old'] };

const clock = `(select groups.revision from groups where groups.id = recipes."groupId")`;

/**
 * A change of something that a recipe shows gives it the clock of its group.
 *
 * @param recipes the condition that finds them by a value of the row that changed
 */
const raise = (
  { trigger }: Dialect,
  on: Event,
  { table, column, recipes }: { table: string; column: string; recipes: (values: string) => string },
) => {
  const values = rowsOf[on].map((row) => `${row}."${column}"`).join(', ');
  const run = `update recipes set revision = ${clock} where ${recipes(`(${values})`)} and revision <> ${clock}`;
  return trigger({ name: `recipeRevision_after_${table}_${on}`, on, table, run });
};

const having = (condition: string) => `id in (select "recipeId" from ${condition})`;
const isOwn = { column: 'recipeId', recipes: (ids: string) => `id in ${ids}` };

/** Other recipes show little of one that they ask for: most saves of it change nothing there. */
const isReferencedDifferently = [...referencedColumns, 'private']
  .map((column) => `new."${column}" is distinct from old."${column}"`)
  .join(' or ');

/** What a recipe consists of comes and goes with it; what it only refers to can't go while it does. */
const parts = ['ingredients', 'instructions', 'recipeOrganizers'].map((table) => ({ table, ...isOwn }));
const references = [
  {
    table: 'organizers',
    column: 'id',
    recipes: (ids: string) => having(`"recipeOrganizers" where "organizerId" in ${ids}`),
  },
  { table: 'units', column: 'id', recipes: (ids: string) => having(`ingredients where "unitId" in ${ids}`) },
  { table: 'foods', column: 'id', recipes: (ids: string) => having(`ingredients where "foodId" in ${ids}`) },
  {
    table: 'labels',
    column: 'id',
    recipes: (ids: string) => having(`ingredients where "foodId" in (select id from foods where "labelId" in ${ids})`),
  },
  {
    table: 'recipes',
    column: 'id',
    recipes: (ids: string) =>
      `${having(`ingredients where "referencedRecipeId" in ${ids}`)} and (${isReferencedDifferently})`,
  },
];

const together = (definitions: Definition[]): Definition => ({
  make: definitions.flatMap(({ make }) => make),
  drop: definitions.toReversed().flatMap(({ drop }) => drop),
});

/** A recipe's own row has its revision as every row that devices may hold. */
export const recipeRevisions: Derived = {
  name: 'revisions of recipes',
  define: ({ dialect }) =>
    together([
      ...parts.flatMap((part) => events.map((on) => raise(dialect, on, part))),
      ...references.map((reference) => raise(dialect, 'update', reference)),
    ]),
};

export const recipeDocuments: Derived = {
  name: 'documents of recipes',
  define: () => ({
    make: [
      `create table "recipeDocuments" (number integer primary key references recipes (number) on delete cascade,
        revision integer not null, program text not null, card text not null, reply text not null)`,
    ],
    drop: ['drop table "recipeDocuments"'],
  }),
};
