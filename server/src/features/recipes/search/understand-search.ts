import type { GroupDatabase, IndexQuery } from '../../../platform/database/index.ts';
import { findContinuations, findCorrections, type KnownWord } from './known-words.repository.ts';
import { type Scope, scopes, tokenOf } from './search-texts.ts';
import { type TypedWord, typedWords } from './typed-words.ts';
import { isTypedByLetters } from './words.repository.ts';

/** A word that so few recipes hold may be the same mistake made before. */
const few = 2;

/** One word of a search: what stands for exactly it, and what it may mean as well, as a beginning or with a typo. */
interface Term {
  exact: number[];
  meant: number[];
}

/**
 * What a text looks for, best places first: each query finds what those before it find, and more.
 * Nothing for a text without words; an empty list when a word is in no recipe.
 */
export const understandSearch = async (db: GroupDatabase, text: string): Promise<IndexQuery['all'][] | undefined> => {
  const words = typedWords(text);
  if (words.length === 0) return undefined;
  const terms = await findTerms(db, words);
  if (terms.some(({ meant }) => meant.length === 0)) return [];

  const inScope = (scope: Scope, form: keyof Term) =>
    terms.map((term) => term[form].map((number) => tokenOf(scope, number)));
  const isExactEnough = terms.every(({ exact }) => exact.length > 0);
  const isAllExact = terms.every(({ exact, meant }) => exact.length === meant.length);
  return [
    ...(isExactEnough && !isAllExact ? [inScope('n', 'exact')] : []),
    ...scopes.map((scope) => inScope(scope, 'meant')),
  ];
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
    return {
      exact: known.filter(({ word }) => word === one.word).map(({ number }) => number),
      meant: [...new Set([...known, ...corrected].map(({ number }) => number))],
    };
  });
};

const isRare = (words: KnownWord[] = []): boolean => words.reduce((sum, { recipes }) => sum + recipes, 0) <= few;
