import { decimalSeparator } from './decimal-separator.ts';
import { subscripts, superscripts, vulgarFractions } from './number-signs.ts';
import { isRange, type Quantity } from './quantity.ts';
import { exact, type Rational, rational, roundedThousandths, toNumber } from './rational.ts';

export interface QuantityFormat {
  /** Where numbers are read: decides between decimal point and comma. A point when not given. */
  readonly locale?: string;
  /** Thirds and quarters instead of decimals; on unless switched off. */
  readonly fractions?: boolean;
}

const exactDenominators = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Only parts that cups and spoons show may stand for a number that is not exactly theirs. */
const cupDenominators = [1, 2, 3, 4, 6, 8];

/** Three per cent is less than what levelling a spoon changes. */
const cupTolerance = 0.03;

/** Beyond this nobody looks for the half, and numbers may be too large to be divided. */
const largestWithFraction = 1e6;

const signOf = new Map<string, string>(
  Object.entries(vulgarFractions).map(([sign, [top, bottom]]) => [`${top}/${bottom}`, sign]),
);

/** "1½", "⅓", "1 ³⁄₁₀", "0.35"; decimals have at most three places. */
export function formatNumber(value: number | Rational, { locale, fractions = true }: QuantityFormat = {}): string {
  const number = exact(value);
  const fraction = fractions ? fractionFor(number) : null;
  return fraction ? formatFraction(fraction) : formatDecimal(number, locale);
}

/** A single number as `formatNumber` writes it, a range with an en dash: "2–3". */
export function formatQuantity(quantity: Quantity, format: QuantityFormat = {}): string {
  const low = formatNumber(quantity.low, format);
  return isRange(quantity) ? `${low}–${formatNumber(quantity.high, format)}` : low;
}

function fractionFor(value: Rational): Rational | null {
  if (value.denominator <= 10n) return value;
  const wanted = toNumber(value);
  if (Math.abs(wanted) > largestWithFraction) return null;
  const stored = closest(wanted, exactDenominators);
  if (Math.abs(toNumber(stored) - wanted) < Math.min(0.0005, Math.abs(wanted) * 0.0025)) return stored;
  const near = closest(wanted, cupDenominators);
  return Math.abs(toNumber(near) - wanted) <= Math.abs(wanted) * cupTolerance ? near : null;
}

function closest(value: number, denominators: readonly number[]): Rational {
  const candidates = denominators.map((denominator) => ({ top: Math.round(value * denominator), denominator }));
  const distance = ({ top, denominator }: { top: number; denominator: number }) => Math.abs(top / denominator - value);
  const best = candidates.reduce((best, next) => (distance(next) < distance(best) - 1e-12 ? next : best));
  return rational(best.top, best.denominator);
}

function formatFraction({ numerator, denominator }: Rational): string {
  if (numerator < 0n) return `-${formatFraction({ numerator: -numerator, denominator })}`;
  const whole = numerator / denominator;
  const rest = numerator % denominator;
  if (rest === 0n) return String(whole);
  const sign = signOf.get(`${rest}/${denominator}`);
  if (sign) return whole === 0n ? sign : `${whole}${sign}`;
  const spelled = `${raise(rest, superscripts)}⁄${raise(denominator, subscripts)}`;
  return whole === 0n ? spelled : `${whole} ${spelled}`;
}

const raise = (number: bigint, signs: string): string =>
  String(number).replace(/\d/g, (digit) => signs.charAt(Number(digit)));

function formatDecimal(value: Rational, locale: string | undefined): string {
  const thousandths = roundedThousandths(value);
  if (thousandths === 0n && value.numerator !== 0n) return formatTiny(value, locale);
  const size = thousandths < 0n ? -thousandths : thousandths;
  const decimals = String(size % 1000n)
    .padStart(3, '0')
    .replace(/(?<!0)0+$/, '');
  const whole = `${thousandths < 0n ? '-' : ''}${size / 1000n}`;
  return decimals ? whole + decimalSeparator(locale) + decimals : whole;
}

/** Half a thousandth of a gram is not nothing: what three places would hide keeps one digit. */
function formatTiny(value: Rational, locale: string | undefined): string {
  const number = toNumber(value);
  const places = Math.min(20, Math.ceil(-Math.log10(Math.abs(number))));
  return number.toFixed(places).replace('.', decimalSeparator(locale));
}
