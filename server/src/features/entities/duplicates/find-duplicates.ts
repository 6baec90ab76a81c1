import type { DuplicateReason, DuplicateSet } from '@larder/contract';
import { deletes, plainText, searchWords, withinOneTypo } from '@larder/kitchen';

export interface Suspect {
  id: string;
  name: string;
  /** Its plural, abbreviations and aliases, as far as it has any. */
  otherNames?: string[];
  references: number;
}

/** Whether somebody has said that two are not the same. */
export type AreDifferent = (one: string, other: string) => boolean;

/** Shorter names differ by a letter more often because they mean something else: "lime", "line". */
const shortestWithTypos = 5;
/** So many names that one letter apart look alike are a series, such as numbered ones, and no typos. */
const largestBucket = 20;

/**
 * Sets of names that are probably one entity: the same but for accents, blanks and hyphens, singular and plural, or a letter
 * apart. Each name is looked up by what it has in common with others, so that the work grows with the number of names only.
 */
export const findDuplicates = (entities: readonly Suspect[], differ: AreDifferent = () => false): DuplicateSet[] => {
  const suspects = entities.toSorted((a, b) => b.references - a.references || (a.name < b.name ? -1 : 1));
  const sets = new Map<Suspect, DuplicateSet['others']>();
  const mainOf = new Map<Suspect, Suspect>();
  for (const [first, other, reason] of pairs(suspects)) {
    if (mainOf.has(other) || sets.has(other)) continue;
    const keep = mainOf.get(first) ?? first;
    if (keep === other || differ(first.id, other.id) || differ(keep.id, other.id)) continue;
    mainOf.set(other, keep);
    sets.set(keep, [...(sets.get(keep) ?? []), { ...shown(other), reason }]);
  }
  return [...sets].map(([keep, others]) => ({ keep: shown(keep), others }));
};

const shown = ({ id, name, references }: Suspect) => ({ id, name, references });

type Pair = [first: Suspect, other: Suspect, reason: DuplicateReason];

/** The surest reasons first; of two names the one that is used more is kept. */
const pairs = (suspects: Suspect[]): Pair[] => [
  ...sameBy(suspects, 'accent', ({ name }) => [spelling(name)]),
  ...sameBy(suspects, 'plural', ({ name, otherNames = [] }) => [name, ...otherNames].map(folded)),
  ...typos(suspects),
];

/** Letters and digits alone, with the umlauts in the spelling of those who have none on their keyboard. */
const spelling = (name: string): string =>
  plainText(name.toLowerCase().replaceAll(/[äöü]/g, (letter) => `${letter}e`)).replaceAll(/[^\p{L}\p{N}]/gu, '');

const folded = (name: string): string => searchWords(name).join(' ');

const sameBy = (suspects: Suspect[], reason: DuplicateReason, keysOf: (suspect: Suspect) => string[]): Pair[] => {
  const first = new Map<string, Suspect>();
  const found: Pair[] = [];
  for (const suspect of suspects) {
    for (const key of new Set(keysOf(suspect).filter(Boolean))) {
      const known = first.get(key);
      if (!known) first.set(key, suspect);
      else if (known !== suspect) found.push([known, suspect, reason]);
    }
  }
  return found;
};

const typos = (suspects: Suspect[]): Pair[] => {
  const buckets = new Map<string, { suspect: Suspect; word: string }[]>();
  for (const suspect of suspects) {
    const word = spelling(suspect.name);
    if (word.length < shortestWithTypos || /\d/.test(word)) continue;
    for (const key of [word, ...deletes(word)]) {
      const bucket = buckets.get(key) ?? [];
      if (bucket.length < largestBucket) bucket.push({ suspect, word });
      buckets.set(key, bucket);
    }
  }
  const found: Pair[] = [];
  for (const bucket of buckets.values()) {
    for (const [index, one] of bucket.entries()) {
      for (const other of bucket.slice(index + 1)) {
        const isLikely = one.word[0] === other.word[0] && withinOneTypo(one.word, other.word);
        if (isLikely) found.push([one.suspect, other.suspect, 'typo']);
      }
    }
  }
  return found;
};
