import type { RecipeSummary } from '@larder/contract';
import { type RawBuilder, sql } from 'kysely';
import type { GroupDatabase } from '../../../platform/database/index.ts';
import type { Window } from '../../../platform/database/lists/index.ts';
import { atOnce, readCards, readPage } from '../reading/documents.repository.ts';

/** What a list is about: the conditions that its recipes fulfil, and their order; the newest of equals come first. */
export interface Selection {
  conditions: RawBuilder<boolean>[];
  order: RawBuilder<unknown>[];
}

const recipesIn = (db: GroupDatabase, conditions: RawBuilder<boolean>[]) =>
  conditions.reduce((recipes, condition) => recipes.where(condition), db.from('recipes'));

export const countRecipes = async (db: GroupDatabase, conditions: RawBuilder<boolean>[]): Promise<number> => {
  const { count } = await recipesIn(db, conditions)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

const recipesOf = (db: GroupDatabase, { conditions, order }: Selection, { limit, offset }: Window) => {
  const ordered = [...order, sql`recipes.number desc`].reduce<ReturnType<typeof recipesIn>>(
    (recipes, term) => recipes.orderBy(term),
    recipesIn(db, conditions),
  );
  return limit === undefined ? ordered : ordered.limit(limit).offset(offset);
};

/** The numbers of the recipes of a window. */
export const findNumbers = async (db: GroupDatabase, selection: Selection, window: Window): Promise<number[]> => {
  const rows = await recipesOf(db, selection, window).select('recipes.number').execute();
  return rows.map(({ number }) => number);
};

/** The cards of the recipes of a window as JSON in their order, separated by commas: a page by one statement, more in parts. */
export const readWindow = async (db: GroupDatabase, selection: Selection, window: Window): Promise<string> =>
  window.limit !== undefined && window.limit <= atOnce
    ? readPage(db, recipesOf(db, selection, window))
    : readCards(db, await findNumbers(db, selection, window));

/** The cards of the recipes of these numbers, in the same order. */
export const readSummaries = async (db: GroupDatabase, numbers: number[]): Promise<RecipeSummary[]> =>
  JSON.parse(`[${await readCards(db, numbers)}]`);

export const isPublic: RawBuilder<boolean> = sql`recipes.public = 1`;
