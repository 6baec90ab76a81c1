import { withPlainDigits } from '../../quantities/number-signs.ts';
import { type Amount, readAmount } from '../amounts.ts';
import type { LineParts } from '../parts.ts';
import { readHighEnd } from './high-end.ts';
import type { Rules } from './rules.ts';
import { splitFood } from './split-food.ts';

const leadingBullet = /^[\s\u00a0]*(?:[-–—•*·▢□][\s\u00a0]+|[·・•※★☆◎●○◇◆■▲△▼▽☑✓✔]+[\s\u00a0]*)?/u;
/** A line that stands in brackets as a whole, as what may be left out does. */
const bracketed = /^\(([^()]*)\)$/u;
const nothing = { amountText: '', unit: '', food: '', notes: [] as string[] };

/**
 * Reads a line by the order that recipes keep: amount, unit, food, and what follows the food.
 * @param line with plain signs, see `withPlainSigns`
 */
export function parseByRules(line: string, rules: Rules): LineParts {
  const listed = line.slice(leadingBullet.exec(line)?.[0].length ?? 0).trim();
  const text = bracketed.exec(listed)?.[1]?.trim() ?? listed;
  const read = readHeaded(text, rules) ?? readAnywhere(text, rules) ?? { ...nothing, food: text };
  const { food: named, notes } = splitFood(read.food, rules);
  const atEnd = read.unit === '' && read.amountText !== '' ? rules.unitAtEnd.exec(named) : null;
  const food = atEnd ? named.slice(0, atEnd.index) : named;
  const hasFood = food !== '';
  return {
    amount: amountOf(read, rules),
    amountText: read.amountText,
    unit: atEnd?.[1] ?? (hasFood ? read.unit : ''),
    food: hasFood ? food : read.unit,
    note: [...read.notes, ...notes].join(', '),
  };
}

interface Read {
  amountText: string;
  /** What stands behind the unit and adds to the amount. */
  more?: number;
  unit: string;
  food: string;
  notes: string[];
}

function amountOf({ amountText, more = 0, unit }: Read, rules: Rules): Amount | null {
  if (amountText === '') {
    if (more > 0) return { low: 1 + more, high: null };
    return rules.pair.test(unit) ? { low: 2, high: null } : null;
  }
  const text = withoutDoubledUnit(amountText).replace(rules.andWithin, ' ');
  const amount = readAmount(text, rules.numberWords, rules.code);
  return amount && more > 0 ? { ...amount, low: amount.low + more } : amount;
}

function withoutDoubledUnit(text: string): string {
  return text.replace(/\//g, (sign, at: number) => (Number(text.slice(0, at)) > 20 ? '-' : sign));
}

function readAnywhere(text: string, rules: Rules): Read | null {
  const front = readFront(text, rules);
  if (front?.amountText) return front;
  return readTaken(text, rules) ?? (front?.unit && rules.sizeBehind.test(text) ? null : readBack(text, rules)) ?? front;
}

const heading = /^([^\d½¼¾⅓⅔⅛,;:()]{3,60}):[\s\u00a0]*(?=[\d½¼¾⅓⅔⅛])/u;

/** What a line is for before the ingredient itself: "Für den Teig: 300 g Mehl", but not "Mehl: 300 g". */
function readHeaded(text: string, rules: Rules): Read | null {
  const [all = '', purpose = ''] = heading.exec(text) ?? [];
  const read =
    all === '' || isAmountOnly(text.slice(all.length), rules) ? null : readFront(text.slice(all.length), rules);
  if (!read?.amountText || !/^\p{L}/u.test(read.food)) return null;
  return { ...read, notes: [purpose, ...read.notes] };
}

/** "4 quả" in "Trứng vịt: 4 quả", where what stands before the colon is the food. */
function isAmountOnly(text: string, rules: Rules): boolean {
  rules.amount.lastIndex = 0;
  const amount = rules.amount.exec(text)?.[0] ?? '';
  const rest = text.slice(amount.length).trim();
  rules.unit.lastIndex = 0;
  return amount !== '' && rest !== '' && rules.unit.exec(rest)?.[0] === rest;
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
  const isWholeNext = (): boolean => beginsWhole(text.slice(at), rules);
  const takeSize = (): void => {
    if (!isUnitBeforeLink(text, at, rules)) takeNote(rules.size);
  };
  const takeSizes = (): void => {
    if (isWholeNext()) return;
    takeNote(rules.dottedSize);
    takeSize();
  };
  take(rules.linkBeforeNumber);
  if (!beginsWhole(text, rules)) takeNote(rules.vague);
  const before = take(rules.unitBefore);
  let amountText = take(rules.amount) || take(rules.numberWord);
  if (amountText !== '') take(/['’](?=\p{L})/uy);
  if (/^\d+$/.test(amountText) && /^\/\d/.test(text.slice(at))) amountText += take(/\/\d+/y);
  if (amountText === '1') amountText = [amountText, take(rules.half)].filter(Boolean).join(' ');
  if (/\p{L}$/u.test(amountText)) take(/-(?=\p{L})/uy);
  if (amountText !== '') amountText = [amountText, take(rules.andPart)].filter(Boolean).join(' ');
  const beforeUnit = at;
  const sized = notes.length;
  if (!isWholeNext()) takeNote(rules.vague);
  takeSizes();
  if (amountText !== '') take(rules.link);
  let unit = before || (isWholeNext() ? '' : takeUnit(take, rules));
  if (rules.isUnspaced && amountText === '' && notes.length === 0) return null;
  if (unit === '' && amountText === '' && notes.length === 0) return null;
  if (unit === '') {
    at = beforeUnit;
    notes.length = sized;
    takeSizes();
  }
  const highEnd = unit !== '' && /^\d+(?:[.,]\d+)?$/.test(amountText) ? readHighEnd(text.slice(at), unit, rules) : null;
  if (highEnd) {
    amountText = `${amountText}-${highEnd.value.numerator}/${highEnd.value.denominator}`.replace(/\/1$/, '');
    at += highEnd.length;
    at += /^[\s\u00a0]*/.exec(text.slice(at))?.[0].length ?? 0;
  }
  if (!isWholeNext()) takeSize();
  if (unit !== '' && amountText !== '') takeNote(rules.sizeBehindComma);
  if (unit !== '' && text.slice(at) === '') {
    at = beforeUnit;
    unit = '';
  }
  if (unit !== '' && amountText !== '') amountText = [amountText, take(rules.andPart)].filter(Boolean).join(' ');
  const more = unit === '' ? undefined : rules.more.get(take(rules.moreBehind));
  const plus = unit === '' && amountText !== '' ? take(/\+[\s\u00a0]*\d+(?:[.,]\d+)?(?=[\s\u00a0]*\p{L})/uy) : '';
  if (plus !== '') {
    notes.push(plus);
    unit = takeUnit(take, rules);
  }
  const further = take(/(?:\+|\/)[\s\u00a0]*[^\s]+(?:[\s\u00a0]*(?:g|kg|ml|cl|dl|l|oz)(?![\p{L}]))?/uy);
  if (further !== '') notes.push(further.replace(/^[+/]\s*/, ''));
  const bracket = take(/\([^)]*\)(?!\p{L})/uy);
  if (bracket !== '') notes.push(bracket.slice(1, -1).trim());
  take(rules.link);
  takeNote(rules.vague);
  const contents = take(rules.contents);
  if (contents !== '') {
    notes.push(contents);
    take(rules.link);
  }
  const food = text.slice(at).replace(/^[;,:*\s]+/, '');
  return { amountText, unit, food, notes, ...(more ? { more } : {}) };
}

/** "grans" is a unit in "2 grans d'all" and a size in "2 cebes grans". */
function isUnitBeforeLink(text: string, at: number, rules: Rules): boolean {
  rules.unit.lastIndex = at;
  const unit = rules.unit.exec(text)?.[0] ?? '';
  rules.link.lastIndex = at + unit.length + 1;
  return unit !== '' && rules.link.test(text);
}

function beginsWhole(text: string, rules: Rules): boolean {
  return rules.whole.exec(text)?.index === 0;
}

function takeUnit(take: (pattern: RegExp) => string, rules: Rules): string {
  return take(rules.unit)
    .replace(/(?<=\p{L})(?:\(\p{L}{1,3}\)|\/-?\p{L}{1,2})$/u, '')
    .replace(/[.'’׳]$/, '');
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

/** The amount behind the food, as Italian, Brazilian and Japanese lists have it: "Fragole 1,1 kg", "しょうゆ 大さじ2". */
function readBack(text: string, rules: Rules): Read | null {
  for (const { index } of text.matchAll(rules.amountBehind)) {
    rules.amount.lastIndex = index;
    const amountText = rules.amount.exec(text)?.[0].trim() ?? '';
    if (amountText === '') continue;
    const before = rules.unitBeforeAtEnd.exec(text.slice(0, index))?.[0] ?? '';
    let end = index + amountText.length;
    end += /^[\s\u00a0]*/.exec(text.slice(end))?.[0].length ?? 0;
    rules.unit.lastIndex = end;
    const behind = rules.unit.exec(text)?.[0] ?? '';
    const unit = behind || before.trim();
    if (unit === '' && Number(amountText) > largestCount) continue;
    const rest = text.slice(end + behind.length).trim();
    if (rest !== '' && !/^[(,+]/.test(rest) && !rules.behindAmount.test(rest)) continue;
    const named = text.slice(0, index - before.length).trim();
    const rough = rules.vagueAtEnd.exec(named)?.[0] ?? '';
    const food = named.slice(0, named.length - rough.length);
    if (/[(,]/.test(food.replace(/\([^()]*\)/g, ''))) return null;
    return {
      amountText,
      unit: unit.replace(/\.$/, ''),
      food: `${food}${rest === '' ? '' : ` ${rest}`}`,
      notes: [...(rough === '' ? [] : [rough.trim()]), ...(behind !== '' && before !== '' ? [before.trim()] : [])],
    };
  }
  return null;
}

const plainSigns: Readonly<Record<string, string>> = {
  '，': ',',
  '、': ',',
  '،': ',',
  '（': '(',
  '）': ')',
  '／': '/',
  '：': ':',
};

/** The line with the digits and marks that the rules know; every position in it stays the same. */
export const withPlainSigns = (line: string, rules: Rules): string =>
  withPlainDigits(line)
    .replace(/[，、،（）／：]/g, (sign) => plainSigns[sign] ?? sign)
    .replace(/[Ａ-Ｚａ-ｚ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - fullWidth))
    .replace(/(?<=[\d½])[~〜～](?=[\d½])/g, '-')
    .replace(rules.count, (word) => (rules.counts.get(word) ?? word).padEnd(word.length))
    .replace(/^(\d\/\d|[½¼¾⅓⅔])( +)(\d+)(?= )/, (all, part: string, gap: string, whole: string) =>
      rules.isRightToLeft ? whole + gap + part : all,
    );

/** How far the wide forms of letters are from the plain ones in Unicode. */
const fullWidth = 0xfee0;
