import { type DurationWords, durationWords, eastAsianDurationWords } from './duration-words.ts';

/** A word in the text and what it stands for: seconds of a unit, or a number. */
export interface Word extends Meaning {
  readonly end: number;
}

interface Meaning {
  readonly value: number;
  readonly languages: readonly string[];
}

type Meanings = ReadonlyMap<string, Meaning>;

export const minute = 60;
export const hour = 60 * minute;
export const day = 24 * hour;
const week = 7 * day;

const spaced = Object.entries(durationWords);
const everywhere: [string, DurationWords][] = [...spaced, ['east', eastAsianDurationWords]];

const units = meanings(everywhere, ({ weeks, days, hours, minutes, seconds }) => [
  [weeks, week],
  [days, day],
  [hours, hour],
  [minutes, minute],
  [seconds, 1],
]);
const phrases = meanings(everywhere, ({ quarterHour, halfHour, threeQuarterHour, oneHour, hourAndHalf }) => [
  [quarterHour, hour / 4],
  [halfHour, hour / 2],
  [threeQuarterHour, (hour * 3) / 4],
  [oneHour, hour],
  [hourAndHalf, (hour * 3) / 2],
]);
const numbers = meanings(spaced, ({ one, half, oneAndHalf, numbers = {} }) => [
  [one, 1],
  [half, 0.5],
  [oneAndHalf, 1.5],
  ...Object.entries(numbers),
]);
const additions = meanings(everywhere, ({ andHalf, andQuarter }) => [
  [andHalf, 0.5],
  [andQuarter, 0.25],
]);

const eastAsian = '[\\p{Script=Han}\\p{Script=Hangul}\\p{Script=Hiragana}\\p{Script=Katakana}ー]';

/** In Japanese "3分の1" is a third, not three minutes. */
const wordEnd = `(?:(?<=${eastAsian}|')(?!の[\\p{Nd}])|(?![\\p{L}\\p{M}]))`;

const unitPattern = pattern(units);
const phrasePattern = pattern(phrases);
const numberPattern = pattern(numbers);
const additionPattern = pattern(additions, `\\s*`);
const andPattern = new RegExp(
  `[\\s.,]*(?:(?<=[\\s.,])(?:${alternatives(spaced.flatMap(([, { and }]) => and.split('|')))})\\s+)?`,
  'iuy',
);
const gapPattern = new RegExp(
  `\\s*[-‐‑]\\s*|\\s+(?:${alternatives(spaced.flatMap(([, { between = '' }]) => between.split('|')))})\\s+|\\s*`,
  'iuy',
);

/** Where a duration may begin: at a digit, a fraction or a word that is a number or a phrase. */
export const beginnings = new RegExp(
  `(?<![\\p{N}/⁄]|(?!${eastAsian})\\p{L})(?<!\\d[.,])(?:[\\p{Nd}\\p{No}]|(?:${alternatives([...numbers.keys(), ...phrases.keys()])})${wordEnd})|半`,
  'giu',
);

export const readUnit = (text: string, at: number) => read(units, unitPattern, text, at);
export const readPhrase = (text: string, at: number) => read(phrases, phrasePattern, text, at);
export const readNumberWord = (text: string, at: number) => read(numbers, numberPattern, text, at);

/** "and a half" after a number or a unit, with the space before it. */
export const readAddition = (text: string, at: number) => read(additions, additionPattern, text, at);

/** Past the full stop, comma, space and "and" between two parts. */
export function skipAnd(text: string, at: number): number {
  andPattern.lastIndex = at;
  return at + (andPattern.exec(text)?.[0].length ?? 0);
}

/** Past what joins a number to its unit: "5 minutes", "5-minute", "5 more minutes", "1/2 an hour". */
export function skipToUnit(text: string, at: number): number {
  gapPattern.lastIndex = at;
  return at + (gapPattern.exec(text)?.[0].length ?? 0);
}

function read(known: Meanings, words: RegExp, text: string, at: number): Word | null {
  words.lastIndex = at;
  const [written = '', word = ''] = words.exec(text) ?? [];
  const meaning = known.get(word.toLowerCase().replace(/\s+/g, ' '));
  return meaning ? { ...meaning, end: at + written.length } : null;
}

/** A word that several languages share means the same in all of them. */
function meanings(
  languages: readonly [string, DurationWords][],
  entries: (words: DurationWords) => readonly (readonly [string | undefined, number])[],
): Meanings {
  const known = new Map<string, Meaning>();
  for (const [language, words] of languages) {
    for (const [written = '', value] of entries(words)) {
      for (const word of written.split('|')) {
        known.set(word, { value, languages: [...(known.get(word)?.languages ?? []), language] });
      }
    }
  }
  known.delete('');
  return known;
}

function pattern(known: Meanings, before = ''): RegExp {
  return new RegExp(`${before}(${alternatives([...known.keys()])})${wordEnd}`, 'iuy');
}

/** Longest first, so that "halbe Stunde" is not read as "halb". */
function alternatives(words: readonly string[]): string {
  const unique = [...new Set(words)].filter(Boolean).toSorted((a, b) => b.length - a.length);
  return unique.map((word) => word.replaceAll(' ', '\\s+')).join('|');
}
