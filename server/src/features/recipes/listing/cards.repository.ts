import type { RecipeSummary } from '@larder/contract';
import { type RawBuilder, sql } from 'kysely';
import type { GroupDatabase } from '../../../platform/database/index.ts';
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
  return limit === undefined ? ordered : ordered.limit(limit).offset(offset);
};

export const countRecipes = async (db: GroupDatabase, conditions: RawBuilder<boolean>[]): Promise<number> => {
  const { count } = await recipesIn(db, conditions)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

const inARow = (rows: { card: string }[]): string => rows.map(({ card }) => card).join(',');

/** Cards straight from an index that has them in their order, as JSON, separated by commas. */
export const readCards = async (db: GroupDatabase, selection: Selection, window: Window): Promise<string> => {
  const rows = await windowOf(db, selection, window)
    .innerJoin('recipeCards', 'recipeCards.number', 'recipes.number')
    .select('recipeCards.card')
    .execute();
  return inARow(rows);
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
  const rows = await db.run(sql<{ card: string }>`select "recipeCards".card
    from ${db.dialect.picked(numbers)} "recipeCards" inner join recipes on recipes.number = "recipeCards".number
    where "recipeCards".number = picked.number and recipes."groupId" = ${db.groupId} order by picked.place`);
  return inARow(rows);
};

/** As `readCardsOf`, as values. */
export const readSummariesOf = async (db: GroupDatabase, numbers: number[]): Promise<RecipeSummary[]> =>
  JSON.parse(`[${await readCardsOf(db, numbers)}]`);

export const isPublic: RawBuilder<boolean> = sql`recipes.public = 1`;
