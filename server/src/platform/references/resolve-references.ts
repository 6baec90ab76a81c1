import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '@larder/contract';
import { plainText } from '@larder/kitchen';
import { AppError } from '../errors/index.ts';

/** An entity as clients refer to it: by id, by name, or both. */
export interface Reference {
  id?: string | null;
  name?: string | null;
}

interface Known {
  id: string;
  key: string;
}

export interface NewReferent {
  id: string;
  name: string;
  key: string;
}

interface Referents {
  /** What two names of the same entity have in common. */
  keyOf: (name: string) => string;
  /** Those of the group that have one of the ids or one of the keys. */
  find: (ids: string[], keys: string[]) => Promise<Known[]>;
  create: (missing: NewReferent[]) => Promise<unknown>;
}

/** Without spaces around it, and with one at most between its words. */
export const cleanName = (name: string): string => name.trim().replaceAll(/\s+/g, ' ');

/**
 * The id of what each reference means, in their order. An id that the group does not know counts for nothing; then the
 * name decides, and what has no such name yet is created. Undefined for a reference that says nothing at all, null for
 * one whose id is unknown and whose name is missing.
 */
export const resolveReferences = async (
  references: readonly Reference[],
  { keyOf, find, create }: Referents,
): Promise<(string | null | undefined)[]> => {
  const wanted = references.map((reference) => {
    const name = cleanName(reference.name ?? '');
    return { id: reference.id?.trim().toLowerCase() ?? '', name, key: name && keyOf(name) };
  });
  const ids = distinct(wanted.map(({ id }) => id));
  const keys = distinct(wanted.map(({ key }) => key));
  if (ids.length === 0 && keys.length === 0) return references.map(() => undefined);

  const known = await find(ids, keys);
  const knownIds = new Set(known.map(({ id }) => id));
  const idOfKey = new Map(known.map(({ id, key }) => [key, id]));
  const created: NewReferent[] = [];
  for (const { id, name, key } of wanted) {
    if (knownIds.has(id) || !key || idOfKey.has(key)) continue;
    const referent = { id: randomUUID(), name, key };
    created.push(referent);
    idOfKey.set(key, referent.id);
  }
  if (created.length > 0) await create(created);
  return wanted.map(({ id, key }) => {
    if (knownIds.has(id)) return id;
    if (key) return idOfKey.get(key);
    return id ? null : undefined;
  });
};

const distinct = (values: string[]) => [...new Set(values.filter(Boolean))];

export const looksLikeId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

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
