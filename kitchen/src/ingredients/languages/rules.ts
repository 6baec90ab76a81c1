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
  noteBegins: RegExp;
  prepared: RegExp;
  and: RegExp;
  /** "e meia" in "1 xícara e meia". */
  andPart: RegExp;
}

const wordEnd = '(?![\\p{L}\\p{M}\\p{N}])';
const blank = '[\\s\\u00a0]';

export function rulesOf(data: LanguageData): Rules {
  const numberWords = new Map(
    data.numbers.split(/\s+/).map((pair): [string, number] => [pair.split('=')[0] ?? '', Number(pair.split('=')[1])]),
  );
  const number = numberPattern({ range: data.range, and: data.and, decimalComma: true }).source;
  const word = `(?:${anyOf([...numberWords.keys()])})${wordEnd}`;
  return {
    code: data.code,
    amount: new RegExp(number, 'iuy'),
    numberWords,
    numberWord: new RegExp(
      `${word}(?:${blank}+(?:(?:${anyOf([...data.range, ...data.and])})${blank}+)?${word})*`,
      'iuy',
    ),
    unit: new RegExp(
      `(?:${anyOf([...unitWordsOf(data.code), ...data.units.split(/\s*,\s*/)])})${wordEnd}\\.?(?:\\(\\p{L}{1,3}\\))?(?![\\p{L}'’-])`,
      'iuy',
    ),
    link: new RegExp(
      `(?:${data.links.map((link) => (link.endsWith("'") ? `${quoted(link.slice(0, -1))}['’]` : `${quoted(link)}${blank}+`)).join('|')})`,
      'iuy',
    ),
    vague: new RegExp(`(?:${anyOf(data.vague)})${wordEnd}\\.?`, 'iuy'),
    contents: new RegExp(`\\d+(?:[.,]\\d+)?${blank}*(?:g|gr|kg|ml|cl|dl|l)\\b\\.?`, 'iuy'),
    roughAmount: new RegExp(`${blank}(?:${anyOf(data.vague)})\\.?${blank}+\\d`, 'iu'),
    size: new RegExp(`(?:${anyOf(data.sizes)})${wordEnd}\\.?`, 'iuy'),
    noteBegins: new RegExp(`(?<=${blank})(?:${anyOf(data.noteBegins)})${wordEnd}`, 'iu'),
    and: new RegExp(`^(?:${anyOf([...data.and, ...data.range])})$`, 'iu'),
    andPart: new RegExp(
      `(?:${anyOf(data.and)})${blank}+(?:${anyOf([...numberWords].flatMap(([name, value]) => (value < 1 ? [name] : [])))})${wordEnd}`,
      'iuy',
    ),
    prepared: new RegExp(`^(?:${anyOf(data.prepared)})$`, 'iu'),
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
  const read = (front?.amountText ? front : (readBack(text, rules) ?? front)) ?? { ...nothing, food: text };
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
    for (let found = take(pattern); found !== ''; found = take(pattern)) notes.push(found);
  };
  takeNote(rules.vague);
  let amountText = take(rules.amount) || take(rules.numberWord);
  if (/^\d+$/.test(amountText) && /^\/\d/.test(text.slice(at))) amountText += take(/\/\d+/y);
  if (amountText !== '') amountText = [amountText, take(rules.andPart)].filter(Boolean).join(' ');
  const beforeUnit = at;
  const sized = notes.length;
  takeNote(rules.vague);
  takeNote(rules.size);
  if (amountText !== '') take(rules.link);
  let unit = takeUnit(take, rules);
  if (unit === '' && amountText === '' && notes.length === 0) return null;
  if (unit === '') {
    at = beforeUnit;
    notes.length = sized;
    takeNote(rules.size);
  }
  takeNote(rules.size);
  if (unit !== '' && text.slice(at) === '') {
    at = beforeUnit;
    unit = '';
  }
  if (unit !== '' && amountText !== '') amountText = [amountText, take(rules.andPart)].filter(Boolean).join(' ');
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
  return { amountText, unit, food: text.slice(at), notes };
}

function takeUnit(take: (pattern: RegExp) => string, rules: Rules): string {
  return take(rules.unit)
    .replace(/(?<=\p{L})\(\p{L}{1,3}\)$/u, '')
    .replace(/\.$/, '');
}

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
    const rest = text.slice(end + unit.length).trim();
    if (rest !== '' && !rest.startsWith('(') && !rest.startsWith(',')) continue;
    if (/[(,]/.test(text.slice(0, index))) return null;
    return { amountText, unit, food: `${text.slice(0, index).trim()}${rest === '' ? '' : ` ${rest}`}`, notes: [] };
  }
  return null;
}

/** Where what was done to the food, or its size, begins: "perejil picado", "carote grandi", but not within "salt og revet ost". */
function foodEnd(words: readonly string[], rules: Rules): number {
  const isSize = (word: string): boolean => {
    rules.size.lastIndex = 0;
    return rules.size.test(word) && rules.size.lastIndex === word.length;
  };
  for (let i = 1; i < words.length; i += 1) {
    if (rules.and.test(words[i - 1] ?? '')) continue;
    if (rules.prepared.test(words[i] ?? '')) return i;
    if (words.slice(i).every((word) => isSize(word) || rules.prepared.test(word))) return i;
  }
  return words.length;
}

/** Cuts off what is not the food: brackets, what follows a comma or a dash, purposes, preparations. */
function splitFood(text: string, rules: Rules): { food: string; notes: string[] } {
  const notes: string[] = [];
  const plain = text
    .replace(/(?<=\p{L})\((?:\p{L}{1,4}|-?\p{L}\/-?\p{L}{1,3})\)/gu, '')
    .replace(/\(([^)]*)\)?/g, (_, inside: string) => {
      notes.push(inside.trim());
      return ' ';
    })
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();
  const cut = /\s?[,;:*](?!\d)|\s[-–—]+\s?|\s[/+]\s/u.exec(plain);
  const before = cut && cut.index > 0 ? plain.slice(0, cut.index) : plain;
  const after = cut && cut.index > 0 ? plain.slice(cut.index).replace(/^[\s,;:*–—/+-]+/, '') : '';
  const begins = rules.noteBegins.exec(before) ?? rules.roughAmount.exec(before);
  const words = (begins ? before.slice(0, begins.index) : before).trim().split(' ');
  const purpose = begins ? before.slice(begins.index).trim() : '';
  const first = words.findIndex((word) => !rules.prepared.test(word));
  const leading = first > 0 ? words.splice(0, first) : [];
  const trailing = words.splice(foodEnd(words, rules));
  const food = first < 0 ? before : words.join(' ');
  const found = first < 0 ? [purpose, after] : [leading.join(' '), trailing.join(' '), purpose, after];
  return {
    food: food.replace(/[\s.,;:*-]+$/u, ''),
    notes: [...found.filter((note) => note !== ''), ...notes.filter((note) => note !== '')].map((note) =>
      note.replace(/[\s.,;*-]+$/u, ''),
    ),
  };
}
