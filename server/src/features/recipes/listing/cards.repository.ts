import type { RecipeSummary } from '@larder/contract';
import { type RawBuilder, sql } from 'kysely';
import type { GroupDatabase } from '../../../platform/database/index.ts';
import type { Window } from '../../../platform/database/lists/index.ts';
import { cardColumns } from '../reading/recipe-columns.ts';
import { organizersOf } from '../reading/recipe-parts.repository.ts';
import { toSummary } from '../reading/to-summary.ts';

const found = (db: GroupDatabase, conditions: RawBuilder<boolean>[]) =>
  conditions.reduce((recipes, condition) => recipes.where(condition), db.from('recipes'));

export const countRecipes = async (db: GroupDatabase, conditions: RawBuilder<boolean>[]): Promise<number> => {
  const { count } = await found(db, conditions)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

/** The cards of the recipes that fulfil all conditions; the newest of equals come first. */
export const readCards = async (
  db: GroupDatabase,
  conditions: RawBuilder<boolean>[],
  order: RawBuilder<unknown>[],
  { limit, offset }: Window,
): Promise<RecipeSummary[]> => {
  const ordered = [...order, sql`recipes.number desc`].reduce<ReturnType<typeof found>>(
    (recipes, term) => recipes.orderBy(term),
    found(db, conditions),
  );
  const rows = await (limit === undefined ? ordered : ordered.limit(limit).offset(offset))
    .select(cardColumns)
    .select((recipe) => organizersOf(recipe, db.dialect))
    .execute();
  return rows.map(({ organizers, ...row }) => toSummary(row, db.dialect.parseJson(organizers)));
};

export const isPublic: RawBuilder<boolean> = sql`recipes.public = 1`;
