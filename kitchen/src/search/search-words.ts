import { foldPlural } from './fold-plural.ts';
import { foldScript } from './fold-script.ts';
import { plainText } from './plain-text.ts';

/** Scripts that put no space between words. */
const unspaced =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}ー々';
const tokens = new RegExp(
  `(?:(?=[\\p{L}\\p{N}\\p{M}])[${unspaced}\\p{M}])+|(?:(?![${unspaced}])[\\p{L}\\p{N}\\p{M}])+`,
  'gu',
);
const isUnspaced = new RegExp(`[${unspaced}]`, 'u');

/**
 * The words that a text is found by, in order: index and query are put through the same. Lower case, no accents, one form
 * for singular and plural, and one for what a script writes in two ways. Writing without spaces becomes single signs and pairs, so that any part of it is found.
 */
export function searchWords(text: string): string[] {
  const withoutGenitive = foldScript(plainText(text)).replace(/(?<=\p{L})['’]s(?!\p{L})/gu, '');
  const found = withoutGenitive.match(tokens) ?? [];
  return found.flatMap((token) => (isUnspaced.test(token) ? signsAndPairs(token) : [foldPlural(token)]));
}

function signsAndPairs(run: string): string[] {
  const signs = run.match(/\P{M}\p{M}*|\p{M}+/gu) ?? [];
  return signs.flatMap((sign, at) => (at + 1 < signs.length ? [sign, sign + signs[at + 1]] : [sign]));
}
