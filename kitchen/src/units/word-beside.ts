import { unitWords, unitWordsOf } from './unit-words.ts';

/** Abbreviations stay as they are: they have no vowel, or are short. */
const isSpelled = (word: string): boolean => word.length >= 3 && /[aeiouáéíóú]/i.test(word);

/**
 * A unit as it is written, in the singular or plural that another number asks for: "cups" is "cup" beside ½. Only where that is an
 * s in every language that has the word: "Liter" stays.
 */
export function wordBeside(word: string, count: number): string {
  const isPlural = /s$/i.test(word);
  if (isPlural === count > 1) return word;
  const other = isPlural ? word.slice(0, -1) : `${word}s`;
  if (!isSpelled(word) || !isSpelled(other)) return word;
  const speakers = Object.keys(unitWords).filter((code) => unitWordsOf(code).includes(word.toLowerCase()));
  const isSaid = speakers.length > 0 && speakers.every((code) => unitWordsOf(code).includes(other.toLowerCase()));
  return isSaid ? other : word;
}
