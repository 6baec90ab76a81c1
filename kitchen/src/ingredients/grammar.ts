/** What the reading of a line needs to know about its language. */
export interface LineGrammar {
  /** Sticky: matches one amount at `lastIndex`, a range and a following "x" included. */
  number: RegExp;
  isUnit(word: string): boolean;
}

/** Every way in which one half is written: ½, 1/2, 1⁄2, 1 1/2, 1-1/2, 1 and 1/2, &frac12; */
const vulgarFraction = '(?:[¼-¾⅐-⅞]|&frac(?:[1-7][2-8]);)';

export function numberPattern(words: {
  range: readonly string[];
  and: readonly string[];
  decimalComma: boolean;
}): RegExp {
  const and = `(?:[ \\u00a0\\u202f]+(?:(?:${words.and.join('|')}|&)[ \\u00a0]+)?|-)`;
  const plain = words.decimalComma
    ? '\\d{1,3}(?:\\.\\d{3})+(?!\\d)|\\d+(?:[.,]\\d+)?'
    : '\\d{1,3}(?:,\\d{3})+(?!\\d)|\\d+(?:\\.\\d+)?|\\.\\d+';
  const fraction = '\\d+[/⁄]\\d+(?!\\d)';
  const one = `(?:\\d+${and}?${vulgarFraction}|\\d+${and}${fraction}|${fraction}|${vulgarFraction}|${plain})`;
  const range = words.range.join('|');
  const to = `(?:[ \\u00a0]*[-–—−][ \\u00a0]*(?:(?:${range})[ \\u00a0]+)?|-?[ \\u00a0]*(?<=[ \\u00a0-])(?:${range})(?:[ \\u00a0]*|-))`;
  return new RegExp(`${one}(?:${to}${one})?(?:[ \\u00a0]*[x](?![\\p{L}\\p{M}]))?`, 'iuy');
}
