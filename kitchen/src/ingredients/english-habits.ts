import { english } from './english.ts';
import type { Label } from './labels.ts';
import type { Habits } from './parse-with.ts';
import type { LabelledToken } from './parts.ts';

export const englishHabits: Habits = { mended: withWholeNames, meant: asCooksMean };

/** Foods whose names begin like an amount. */
function withWholeNames(tokens: readonly LabelledToken[]): LabelledToken[] {
  const text = (at: number) => tokens[at]?.text.toLowerCase();
  const isHalf = text(0) === 'half' && text(1) === 'and' && text(2) === 'half';
  return tokens.map((token, i) => {
    const isLittle = text(i) === 'little' && text(i + 1) === 'gem' && tokens[i + 1]?.label === 'NAME';
    return isLittle || (isHalf && i < 3) ? { ...token, label: 'NAME' } : token;
  });
}

/**
 * What cooks mean where the labels of the corpus say less: "a pinch" is one pinch, "an onion" one onion, "half a lemon" half
 * of one, "a quarter cup" a quarter, "a 400g tin" one tin, eggs come by the dozen, and a T between number and food is a
 * spoon.
 */
function asCooksMean(tokens: readonly LabelledToken[]): LabelledToken[] {
  const meant = tokens.map((token) => ({ ...token }));
  labelLeading(meant);
  countContainers(meant);
  meant.forEach((token, i) => {
    const [before, after] = [meant[i - 1], meant[i + 1]];
    const isAfterAmount = before?.label === 'QTY';
    if (isArticle(token) && isAfterAmount && before.kind === 'word') token.label = 'QTY';
    if (isArticle(token) && isFirstAmount(meant, i) && isTakenFrom(before, after)) token.label = 'QTY';
    const isBetween = isAfterAmount && before.kind === 'number' && after?.kind === 'word';
    if (isBetween && /^(?:dozen|t)$/i.test(token.text)) token.label = 'UNIT';
    if (isMeasureOf(token, after)) token.label = 'COMMENT';
  });
  return meant;
}

const isArticle = ({ text, label }: LabelledToken): boolean => /^an?$/i.test(text) && label !== 'UNIT';

const isFirstAmount = (tokens: readonly LabelledToken[], i: number): boolean =>
  tokens.slice(0, i).every(({ label }) => label !== 'QTY' && label !== 'UNIT');

/** "juice of a lemon" */
const isTakenFrom = (before: LabelledToken | undefined, after: LabelledToken | undefined): boolean =>
  before?.text.toLowerCase() === 'of' && before.label !== 'NAME' && after?.label === 'NAME';

/** What one of them measures: "1 one-pound jar", "6 13-by-17-inch sheets". */
const isMeasureOf = ({ text, label }: LabelledToken, after: LabelledToken | undefined): boolean =>
  label === 'UNIT' &&
  after?.label === 'UNIT' &&
  /^(?:\d|one|two|three|four|five|six|eight|ten).*-(?:inch|pound|ounce)$/i.test(text);

const containers = new Set(
  'bag ball bar block bottle box can carton jar pack package packet pot pouch punnet sachet tin tray tub tube'.split(
    ' ',
  ),
);

/** "a 400g tin", "half a large 12 oz (340 g) can": the article counts the container, and what it holds is a remark. */
function countContainers(tokens: LabelledToken[]): void {
  const article = tokens.findIndex(isArticle);
  if (article < 0 || article > 1) return;
  const size = tokens[article + 1]?.kind === 'word' && tokens[article + 1]?.label !== 'UNIT' ? 1 : 0;
  const amount = article + 1 + size;
  const unit = tokens[amount + 1];
  if (tokens[amount]?.kind !== 'number' || !unit || !english.isUnit(unit.text)) return;
  const container = afterBrackets(tokens, amount + 2);
  if (!containers.has(tokens[container]?.text.toLowerCase() ?? '')) return;
  for (const token of tokens.slice(amount, container)) if (token.kind !== 'punctuation') token.label = 'COMMENT';
  for (const at of [article, container]) {
    const token = tokens[at];
    if (token) token.label = at === article ? 'QTY' : 'UNIT';
  }
}

/** Past "(340 g)", where that stands at a place. */
function afterBrackets(tokens: readonly LabelledToken[], at: number): number {
  if (tokens[at]?.text !== '(') return at;
  const close = tokens.findIndex(({ text }, i) => i > at && text === ')');
  return close < 0 ? at : close + 1;
}

const part = '(?:half|third|quarter)';
/** An amount in words at the beginning: "a few", "one and a half", "a third of a", "three quarters". */
const amountInWords = new RegExp(
  `^(?:(?:an?|one|two|three|\\d+) and an? ${part}|(?:an?|one|two|three) (?:${part}|halves|thirds|quarters)(?: of an?)?|(?:half|quarter) of an?|an? (?:couple|few)|an?)(?= )`,
);
/** What is no number for anybody, and goes into the note. */
const vague = /^(?:an? )?(?:little(?! gem )|bit)(?: of)?(?= )/;
const mostWords = 6;

function labelLeading(tokens: LabelledToken[]): void {
  const words = tokens.slice(0, mostWords).map(({ text }) => text.toLowerCase());
  const text = words.join(' ');
  if (/^(?:an? )?\d/.test(text) && !/^\d+ and/.test(text)) return;
  if (isArticleBeforeNumber(tokens)) return;
  if (text.startsWith('half and half')) return;
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

/** "a generous ½ teaspoon" */
const isArticleBeforeNumber = ([article, word, number]: readonly LabelledToken[]): boolean =>
  article !== undefined && isArticle(article) && word?.label === 'COMMENT' && number?.kind === 'number';

const countIn = (pattern: RegExp, text: string): number => pattern.exec(text)?.[0].split(' ').length ?? 0;

/** "For the sauce: " before "2 tbsp butter"; '' where none stands. */
export const purposeBefore = (line: string): string =>
  /^\s*(?:for|to)\s[^\d½¼¾⅓⅔⅛,;:()]{2,60}:\s*(?=[\d½¼¾⅓⅔⅛])/iu.exec(line)?.[0] ?? '';
