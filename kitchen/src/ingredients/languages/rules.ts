import { unitWordsOf } from '../../units/unit-words.ts';
import { numberPattern } from '../grammar.ts';
import type { LanguageData } from './language.ts';

/** The rules of one language, ready for use. */
export interface Rules {
  code: string;
  amount: RegExp;
  numberWords: ReadonlyMap<string, number>;
  numberWord: RegExp;
  unit: RegExp;
  link: RegExp;
  vague: RegExp;
  /** "800 g" in "un bote de 800 g de tomate". */
  contents: RegExp;
  /** Where a rough amount follows the food: "1 Süßkartoffel ca. 200 g". */
  roughAmount: RegExp;
  /** "de 150 g" in "4 filets de cabillaud de 150 g chacun". */
  sizeBehind: RegExp;
  /** "de" in "de 4 a 6 muslos". */
  linkBeforeNumber: RegExp;
  /** " à " between "800 g" and "1 kg". */
  joinsRange: RegExp;
  size: RegExp;
  /** ", gehäuft" in "2 EL, gehäuft Zucker". */
  sizeBehindComma: RegExp;
  noteBegins: RegExp;
  prepared: RegExp;
  /** Foods that stay whole. */
  whole: RegExp;
  dottedSize: RegExp;
  /** "Saft und Schale von " before an amount. */
  taken: RegExp;
  /** "oder " before an amount, which begins another ingredient. */
  otherAmount: RegExp;
  quality: RegExp;
  nounsAreCapital: boolean;
  and: RegExp;
  /** "e meia" in "1 xícara e meia". */
  andPart: RegExp;
  /** "demi" in "1 demi concombre". */
  half: RegExp;
  isUnspaced: boolean;
  isRightToLeft: boolean;
  /** Where the digits of an amount may begin behind a food. */
  amountBehind: RegExp;
  /** "daiviņas" at the end of "ķiploka daiviņas". */
  unitAtEnd: RegExp;
  /** "rưỡi" in "1 muỗng canh rưỡi", and what each such word is worth. */
  moreBehind: RegExp;
  more: ReadonlyMap<string, number>;
  /** A whole unit that stands for two. */
  pair: RegExp;
  /** "約" at the end of what stands before an amount. */
  vagueAtEnd: RegExp;
  /** What may follow an amount that stands behind its food: a purpose, a preparation. */
  behindAmount: RegExp;
  /** "大さじ" before "2". */
  unitBefore: RegExp;
  /** The same at the end of what stands before an amount. */
  unitBeforeAtEnd: RegExp;
  /** "半" before a unit, in a group of its own. */
  count: RegExp;
  counts: ReadonlyMap<string, string>;
  /** "と" in "1と1/2". */
  andWithin: RegExp;
}

const wordEndOf = (data: LanguageData): string => (data.isUnspaced ? '' : '(?![\\p{L}\\p{M}\\p{N}])');
const blank = '[\\s\\u00a0]';
const orWords = new Set(['or', 'oder', 'ou', 'o', 'ó', 'of', 'eller', 'lub', 'albo']);
/** Of a plural that stands beside the singular: "Zwiebel/n", "Ei/er". */
export const endings = 'n|en|er|e|s|es|x';

export function rulesOf(data: LanguageData): Rules {
  const wordEnd = wordEndOf(data);
  const unitEnd = data.isUnspaced
    ? ''
    : `(?:\\((?!\\p{Script=Hangul})\\p{L}{1,3}\\)|/-?(?:${endings})(?!\\p{L}))?(?![\\p{L}'’-])`;
  const wordStart = data.isUnspaced ? '(?<=.)' : `(?<=${blank})`;
  const units = anyOf([...unitWordsOf(data.code), ...data.units.split(/,\s*/)]);
  const unitsBefore = anyOf(data.unitsBefore ?? []);
  const counts = pairsOf(data.counts ?? '');
  const more = numbersOf(data.moreBehind ?? '');
  const numberWords = numbersOf(data.numbers);
  const number = numberPattern({
    range: data.range,
    and: data.and,
    decimalComma: true,
    isUnspaced: data.isUnspaced ?? false,
  }).source;
  const word = `(?:${anyOf([...numberWords.keys()])})${wordEnd}`;
  const fractions = anyOf([...numberWords].flatMap(([name, value]) => (value < 1 ? [name] : [])));
  return {
    code: data.code,
    amount: new RegExp(number, 'iuy'),
    numberWords,
    numberWord: new RegExp(
      `${word}(?:${blank}+(?:(?:${anyOf([...data.range, ...data.and])})${blank}+)?${word})*`,
      'iuy',
    ),
    unit: new RegExp(`(?:${units})${wordEnd}\\.?${unitEnd}`, 'iuy'),
    link: new RegExp(
      `(?:${data.links.map((link) => (link.endsWith("'") ? `${quoted(link.slice(0, -1))}['’]` : `${quoted(link)}${blank}+`)).join('|')})`,
      'iuy',
    ),
    vague: new RegExp(`(?:[~≈±]|(?:${anyOf(data.vague)})(?:(?<=-)|${wordEnd})\\.?)`, 'iuy'),
    vagueAtEnd: new RegExp(`${data.isUnspaced ? '' : blank}(?:${anyOf(data.vague)})\\.?${blank}*$`, 'iu'),
    behindAmount: new RegExp(`^(?:${anyOf([...data.noteBegins, ...data.prepared])})${wordEnd}`, 'iu'),
    unitAtEnd: new RegExp(`${blank}(${anyOf(data.unitsBehind ?? [])})$`, 'iu'),
    moreBehind: new RegExp(`(?:${anyOf([...more.keys()])})${wordEnd}`, 'iuy'),
    more,
    pair: new RegExp(`^(?:${anyOf(data.pairs ?? [])})$`, 'iu'),
    contents: new RegExp(`\\d+(?:[.,]\\d+)?${blank}*(?:g|gr|kg|ml|cl|dl|l)\\b\\.?`, 'iuy'),
    roughAmount: new RegExp(`${blank}(?:${anyOf(data.vague)})\\.?${blank}+\\d`, 'iu'),
    sizeBehind: new RegExp(
      `${blank}(?:à|a|da|of|zu|med|po|${anyOf(data.links.filter((link) => !link.endsWith("'")))})${blank}+(?:(?:${anyOf(data.vague)})\\.?${blank}+)?\\d+(?:[.,]\\d+)?(?:[-–]\\d+)?${blank}*(?:g|gr|gramm?|grammes?|grammi|gramos?|gramas?|kg|kilo|ml|cl|dl|l|cm)(?![\\p{L}\\p{N}])`,
      'iu',
    ),
    linkBeforeNumber: new RegExp(
      `(?:${anyOf(data.links.filter((link) => !link.endsWith("'")))})${blank}+(?=\\d)`,
      'iuy',
    ),
    joinsRange: new RegExp(`^${blank}*(?:[-–—]|(?:${anyOf(data.range)})${blank})${blank}*(?=\\d)`, 'iu'),
    size: new RegExp(`(?:${anyOf(data.sizes)})${wordEnd}(?!-\\p{L})\\.?`, 'iuy'),
    sizeBehindComma: new RegExp(`,${blank}*(?:${anyOf(data.sizes)})${wordEnd}\\.?`, 'iuy'),
    noteBegins: new RegExp(`${wordStart}(?:${anyOf(data.noteBegins)})${wordEnd}`, 'iu'),
    and: new RegExp(`^(?:${anyOf([...data.and, ...data.range])})$`, 'iu'),
    andPart: new RegExp(`(?:${anyOf(data.and)})${blank}+(?:${fractions})${wordEnd}`, 'iuy'),
    half: new RegExp(`(?:${fractions})${wordEnd}`, 'iuy'),
    prepared: new RegExp(`^(?:${anyOf(data.prepared)})$`, 'iu'),
    whole: new RegExp(`(?<![\\p{L}\\p{M}])(?:${anyOf(data.foods ?? [])})${wordEnd}`, 'iu'),
    dottedSize: new RegExp(`(?:${anyOf(data.dottedSizes ?? [])})(?<=\\.)(?=${blank})`, 'iuy'),
    taken: new RegExp(
      `^(?=[^\\d,(]*(?<![\\p{L}\\p{M}])(?:${anyOf(data.takenParts)})${wordEnd})[^\\d,(]*?(?:${blank}|['’])(?=[\\d½¼¾⅓⅔]|${word})`,
      'iu',
    ),
    otherAmount: new RegExp(
      `${blank}(?:${anyOf(data.range.filter((word) => orWords.has(word)))})${blank}+[\\d½¼¾⅓⅔]`,
      'iu',
    ),
    quality: new RegExp(`^(?:${anyOf(data.qualities)})$`, 'iu'),
    nounsAreCapital: data.nounsAreCapital ?? false,
    isUnspaced: data.isUnspaced ?? false,
    isRightToLeft: data.isRightToLeft ?? false,
    amountBehind: new RegExp(
      `${data.isUnspaced ? '(?<=[^\\d/.,-])' : `(?<=[\\s\\u00a0\\p{Script=Hangul}])`}[\\d½¼¾⅓⅔⅛]`,
      'gu',
    ),
    unitBefore: new RegExp(`(?:${unitsBefore})(?=${blank}*[\\d½¼¾⅓⅔⅛])`, 'iuy'),
    unitBeforeAtEnd: new RegExp(`(?:${unitsBefore})${blank}*$`, 'iu'),
    count: new RegExp(
      `(?<=${data.isUnspaced ? '' : `^|${blank}`})(${[...counts.keys()].join('|') || '$.'})(?=${blank}*(?:${units})${wordEnd})`,
      'gu',
    ),
    counts,
    andWithin: data.isUnspaced ? new RegExp(anyOf(data.and), 'gu') : /$./g,
  };
}

/** "半=½ 一=1" as a map. */
const pairsOf = (text: string): Map<string, string> =>
  new Map(
    text
      .split(/\s+/)
      .filter(Boolean)
      .map((pair): [string, string] => [pair.split('=')[0] ?? '', pair.split('=')[1] ?? '']),
  );

const numbersOf = (text: string): Map<string, number> =>
  new Map([...pairsOf(text)].map(([word, value]) => [word, Number(value)]));

/** Alternatives, the longest first; a word that ends with * stands for all that begin like it, a blank for any blanks, a dot may be missing. */
function anyOf(words: readonly string[]): string {
  const sorted = words
    .map((word) => word.trim())
    .filter((word) => word !== '')
    .sort((a, b) => b.length - a.length);
  if (sorted.length === 0) return '$.';
  return sorted
    .map((word) => quoted(word).replace(/\\\*/g, '\\p{L}*').replace(/ /g, `${blank}*`).replace(/\\\./g, '\\.?'))
    .join('|');
}

function quoted(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
