import { tellingWords } from './connecting-words.ts';
import { plainText } from './plain-text.ts';
import { wordsOf } from './scoped-words.ts';

const mostWords = 10;

export interface TypedWord {
  /** As the index knows it: one form for singular and plural. */
  word: string;
  /** All forms in which it may contain a typo: what looks like an ending may be a part of the word. */
  forms: string[];
}

/** The words that a search is about, each once, in the order in which they were typed. */
export const typedWords = (text: string): TypedWord[] => {
  const words = new Map<string, TypedWord>();
  for (const piece of text.split(/[^\p{L}\p{N}\p{M}'’]+/u)) {
    const found = wordsOf(piece);
    for (const word of found) {
      if (!words.has(word)) words.set(word, { word, forms: found.length === 1 ? [word, plainText(piece)] : [word] });
    }
  }
  return tellingWords([...words.keys()])
    .slice(0, mostWords)
    .flatMap((word) => words.get(word) ?? []);
};
