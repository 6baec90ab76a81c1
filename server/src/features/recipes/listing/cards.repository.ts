import type { RecipeSummary } from '@larder/contract';
import { type RawBuilder, sql } from 'kysely';
import { compiledOnce, filledIn, type GroupDatabase } from '../../../platform/database/index.ts';
import type { Window } from '../../../platform/database/lists/index.ts';

/** What a list is about: the conditions that its recipes fulfil, and their order; the newest of equals come first. */
export interface Selection {
  conditions: RawBuilder<boolean>[];
  order: RawBuilder<unknown>[];
}

const newestFirst = sql`recipes.number desc`;
const newestLast = sql`recipes.number asc`;

const recipesIn = (db: GroupDatabase, conditions: RawBuilder<boolean>[]) =>
  conditions.reduce((recipes, condition) => recipes.where(condition), db.from('recipes'));

const windowOf = (
  db: GroupDatabase,
  { conditions, order }: Selection,
  { limit, offset }: Window,
  amongEquals: RawBuilder<unknown> = newestFirst,
) => {
  const ordered = [...order, amongEquals].reduce<ReturnType<typeof recipesIn>>(
    (recipes, term) => recipes.orderBy(term),
    recipesIn(db, conditions),
  );
  if (limit === undefined) return ordered;
  // PostgreSQL plans anew at each call where the size is a value; the first window is asked for most.
  return offset === 0 ? ordered.limit(sql.lit(limit)) : ordered.limit(limit).offset(offset);
};

export const countRecipes = async (db: GroupDatabase, conditions: RawBuilder<boolean>[]): Promise<number> => {
  const { count } = await recipesIn(db, conditions)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

/** Nothing where no recipe was found. */
interface Cards {
  cards: string | null;
}

const cardsIn = ([row]: Cards[]): string => row?.cards ?? '';

const conditionsOf = (conditions: RawBuilder<boolean>[]) =>
  sql.join(
    conditions.map((condition) => sql`and ${condition}`),
    sql` `,
  );

const cardsOf = ({ conditions, order }: Selection, { limit, offset }: Window) =>
  sql<Cards>`select string_agg(card, ',') as cards from (
    select "recipeCards".card from recipes inner join "recipeCards" on "recipeCards".number = recipes.number
    where recipes."groupId" = ${filledIn} ${conditionsOf(conditions)}
    order by ${sql.join([...order, newestFirst])}
    ${limit === undefined ? sql`` : sql`limit ${sql.lit(limit)}`} ${offset === 0 ? sql`` : sql`offset ${filledIn}`}) as page`;

const cardsStatement = compiledOnce<Cards>();

/**
 * Cards straight from an index that has them in their order, as JSON, separated by commas.
 *
 * @param name the same for equal selections only
 */
export const readCards = async (
  db: GroupDatabase,
  name: string,
  selection: Selection,
  window: Window,
): Promise<string> => {
  const { limit, offset } = window;
  const statement = cardsStatement(db.dialect, `${name} ${limit} ${offset > 0}`, () => cardsOf(selection, window));
  return cardsIn(await db.lookUp(statement, offset > 0 ? [offset] : []));
};

/** The numbers of recipes that have to be sorted first: what their cards show is read for the window alone. */
export const findNumbers = async (db: GroupDatabase, selection: Selection, window: Window): Promise<number[]> => {
  const rows = await windowOf(db, selection, window).select('recipes.number').execute();
  return rows.map(({ number }) => number);
};

/** As `findNumbers`, counted from the end of the list by a selection whose order is turned round. */
export const findNumbersFromEnd = async (db: GroupDatabase, turned: Selection, window: Window): Promise<number[]> => {
  const rows = await windowOf(db, turned, window, newestLast).select('recipes.number').execute();
  return rows.map(({ number }) => number).reverse();
};

/** The cards of the recipes of these numbers, in the same order, as JSON, separated by commas. */
export const readCardsOf = async (db: GroupDatabase, numbers: number[]): Promise<string> => {
  if (numbers.length === 0) return '';
  const rows = await db.run(sql<Cards>`select string_agg("recipeCards".card, ',' order by picked.place) as cards
    from ${db.dialect.picked(numbers)} "recipeCards" inner join recipes on recipes.number = "recipeCards".number
    where "recipeCards".number = picked.number and recipes."groupId" = ${db.groupId}`);
  return cardsIn(rows);
};

/** As `readCardsOf`, as values. */
export const readSummariesOf = async (db: GroupDatabase, numbers: number[]): Promise<RecipeSummary[]> =>
  JSON.parse(`[${await readCardsOf(db, numbers)}]`);

export const isPublic: RawBuilder<boolean> = sql`recipes.public = 1`;
