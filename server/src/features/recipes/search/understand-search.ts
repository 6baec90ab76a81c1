import { type MeantWord, type Scope, scopes, type TypedWord, typedWords } from '@larder/kitchen';
import type { GroupDatabase } from '../../../platform/database/index.ts';
import { findContinuations, findCorrections, type KnownWord } from './known-words.repository.ts';

import { tokenOf } from './tokens.ts';

import { countColumns, isTypedByLetters } from './words.repository.ts';

/** A word that so few recipes hold may be the same mistake made before. */
const few = 2;

/** What stands for exactly one word of a search, and what it may mean as well, as a beginning or with a typo. */
interface Term {
  exact: KnownWord[];
  meant: KnownWord[];
}

/** Where to look for all words of a search. */
export interface Place {
  /** For each word the tokens of which one has to be there. */
  all: string[][];
  /** For each word the number of recipes that may have it: never too small. */
  counts: number[];
  /** The number of recipes that have all of them, where it is known. */
  exactly: number | undefined;
}

interface Understood {
  /** Best first: each finds what those before it find, and more. None when a word is in no recipe. */
  places: Place[];
  /** For each word what it may stand for. */
  words: MeantWord[];
}

/** What a text looks for; nothing for one without words. */
export const understandSearch = async (db: GroupDatabase, text: string): Promise<Understood | undefined> => {
  const words = typedWords(text);
  if (words.length === 0) return undefined;
  const terms = await findTerms(db, words);
  const isExactElsewhere = terms.every(({ exact, meant }) => exact.length === meant.length);
  const places = scopes.map((scope) =>
    placeIn(
      scope,
      terms.map(({ meant }) => meant),
    ),
  );
  const exactNames = placeIn(
    'n',
    terms.map(({ exact }) => exact),
  );
  return {
    places: (isExactElsewhere ? places : [exactNames, ...places]).filter(({ exactly }) => exactly !== 0),
    words: words.map(({ word, forms }, index) => ({
      word,
      typed: forms.at(-1) ?? word,
      meant: terms[index]?.meant.map((known) => known.word) ?? [],
    })),
  };
};

const placeIn = (scope: Scope, terms: KnownWord[][]): Place => {
  const present = terms.map((words) => words.filter((word) => word[countColumns[scope]] > 0));
  const counts = present.map((words) => words.reduce((sum, word) => sum + word[countColumns[scope]], 0));
  const isKnown = counts.includes(0) || (present.length === 1 && present[0]?.length === 1);
  return {
    all: present.map((words) => words.map(({ number }) => tokenOf(scope, number))),
    counts,
    exactly: isKnown ? Math.min(...counts) : undefined,
  };
};

const findTerms = async (db: GroupDatabase, typed: TypedWord[]): Promise<Term[]> => {
  const continuations = await findContinuations(
    db,
    typed.map(({ word }) => word),
  );
  const doubtful = typed.filter(({ word }, index) => isTypedByLetters(word) && isRare(continuations[index]));
  const corrections = await findCorrections(
    db,
    doubtful.map(({ forms }) => forms),
  );
  return typed.map((one, index) => {
    const known = continuations[index] ?? [];
    const corrected = corrections[doubtful.indexOf(one)] ?? [];
    const numbers = new Set(known.map(({ number }) => number));
    return {
      exact: known.filter(({ word }) => word === one.word),
      meant: [...known, ...corrected.filter(({ number }) => !numbers.has(number))],
    };
  });
};

const isRare = (words: KnownWord[] = []): boolean => words.reduce((sum, { inAll }) => sum + inAll, 0) <= few;
