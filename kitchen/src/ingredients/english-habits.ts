import { english } from './english.ts';
import type { Label } from './labels.ts';
import type { LabelledToken } from './parts.ts';

/**
 * What cooks mean where the labels of the corpus say less: "a pinch" is one pinch, "an onion" one onion, "half a lemon" half
 * of one, "a quarter cup" a quarter, eggs come by the dozen, and a T between number and food is a spoon.
 */
export function asCooksMean(tokens: readonly LabelledToken[]): LabelledToken[] {
  const meant = tokens.map((token) => ({ ...token }));
  labelLeading(meant);
  meant.forEach((token, i) => {
    const [before, after] = [meant[i - 1], meant[i + 1]];
    const isAfterAmount = before?.label === 'QTY';
    if (isArticle(token) && isAfterAmount && before.kind === 'word') token.label = 'QTY';
    if (isArticle(token) && isFirstAmount(meant, i) && isTakenFrom(before, after)) token.label = 'QTY';
    const isBetween = isAfterAmount && before.kind === 'number' && after?.kind === 'word';
    if (isBetween && /^(?:dozen|t)$/i.test(token.text)) token.label = 'UNIT';
  });
  return meant;
}

const isArticle = ({ text, label }: LabelledToken): boolean => /^an?$/i.test(text) && label !== 'UNIT';

const isFirstAmount = (tokens: readonly LabelledToken[], i: number): boolean =>
  tokens.slice(0, i).every(({ label }) => label !== 'QTY');

/** "juice of a lemon" */
const isTakenFrom = (before: LabelledToken | undefined, after: LabelledToken | undefined): boolean =>
  before?.text.toLowerCase() === 'of' && before.label !== 'NAME' && after?.label === 'NAME';

const part = '(?:half|third|quarter)';
/** An amount in words at the beginning: "a few", "one and a half", "a third of a", "three quarters". */
const amountInWords = new RegExp(
  `^(?:(?:an?|one|two|three|\\d+) and an? ${part}|(?:an?|one|two|three) (?:${part}|halves|thirds|quarters)(?: of an?)?|(?:half|quarter) of an?|an? (?:couple|few)|an?)(?= )`,
);
/** What is no number for anybody, and goes into the note. */
const vague = /^(?:an? )?(?:little|bit)(?: of)?(?= )/;
const mostWords = 6;

function labelLeading(tokens: LabelledToken[]): void {
  const words = tokens.slice(0, mostWords).map(({ text }) => text.toLowerCase());
  const text = words.join(' ');
  if (/^(?:an? )?\d/.test(text) && !/^\d+ and/.test(text)) return;
  if (text.startsWith('half and half')) {
    for (const token of tokens.slice(0, 3)) token.label = 'NAME';
    return;
  }
  const quarter = words[0] === 'quarter' && english.isUnit(words[1] ?? '') ? 1 : 0;
  const vagueCount = countIn(vague, text);
  const isVague = vagueCount > 0;
  const count = vagueCount || countIn(amountInWords, text) || quarter;
  const label: Label = isVague ? 'COMMENT' : 'QTY';
  for (const token of tokens.slice(0, count)) token.label = label;
  const next = tokens[count];
  const isUnitOfIt = count > 0 && !isVague && next?.label === 'COMMENT' && english.isUnit(next.text.toLowerCase());
  if (isUnitOfIt) next.label = 'UNIT';
}

const countIn = (pattern: RegExp, text: string): number => pattern.exec(text)?.[0].split(' ').length ?? 0;

/** "For the sauce: " before "2 tbsp butter"; '' where none stands. */
export const purposeBefore = (line: string): string =>
  /^\s*(?:for|to)\s[^\d½¼¾⅓⅔⅛,;:()]{2,60}:\s*(?=[\d½¼¾⅓⅔⅛])/iu.exec(line)?.[0] ?? '';
