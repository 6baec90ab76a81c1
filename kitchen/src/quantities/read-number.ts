import { type DecimalSeparator, decimalSeparator } from './decimal-separator.ts';
import { subscripts, superscripts, vulgarFractions, withPlainDigits } from './number-signs.ts';
import { add, compare, one, type Rational, rational } from './rational.ts';

export interface NumberInText {
  readonly value: Rational;
  readonly start: number;
  readonly end: number;
  /** Written with a decimal point or comma. */
  readonly isDecimal: boolean;
}

/** Words between the whole and the fraction of a mixed number: "1 and 1/2". */
const joiningWords = 'and|und|et|y|e|en|och|og|i|&|\\+';
/** Reading stays cheap at any place of a long text. */
const longestNumber = 80;
const slash = '[/⁄∕]';
const digits = '\\d{1,15}';
/** White space, and what has no width and stands in its place. */
const blank = '[\\s\\u200b]*';
const groupBy = (sign: string) => `[1-9]\\d{0,2}(?:${sign}\\d{3})+(?!\\d)`;

const vulgar = new RegExp(`[${Object.keys(vulgarFractions).join('')}]`, 'y');
const raised = new RegExp(`([${superscripts}]{1,6})${slash}([${subscripts}]{1,6})`, 'y');
const plain = new RegExp(`(${digits})${blank}${slash}${blank}(${digits})(?!\\d)`, 'y');
/** "1/0" is no amount at all, and not its one or its zero either. */
const dividedByZero = new RegExp(`${digits}${blank}${slash}${blank}0+(?!\\d)`, 'y');
const beginning = new RegExp(`[\\d.,${superscripts}${Object.keys(vulgarFractions).join('')}]`, 'g');
const beforeFraction = new RegExp(`\\s*-\\s*(?=\\d+\\s*${slash})|\\s+(?:${joiningWords})\\s+|${blank}`, 'y');

/** With a decimal comma "1.000" is a thousand, with a point it is one; "1,5" is one and a half for both. */
const decimals: Record<DecimalSeparator, RegExp> = {
  '.': decimalWith(groupBy("[,'’\\u00a0\\u2009\\u202f]")),
  ',': decimalWith(groupBy("[.'’\\u00a0\\u2009\\u202f]")),
};

function decimalWith(grouped: string): RegExp {
  const bothSigns = `[1-9]\\d{0,2}(?:\\.\\d{3})+,${digits}|[1-9]\\d{0,2}(?:,\\d{3})+\\.${digits}`;
  return new RegExp(`${bothSigns}|(?:${grouped}|${digits})(?:[.,]\\d{1,15})?|[.,]\\d{1,15}`, 'y');
}

/** The number that begins exactly at `start`: "2", "1,5", "½", "3/4", "1 1/2", "1-1/2", "1½". */
export function readNumber(text: string, start: number, locale?: string): NumberInText | null {
  const found = readPlain(withPlainDigits(text.slice(start, start + longestNumber)), 0, locale);
  return found && { ...found, start, end: start + found.end };
}

/** The first number anywhere in the text. */
export function findNumber(text: string, locale?: string): NumberInText | null {
  const prepared = withPlainDigits(text);
  let past = 0;
  for (const { index } of prepared.matchAll(beginning)) {
    if (index < past) continue;
    past = index + (matchAt(dividedByZero, prepared, index)?.[0].length ?? 0);
    const found = readPlain(prepared, index, locale);
    if (found) return found;
  }
  return null;
}

function readPlain(text: string, start: number, locale: string | undefined): NumberInText | null {
  const fraction = readFraction(text, start);
  if (fraction) return fraction;
  if (matchAt(dividedByZero, text, start)) return null;
  const whole = readDecimal(text, start, locale);
  if (!whole || whole.isDecimal) return whole;
  const gap = matchAt(beforeFraction, text, whole.end);
  const rest = readFraction(text, whole.end + (gap?.[0].length ?? 0));
  if (!rest || compare(rest.value, one) >= 0) return whole;
  return { value: add(whole.value, rest.value), start, end: rest.end, isDecimal: false };
}

function readFraction(text: string, start: number): NumberInText | null {
  const sign = matchAt(vulgar, text, start)?.[0];
  const pair = sign && vulgarFractions[sign];
  if (pair) return { value: rational(...pair), start, end: start + 1, isDecimal: false };
  const spelled = matchAt(raised, text, start) ?? matchAt(plain, text, start);
  if (!spelled) return null;
  const [written, above = '', below = ''] = spelled;
  const denominator = BigInt(plainDigits(below));
  if (denominator === 0n) return null;
  const value = rational(BigInt(plainDigits(above)), denominator);
  return { value, start, end: start + written.length, isDecimal: false };
}

function readDecimal(text: string, start: number, locale: string | undefined): NumberInText | null {
  const written = matchAt(decimals[decimalSeparator(locale)], text, start)?.[0];
  if (!written) return null;
  const grouping = decimalSeparator(locale) === '.' ? ',' : '.';
  const sign = decimalSignIn(written, grouping);
  const [whole = '', tenths = ''] = sign === -1 ? [written] : [written.slice(0, sign), written.slice(sign + 1)];
  const value = rational(BigInt(whole.replace(/\D/g, '') + tenths), 10n ** BigInt(tenths.length));
  return { value, start, end: start + written.length, isDecimal: sign !== -1 };
}

/** Where the decimal sign stands: the last sign, unless it only separates thousands. */
function decimalSignIn(written: string, grouping: string): number {
  const last = Math.max(written.lastIndexOf('.'), written.lastIndexOf(','));
  if (last === -1) return -1;
  const onlyGroups = new RegExp(`^[1-9]\\d{0,2}(?:\\${grouping}\\d{3})+$`);
  return onlyGroups.test(written) ? -1 : last;
}

function plainDigits(text: string): string {
  return text.replace(/\D/g, (sign) => String(Math.max(superscripts.indexOf(sign), subscripts.indexOf(sign))));
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
