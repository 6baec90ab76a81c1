import type { GroupTransaction } from '../../platform/database/index.ts';
import { type Reference, resolveNames } from '../../platform/references/index.ts';
import { findFoods, insertFoods } from './foods.repository.ts';

/** The id of each food that a recipe refers to, or null where none is meant. */
export const resolveFoods = (
  db: GroupTransaction,
  references: readonly (Reference | null | undefined)[],
  at: Date,
): Promise<(string | null)[]> =>
  resolveNames(
    references,
    {
      find: (ids, keys) => findFoods(db, ids, keys),
      create: (things) => insertFoods(db, things, at),
    },
    'food.not-found',
  );
