/** What the reading of a line needs to know about its language. */
export interface LineGrammar {
  /** Sticky: matches one amount at `lastIndex`, a range and a following "x" included. */
  number: RegExp;
  isUnit(word: string): boolean;
}

/** What parts numbers from each other, thin and fixed spaces included. */
const blank = '[ \\u00a0\\u2000-\\u200b\\u202f]';
const blankOrHyphen = '[ \\u00a0\\u2000-\\u200b\\u202f-]';

/** Every way in which one half is written: ½, 1/2, 1⁄2, 1 1/2, 1-1/2, 1 and 1/2, &frac12; */
const vulgarFraction = '(?:[¼-¾⅐-⅞]|&frac(?:[1-7][2-8]);)';

export function numberPattern(words: {
  range: readonly string[];
  and: readonly string[];
  decimalComma: boolean;
  /** "1と1/2" has no blanks. */
  isUnspaced?: boolean;
}): RegExp {
  const and = words.isUnspaced
    ? `(?:${blank}*(?:${words.and.join('|')})${blank}*|${blank}+|-)`
    : `(?:${blank}+(?:(?:${words.and.join('|')}|&)${blank}+)?|-)`;
  const plain = words.decimalComma
    ? '\\d{1,3}(?:\\.\\d{3})+(?!\\d)|\\d+(?:[.,]\\d+)?'
    : '\\d{1,3}(?:,\\d{3})+(?!\\d)|\\d+(?:\\.\\d+)?|\\.\\d+';
  const fraction = '\\d+[/⁄]\\d+(?!\\d)';
  const one = `(?:\\d+${and}?${vulgarFraction}|\\d+${and}${fraction}|${fraction}|${vulgarFraction}|${plain})`;
  const range = words.range.join('|');
  const to = `(?:${blank}*[-–—−]${blank}*(?:(?:${range})${blank}+)?|-?${blank}*(?<=${blankOrHyphen})(?:${range})(?:${blank}*|-))`;
  return new RegExp(`${one}(?:${to}${one})?(?:${blank}*[x](?![\\p{L}\\p{M}]))?`, 'iuy');
}
