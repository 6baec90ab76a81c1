import type { ScanLine } from './scan.ts';

const amount = /^[\d¼½¾⅓⅔⅛][\d/,.–-]*\p{L}{0,3}$/u;
/** What a 1 is taken for, standing alone at the start of a line. */
const maybeOne = /^[lI|!]$/u;

/** Where so many lines begin with an amount, each of them is a line of its own. */
export const isList = (lines: readonly ScanLine[]): boolean =>
  lines.filter(({ words }) => amount.test(words[0]?.text ?? '')).length >= lines.length * 0.4;

/** In a list of amounts, a stroke before a word is a 1. */
export const withOnes = (lines: readonly ScanLine[]): ScanLine[] => {
  if (!isList(lines)) return [...lines];
  return lines.map((line) => {
    const [first, second, ...others] = line.words;
    if (!first || !second || !maybeOne.test(first.text) || !/^\p{L}/u.test(second.text)) return line;
    return { words: [{ ...first, text: '1' }, second, ...others] };
  });
};
