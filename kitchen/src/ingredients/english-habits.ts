import type { LabelledToken } from './parts.ts';

/**
 * What cooks mean where the labels of the corpus say less: "a pinch" is one pinch, "half a lemon" is half of one, eggs
 * come by the dozen, and a T between number and food is a spoon.
 */
export function asCooksMean(tokens: readonly LabelledToken[]): LabelledToken[] {
  const meant = tokens.map((token) => ({ ...token }));
  meant.forEach((token, i) => {
    const [before, after] = [meant[i - 1], meant[i + 1]];
    const isAfterAmount = before?.label === 'QTY';
    if (isArticle(token) && (i === 0 ? after?.label === 'UNIT' : isAfterAmount && before.kind === 'word'))
      token.label = 'QTY';
    const isBetween = isAfterAmount && before.kind === 'number' && after?.kind === 'word';
    if (isBetween && /^(?:dozen|t)$/i.test(token.text)) token.label = 'UNIT';
  });
  return meant;
}

const isArticle = ({ text, label }: LabelledToken): boolean => /^an?$/i.test(text) && label !== 'UNIT';

/** "For the sauce: " before "2 tbsp butter"; '' where none stands. */
export const purposeBefore = (line: string): string =>
  /^\s*(?:for|to)\s[^\d½¼¾⅓⅔⅛,;:()]{2,60}:\s*(?=[\d½¼¾⅓⅔⅛])/iu.exec(line)?.[0] ?? '';
