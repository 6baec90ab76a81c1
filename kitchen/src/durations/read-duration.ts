import { readNumber, skipRangeSign, toNumber } from '../quantities/index.ts';
import {
  hour,
  minute,
  readAddition,
  readNumberWord,
  readPhrase,
  readUnit,
  skipAnd,
  skipToUnit,
  type Word,
} from './duration-lexicon.ts';
import { shortUnits } from './duration-words.ts';

/** A length of time in a text, in seconds; both ends are the same unless it is a range. */
export interface DurationInText {
  readonly low: number;
  readonly high: number;
  readonly end: number;
  /** Seconds of the smallest unit that was named. */
  readonly unit: number;
}

interface Amount {
  readonly low: number;
  readonly high: number;
  readonly end: number;
  /** The languages of a number in words; a number in digits goes with any. */
  readonly languages: readonly string[] | null;
}

export interface ReadingOptions {
  readonly locale?: string;
  /** Where nothing but a time is written, "t" and "m" are units from the first part on. */
  readonly shortUnits?: boolean;
}

/** The length of time that begins exactly at `start`: "10–12 minutes", "1 h 20", "an hour and a half", "45 min to 1 hour". */
export function readDuration(text: string, start: number, options: ReadingOptions = {}): DurationInText | null {
  const first = readSum(text, start, options);
  if (!first || first.low !== first.high) return first;
  const next = skipRangeSign(text, first.end);
  const second = next === null ? null : readSum(text, next, options);
  return second && second.low > first.low ? { ...second, low: first.low } : first;
}

/** Parts of falling size: hours, then minutes, then seconds. */
function readSum(text: string, start: number, options: ReadingOptions): DurationInText | null {
  let sum = readPart(text, start, options);
  while (sum && sum.low === sum.high) {
    const next =
      readPart(text, skipAnd(text, sum.end), { ...options, shortUnits: true }) ?? readBareMinutes(text, sum, options);
    if (!next || next.unit >= sum.unit) return sum;
    sum = { ...next, low: sum.low + next.low, high: sum.high + next.high };
  }
  return sum;
}

function readPart(text: string, start: number, options: ReadingOptions): DurationInText | null {
  return readPhrasePart(text, start) ?? readCounted(text, start, options);
}

/** "quart d'heure", with or without its article. */
function readPhrasePart(text: string, start: number): DurationInText | null {
  const direct = readPhrase(text, start);
  const article = direct ? null : readNumberWord(text, start);
  const phrase = direct ?? (article?.value === 1 ? readPhrase(text, skipToUnit(text, article.end)) : null);
  return phrase && { low: phrase.value, high: phrase.value, end: phrase.end, unit: minute };
}

function readCounted(text: string, start: number, options: ReadingOptions): DurationInText | null {
  const amount = readAmount(text, start, options.locale);
  const unit = amount && readUnitAfter(text, amount, options.shortUnits ?? false);
  if (!amount || !unit) return null;
  const more = readAddition(text, unit.end);
  const extra = more ? more.value * unit.value : 0;
  return {
    low: amount.low * unit.value + extra,
    high: amount.high * unit.value + extra,
    end: more?.end ?? unit.end,
    unit: more ? minute : unit.value,
  };
}

function readAmount(text: string, start: number, locale: string | undefined): Amount | null {
  const first = readOneAmount(text, start, locale);
  if (!first) return null;
  const next = skipRangeSign(text, first.end) ?? (followsBetween(text, start) ? skipAnd(text, first.end) : null);
  const second = next === null ? null : readOneAmount(text, next, locale);
  if (!second) return first;
  return { ...second, low: Math.min(first.low, second.low), high: Math.max(first.high, second.high) };
}

/** "between 10 and 12 minutes": only here "and" joins the ends of a range. */
function followsBetween(text: string, start: number): boolean {
  return /(?<!\p{L})(?:between|zwischen|entre|tra|fra|tussen|mellan|mellem|mellom|między)\s+$/iu.test(
    text.slice(Math.max(0, start - 12), start),
  );
}

function readOneAmount(text: string, start: number, locale: string | undefined): Amount | null {
  const number = readNumber(text, start, locale);
  const word = number ? null : readNumberWord(text, start);
  const [value, end] = number ? [toNumber(number.value), number.end] : word ? [word.value, word.end] : [0, 0];
  if (value <= 0) return null;
  const more = readAddition(text, end);
  const total = value + (more?.value ?? 0);
  return { low: total, high: total, end: more?.end ?? end, languages: word?.languages ?? null };
}

function readUnitAfter(text: string, amount: Amount, allowsShort: boolean): Word | null {
  const at = skipToUnit(text, amount.end);
  const unit = readUnit(text, at) ?? (allowsShort ? readShortUnit(text, at) : null);
  if (!unit || !amount.languages) return unit;
  const isOrdinal = unit.value === 1 && amount.high === 1;
  const isOneLanguage = unit.languages.some((language) => amount.languages?.includes(language));
  return isOneLanguage && !isOrdinal ? unit : null;
}

function readShortUnit(text: string, at: number): Word | null {
  const value = shortUnits[text.charAt(at).toLowerCase()];
  if (!value || /^[\p{L}\p{M}]/u.test(text.slice(at + 1, at + 2))) return null;
  return { value, end: at + 1, languages: [] };
}

/** The minutes of "1h30" and "1 heure 15", unless what follows shows that they measure something else: "1 h 50 °C". */
function readBareMinutes(text: string, { end, unit }: DurationInText, options: ReadingOptions): DurationInText | null {
  if (unit !== hour) return null;
  const patterns = options.shortUnits ? [bareMinutes, minutesAfterHeure, lastNumber] : [bareMinutes, minutesAfterHeure];
  for (const pattern of patterns) {
    pattern.lastIndex = end;
    const found = pattern.exec(text);
    if (!found) continue;
    const seconds = Number(found[1]) * minute;
    return { low: seconds, high: seconds, end: end + found[0].length, unit: minute };
  }
  return null;
}

const bareMinutes = /(?<=h)\s?([0-5]\d)(?![\d.,/°%]|\s*(?:[°%º]|(?:[mck]?[gml]|cm|mm|oz|lb|dl)\b))/iuy;

/** In French minutes need no word, in sentences too. */
const minutesAfterHeure =
  /(?<=heures?)\s+([0-5]\d)(?=\s*(?:$|[;!?)]|[.,](?!\d)|\s(?:à|au|aux|avec|dans|en|et|environ|jusqu|ou|puis|sans|sous|sur)(?!\p{L})))/iuy;

/** Where nothing but a time is written, a number at its end counts minutes: "1 Std. 20". */
const lastNumber = /\.?\s*([0-5]?\d)\s*$/uy;
