import { unitWordsOf } from '../../units/unit-words.ts';
import { readAmount } from '../amounts.ts';
import { numberPattern } from '../grammar.ts';
import type { LineParts } from '../parts.ts';
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
}

const wordEnd = '(?![\\p{L}\\p{M}\\p{N}])';
const blank = '[\\s\\u00a0]';
const orWords = new Set(['or', 'oder', 'ou', 'o', 'ó', 'of', 'eller', 'lub', 'albo']);
/** Of a plural that stands beside the singular: "Zwiebel/n", "Ei/er". */
const endings = 'n|en|er|e|s|es|x';

export function rulesOf(data: LanguageData): Rules {
  const numberWords = new Map(
    data.numbers.split(/\s+/).map((pair): [string, number] => [pair.split('=')[0] ?? '', Number(pair.split('=')[1])]),
  );
  const number = numberPattern({ range: data.range, and: data.and, decimalComma: true }).source;
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
    unit: new RegExp(
      `(?:${anyOf([...unitWordsOf(data.code), ...data.units.split(/\s*,\s*/)])})${wordEnd}\\.?(?:\\(\\p{L}{1,3}\\)|/-?(?:${endings})(?!\\p{L}))?(?![\\p{L}'’-])`,
      'iuy',
    ),
    link: new RegExp(
      `(?:${data.links.map((link) => (link.endsWith("'") ? `${quoted(link.slice(0, -1))}['’]` : `${quoted(link)}${blank}+`)).join('|')})`,
      'iuy',
    ),
    vague: new RegExp(`(?:${anyOf(data.vague)})${wordEnd}\\.?`, 'iuy'),
    contents: new RegExp(`\\d+(?:[.,]\\d+)?${blank}*(?:g|gr|kg|ml|cl|dl|l)\\b\\.?`, 'iuy'),
    roughAmount: new RegExp(`${blank}(?:${anyOf(data.vague)})\\.?${blank}+\\d`, 'iu'),
    size: new RegExp(`(?:${anyOf(data.sizes)})${wordEnd}(?!-\\p{L})\\.?`, 'iuy'),
    sizeBehindComma: new RegExp(`,${blank}*(?:${anyOf(data.sizes)})${wordEnd}\\.?`, 'iuy'),
    noteBegins: new RegExp(`(?<=${blank})(?:${anyOf(data.noteBegins)})${wordEnd}`, 'iu'),
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
  };
}

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

const leadingBullet = /^[\s\u00a0]*(?:[-–—•*·▢□][\s\u00a0]+)?/u;
const nothing = { amountText: '', unit: '', food: '', notes: [] as string[] };

/** Reads a line by the order that recipes keep: amount, unit, food, and what follows the food. */
export function parseByRules(line: string, rules: Rules): LineParts {
  const text = line.slice(leadingBullet.exec(line)?.[0].length ?? 0).trim();
  const front = readFront(text, rules);
  const read = (front?.amountText ? front : (readTaken(text, rules) ?? readBack(text, rules) ?? front)) ?? {
    ...nothing,
    food: text,
  };
  const { food, notes } = splitFood(read.food, rules);
  const hasFood = food !== '';
  return {
    amount:
      read.amountText === '' ? null : readAmount(withoutDoubledUnit(read.amountText), rules.numberWords, rules.code),
    amountText: read.amountText,
    unit: hasFood ? read.unit : '',
    food: hasFood ? food : read.unit,
    note: [...read.notes, ...notes].join(', '),
  };
}

interface Read {
  amountText: string;
  unit: string;
  food: string;
  notes: string[];
}

function withoutDoubledUnit(text: string): string {
  return text.replace(/\//g, (sign, at: number) => (Number(text.slice(0, at)) > 20 ? '-' : sign));
}

/** The amount before the food, or a unit alone ("Prise Salz"); null where neither stands there. */
function readFront(text: string, rules: Rules): Read | null {
  const notes: string[] = [];
  let at = 0;
  const take = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0] ?? '';
    at += found.length;
    at += /^[\s\u00a0]*/.exec(text.slice(at))?.[0].length ?? 0;
    return found.trim();
  };
  const takeNote = (pattern: RegExp): void => {
    for (let found = take(pattern); found !== ''; found = take(pattern)) notes.push(found.replace(/^,\s*/, ''));
  };
  takeNote(rules.vague);
  let amountText = take(rules.amount) || take(rules.numberWord);
  if (amountText !== '') take(/['’](?=\p{L})/uy);
  if (/^\d+$/.test(amountText) && /^\/\d/.test(text.slice(at))) amountText += take(/\/\d+/y);
  if (amountText === '1') amountText = [amountText, take(rules.half)].filter(Boolean).join(' ');
  if (amountText !== '') amountText = [amountText, take(rules.andPart)].filter(Boolean).join(' ');
  const beforeUnit = at;
  const sized = notes.length;
  takeNote(rules.vague);
  takeNote(rules.dottedSize);
  takeNote(rules.size);
  if (amountText !== '') take(rules.link);
  let unit = beginsWhole(text.slice(at), rules) ? '' : takeUnit(take, rules);
  if (unit === '' && amountText === '' && notes.length === 0) return null;
  if (unit === '') {
    at = beforeUnit;
    notes.length = sized;
    takeNote(rules.dottedSize);
    takeNote(rules.size);
  }
  takeNote(rules.size);
  if (unit !== '' && amountText !== '') takeNote(rules.sizeBehindComma);
  if (unit !== '' && text.slice(at) === '') {
    at = beforeUnit;
    unit = '';
  }
  if (unit !== '' && amountText !== '') amountText = [amountText, take(rules.andPart)].filter(Boolean).join(' ');
  const plus = unit === '' && amountText !== '' ? take(/\+[\s\u00a0]*\d+(?:[.,]\d+)?(?=[\s\u00a0]*\p{L})/uy) : '';
  if (plus !== '') {
    notes.push(plus);
    unit = takeUnit(take, rules);
  }
  const more = take(/(?:\+|\/)[\s\u00a0]*[^\s]+(?:[\s\u00a0]*(?:g|kg|ml|cl|dl|l|oz)(?![\p{L}]))?/uy);
  if (more !== '') notes.push(more.replace(/^[+/]\s*/, ''));
  const bracket = take(/\([^)]*\)/y);
  if (bracket !== '') notes.push(bracket.slice(1, -1).trim());
  take(rules.link);
  takeNote(rules.vague);
  const contents = take(rules.contents);
  if (contents !== '') {
    notes.push(contents);
    take(rules.link);
  }
  return { amountText, unit, food: text.slice(at).replace(/^[;,:*\s]+/, ''), notes };
}

function beginsWhole(text: string, rules: Rules): boolean {
  return rules.whole.exec(text)?.index === 0;
}

function takeUnit(take: (pattern: RegExp) => string, rules: Rules): string {
  return take(rules.unit)
    .replace(/(?<=\p{L})(?:\(\p{L}{1,3}\)|\/-?\p{L}{1,2})$/u, '')
    .replace(/\.$/, '');
}

/** The amount between what is taken and what it is taken from: "Saft von 1 Zitrone", "le jus d'1/2 citron". */
function readTaken(text: string, rules: Rules): Read | null {
  const taken = rules.taken.exec(text)?.[0];
  if (taken === undefined) return null;
  const read = readFront(text.slice(taken.length), rules);
  if (!read?.amountText || read.food === '') return null;
  return { ...read, notes: [taken.trim(), ...read.notes] };
}

/** Beyond this a bare number behind a food is a grade of flour, not an amount. */
const largestCount = 60;

/** The amount behind the food, as Italian and Brazilian lists have it: "Fragole 1,1 kg". */
function readBack(text: string, rules: Rules): Read | null {
  for (const { index } of text.matchAll(/(?<=[\s\u00a0])[\d½¼¾⅓⅔⅛]/gu)) {
    rules.amount.lastIndex = index;
    const amountText = rules.amount.exec(text)?.[0].trim() ?? '';
    if (amountText === '') continue;
    let end = index + amountText.length;
    end += /^[\s\u00a0]*/.exec(text.slice(end))?.[0].length ?? 0;
    rules.unit.lastIndex = end;
    const unit = rules.unit.exec(text)?.[0] ?? '';
    if (unit === '' && Number(amountText) > largestCount) continue;
    const rest = text.slice(end + unit.length).trim();
    if (rest !== '' && !rest.startsWith('(') && !rest.startsWith(',')) continue;
    if (/[(,]/.test(text.slice(0, index))) return null;
    return {
      amountText,
      unit: unit.replace(/\.$/, ''),
      food: `${text.slice(0, index).trim()}${rest === '' ? '' : ` ${rest}`}`,
      notes: [],
    };
  }
  return null;
}

/** How many words at the beginning say what was done to the food: "fein gehackter", "frisch gemahlener". */
function preparedFirst(words: readonly string[], rules: Rules): number {
  let count = 0;
  while (count < words.length) {
    const [word = '', next = ''] = words.slice(count);
    if (next !== '' && rules.prepared.test(`${word} ${next}`)) count += 2;
    else if (rules.prepared.test(word)) count += 1;
    else break;
  }
  return count;
}

/** Where what was done to the food, or its size, begins: "perejil picado", "carote grandi", but not within "salt og revet ost". */
function foodEnd(words: readonly string[], from: number, rules: Rules): number {
  for (let i = Math.max(1, from); i < words.length; i += 1) {
    if (rules.and.test(words[i - 1] ?? '')) continue;
    const rest = words.slice(i);
    if (rest.every((word) => isSize(word, rules) || rules.prepared.test(word))) return i;
    if (rules.prepared.test(words[i] ?? '') && hasFood(words.slice(0, i), rest, rules)) return i;
  }
  return words.length;
}

/** Whether the food is among the words so far, or only what is said of it beforehand: "ganze" before "geschälte Tomaten". */
function hasFood(words: readonly string[], rest: readonly string[], rules: Rules): boolean {
  if (words.every((word) => rules.quality.test(word))) return false;
  return !rules.nounsAreCapital || words.some(isCapital) || !rest.some(isCapital);
}

function isCapital(word: string): boolean {
  return /^\P{L}*\p{Lu}/u.test(word);
}

function isSize(word: string, rules: Rules): boolean {
  rules.size.lastIndex = 0;
  return rules.size.test(word) && rules.size.lastIndex === word.length;
}

/** Cuts off what is not the food: brackets, what follows a comma or a dash, purposes, preparations. */
function splitFood(text: string, rules: Rules): { food: string; notes: string[] } {
  const notes: string[] = [];
  const plain = text
    .replace(/(?<=\p{L})\((?:\p{L}{1,4}|-?\p{L}\/-?\p{L}{1,3})\)/gu, '')
    .replace(otherEnding, '')
    .replace(/\(([^)]*)\)?/g, (_, inside: string) => {
      notes.push(inside.trim());
      return ' ';
    })
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();
  const cut = /\s?[,;:*](?!\d)|\s[-–—]+\s?|\s[/+]\s/u.exec(plain);
  const before = cut && cut.index > 0 ? plain.slice(0, cut.index) : plain;
  const after = cut && cut.index > 0 ? plain.slice(cut.index).replace(/^[\s,;:*–—/+-]+/, '') : '';
  const whole = rules.whole.exec(before);
  const wholeEnd = whole ? whole.index + whole[0].length : 0;
  const behind = before.slice(wholeEnd);
  const begin = firstOf([rules.noteBegins, rules.roughAmount, rules.otherAmount], behind);
  const words = before
    .slice(0, wholeEnd + begin)
    .trim()
    .split(' ');
  const purpose = behind.slice(begin).trim();
  const wordsBeforeWhole = whole ? wordsIn(before.slice(0, whole.index)) : words.length;
  const prepared = Math.min(wordsBeforeWhole, preparedFirst(words, rules));
  const first = prepared < words.length ? prepared : -1;
  const leading = first > 0 ? words.splice(0, first) : [];
  const trailing = words.splice(foodEnd(words, wordsIn(before.slice(0, wholeEnd)) - leading.length, rules));
  const isPreparationOnly = first < 0 && after !== '' && purpose === '' && before.split(' ').length > 1;
  if (isPreparationOnly) return withNote(before, splitFood(after, rules));
  const food = first < 0 ? before : words.join(' ');
  const found = first < 0 ? [purpose, after] : [leading.join(' '), trailing.join(' '), purpose, after];
  return {
    food: food.replace(/[\s.,;:*-]+$/u, ''),
    notes: [...found.filter((note) => note !== ''), ...notes.filter((note) => note !== '')].map((note) =>
      note.replace(/[\s.,;*-]+$/u, ''),
    ),
  };
}

/** The plural that stands beside a singular: "Zwiebel / Zwiebeln" stays, "Zwiebel/n" loses its end. */
const otherEnding = new RegExp(`(?<=\\p{L}{2})/-?(?:${endings})(?!\\p{L})`, 'giu');

/** Where the first of these begins; the end of the text where none does. */
function firstOf(patterns: readonly RegExp[], text: string): number {
  return Math.min(...patterns.map((pattern) => pattern.exec(text)?.index ?? text.length));
}

function wordsIn(text: string): number {
  return text.split(' ').filter(Boolean).length;
}

/** "grob gehackte, geröstete Haselnüsse": what stands before the comma belongs to the food behind it. */
function withNote(note: string, { food, notes }: { food: string; notes: string[] }) {
  return { food, notes: [note, ...notes] };
}
