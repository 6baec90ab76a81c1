import type { RecipeSummary } from '@larder/contract';
import { type RawBuilder, sql } from 'kysely';
import type { GroupDatabase } from '../../../platform/database/index.ts';
import type { Window } from '../../../platform/database/lists/index.ts';
import { cardTuple } from '../reading/card-tuple.repository.ts';
import { type CardTuple, toSummary } from '../reading/to-summary.ts';

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
    .select(cardTuple(db.dialect).$castTo<CardTuple>().as('card'))
    .execute();
  return rows.map(({ card }) => toSummary(db.dialect.parseJson(card)));
};

export const isPublic: RawBuilder<boolean> = sql`recipes.public = 1`;
