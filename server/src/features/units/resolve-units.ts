import { plainText } from '@larder/kitchen';
import type { GroupTransaction } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors/index.ts';
import { type Reference, resolveReferences } from '../../platform/references/index.ts';
import { findUnits, insertUnits } from './units.repository.ts';

/**
 * The id of each unit that a recipe refers to, or null where none is meant. Names that differ only in capitals or accents
 * are one unit; what the group has not is created.
 */
export const resolveUnits = async (
  db: GroupTransaction,
  references: readonly (Reference | null | undefined)[],
  at: Date,
): Promise<(string | null)[]> => {
  const ids = await resolveReferences(
    references.map((reference) => reference ?? {}),
    {
      keyOf: plainText,
      find: (ids, keys) => findUnits(db, ids, keys),
      create: (things) => insertUnits(db, things, at),
    },
  );
  if (ids.includes(null)) throw new AppError('unit.not-found');
  return ids.map((id) => id ?? null);
};
