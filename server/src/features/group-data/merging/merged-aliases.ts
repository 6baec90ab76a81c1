import type { NameBook } from '../names/name-book.ts';
import type { Candidate, Mergeable } from './mergeable.ts';

/** Names of what is merged away that lead to what stays from then on: those that lead to nothing else. */
export const mergedAliases = (
  { hasAliases, namesOf }: Mergeable,
  book: NameBook,
  from: Candidate,
  to: Candidate,
): string[] => {
  if (!hasAliases) return [];
  const known = new Set([to.key, ...to.otherNames.map((name) => namesOf(name).key)]);
  const added: string[] = [];
  for (const name of [from.name, ...from.otherNames]) {
    const { key } = namesOf(name);
    const owner = book.ownerOf(key);
    if (known.has(key) || (owner && owner.id !== from.id)) continue;
    known.add(key);
    added.push(name);
  }
  return added;
};
