import { irregularPlurals } from './irregular-plurals.ts';

/** Words of up to this many letters lose no ending, since too little of them would be left to tell them apart. */
const shortest = 3;

/**
 * One form for a word and its plural in English, German, French, Spanish, Portuguese and Dutch, whatever the language is:
 * index and query fold alike, so it only matters that both forms meet, not that the result is a word.
 * A difference of a single letter, as in Italian, is left to the typo search.
 */
export function foldPlural(word: string): string {
  const irregular = irregularPlurals.get(word);
  if (irregular) return foldEnding(irregular);
  return foldEnding(withoutPluralS(word));
}

/** "eggs", "gâteaux". */
function withoutPluralS(word: string): string {
  if (word.length <= shortest) return word;
  return word.replace(/(?<=[^s])s$|(?<=u)x$/, '');
}

function foldEnding(word: string): string {
  if (word.length <= shortest) return word;
  for (const [ending, replacement] of endings) {
    if (ending.test(word)) return word.replace(ending, replacement);
  }
  return word;
}

const endings: readonly (readonly [ending: RegExp, replacement: string])[] = [
  // cherrie(s), cherry, cookie(s): the same sound at the end
  [/(?<=[^aeiou])(?:ie|y)$/, 'i'],
  // limão, limõe(s); camarão, camarõe(s)
  [/(?<=.{2})(?:ao|oe)$/, 'o'],
  // Tomate(n), Bohne(n), but not chicken
  [/(?<=.{2}[^aeiouk]|.{2}[^c]k)en$/, ''],
  // Zwiebel(n), Feder(n)
  [/(?<=.{2}e[lr])n$/, ''],
  // tomate, Bohne, tarte, radishe(s)
  [/(?<=.{4})e$/, ''],
];
