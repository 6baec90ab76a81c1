import type { GroupTransaction } from '../../platform/database/index.ts';
import { type Reference, resolveNames } from '../../platform/references/index.ts';
import { findUnits, insertUnits } from './units.repository.ts';

/** The id of each unit that a recipe refers to, or null where none is meant. */
export const resolveUnits = (
  db: GroupTransaction,
  references: readonly (Reference | null | undefined)[],
  at: Date,
): Promise<(string | null)[]> =>
  resolveNames(
    references,
    {
      find: (ids, keys) => findUnits(db, ids, keys),
      create: (things) => insertUnits(db, things, at),
    },
    'unit.not-found',
  );
