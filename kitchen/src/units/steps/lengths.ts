import { formatNumber, multiply, quantityOf, rational, readNumber, toNumber } from '../../quantities/index.ts';
import { ladders, onLadder } from '../ladders.ts';
import type { MeasuringSystem } from '../shown-in.ts';
import { isSaidBeside, statementsOf } from './statements.ts';

const fraction = '\\d\\s*[/⁄]\\s*\\d{1,2}';
const sign = '[½¼¾⅓⅔⅛⅜⅝⅞]';
const number = `(?:\\d{1,3}(?:(?:\\s+|\\s*[-–]\\s*)${fraction}|\\s?${sign}|[.,]\\d{1,2})?|${fraction}|${sign})`;
const number1 = `(?:${fraction}|${number})`;
const joined = '[-–]?\\s*(?:[x×]|by|[-–]|to|bis)\\s*';
/** A single number before a quotation mark, or before "in", is inches only where one of these follows. */
const shape =
  '(?:round|square|deep|springform|cake|pie|loaf|baking|pan|tin|dish|skillet|thick(?:ness)?|long|wide|tall|high|diameter|apart|pieces?|cubes?|slices?|strips?|lengths?|rounds?|chunks?|dice)';
const inch = `(?:[\\s-]*inch(?:es)?|[\\s-]in\\.?(?=[\\s-]${shape})|-?in(?![\\p{L}\\p{N}])|\\s?["”″])`;
const centimeter = '(?:[\\s-]*(?:cm|mm|centimet(?:er|re)s?|Zentimetern?|centimètres?|centímetros?|centimetri))';

const lengthsOf = (unit: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}.,]|\\d[/⁄])(?:${number1}(?:${unit})?${joined}){0,2}${number1}${unit}(?![\\p{L}\\p{N}])`,
    'giu',
  );
const [inInches, inCentimeters] = [lengthsOf(inch), lengthsOf(centimeter)];

export function lengthsIn(system: MeasuringSystem, text: string, locale?: string): string {
  const [foreign, own] = system === 'metric' ? [inInches, inCentimeters] : [inCentimeters, inInches];
  const written = statementsOf(text, own);
  return text.replace(foreign, (found: string, start: number) => {
    const end = start + found.length;
    if (isSaidBeside(text, { start, end }, written) || isQuotation(found, text.slice(end))) return found;
    return lengthIn(system, found, locale) ?? found;
  });
}

const shapes = new RegExp(`^[\\s-]*${shape}`, 'i');

const isQuotation = (found: string, after: string): boolean => /^[^"”″x×]*["”]$/.test(found) && !shapes.test(after);

const eachNumber = new RegExp(number1, 'giu');

/** All numbers of "20 x 30 cm" or "2–3 inches" in the other unit, which is the same for all; null where one is too small for it. */
function lengthIn(system: MeasuringSystem, found: string, locale: string | undefined): string | null {
  const millimeters = system === 'metric' ? rational(254, 10) : rational(/mm$/i.test(found) ? 1 : 10);
  const ladder = system === 'metric' ? ladders.metricLength : ladders.usLength;
  const shown = [...found.matchAll(eachNumber)].map(([text]) => {
    const read = readNumber(text, 0, locale);
    return read && onLadder(quantityOf(multiply(read.value, millimeters)), ladder);
  });
  const units = new Set(shown.map((amount) => amount?.unit));
  const [unit] = units;
  if (units.size > 1 || !unit) return null;
  const numbers = shown.flatMap((amount) => (amount ? [said(toNumber(amount.quantity.low), system, locale)] : []));
  const symbol = unit === 'inch' ? '″' : unit === 'millimeter' ? '\u00a0mm' : '\u00a0cm';
  return numbers.join(/[x×]|by/i.test(found) ? ' × ' : '–') + symbol;
}

const said = (value: number, system: MeasuringSystem, locale: string | undefined) =>
  formatNumber(value, { locale, fractions: system === 'us' });
