import { plainText } from '@larder/kitchen';
import type { GroupTransaction } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors/index.ts';
import { type Reference, resolveReferences } from '../../platform/references/index.ts';
import { findFoods, insertFoods } from './foods.repository.ts';

/**
 * The id of each food that a recipe refers to, or null where none is meant. Names that differ only in capitals or accents
 * are one food; what the group has not is created.
 */
export const resolveFoods = async (
  db: GroupTransaction,
  references: readonly (Reference | null | undefined)[],
  at: Date,
): Promise<(string | null)[]> => {
  const ids = await resolveReferences(
    references.map((reference) => reference ?? {}),
    {
      keyOf: plainText,
      find: (ids, keys) => findFoods(db, ids, keys),
      create: (things) => insertFoods(db, things, at),
    },
  );
  if (ids.includes(null)) throw new AppError('food.not-found');
  return ids.map((id) => id ?? null);
};
