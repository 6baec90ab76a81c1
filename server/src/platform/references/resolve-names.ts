import type { ErrorCode } from '@larder/contract';
import { plainText } from '@larder/kitchen';
import { AppError } from '../errors/index.ts';
import { type Reference, resolveReferences } from './resolve-references.ts';

type Table = Omit<Parameters<typeof resolveReferences>[1], 'keyOf'>;

/**
 * The id of each row that is referred to by name, or null where none is meant. Names that differ only in capitals
 * or accents mean the same row; what the group has not is created.
 * @throws AppError with the code for an id that nothing has and no name goes with
 */
export const resolveNames = async (
  references: readonly (Reference | null | undefined)[],
  table: Table,
  notFound: ErrorCode,
): Promise<(string | null)[]> => {
  const ids = await resolveReferences(
    references.map((reference) => reference ?? {}),
    { ...table, keyOf: plainText },
  );
  if (ids.includes(null)) throw new AppError(notFound);
  return ids.map((id) => id ?? null);
};
