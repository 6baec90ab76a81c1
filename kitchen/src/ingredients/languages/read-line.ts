import { withPlainDigits } from '../../quantities/number-signs.ts';
import { readAmount } from '../amounts.ts';
import type { LineParts } from '../parts.ts';
import { readHighEnd } from './high-end.ts';
import type { Rules } from './rules.ts';
import { splitFood } from './split-food.ts';

const leadingBullet = /^[\s\u00a0]*(?:[-–—•*·▢□][\s\u00a0]+)?/u;
const nothing = { amountText: '', unit: '', food: '', notes: [] as string[] };

/**
 * Reads a line by the order that recipes keep: amount, unit, food, and what follows the food.
 * @param line with plain signs, see `withPlainSigns`
 */
export function parseByRules(line: string, rules: Rules): LineParts {
  const text = line.slice(leadingBullet.exec(line)?.[0].length ?? 0).trim();
  const read = readHeaded(text, rules) ?? readAnywhere(text, rules) ?? { ...nothing, food: text };
  const { food, notes } = splitFood(read.food, rules);
  const hasFood = food !== '';
  return {
    amount:
      read.amountText === ''
        ? null
        : readAmount(withoutDoubledUnit(read.amountText).replace(rules.andWithin, ' '), rules.numberWords, rules.code),
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

function readAnywhere(text: string, rules: Rules): Read | null {
  const front = readFront(text, rules);
  if (front?.amountText) return front;
  return readTaken(text, rules) ?? (front?.unit && rules.sizeBehind.test(text) ? null : readBack(text, rules)) ?? front;
}

const heading = /^([^\d½¼¾⅓⅔⅛,;:()]{3,60}):[\s\u00a0]*(?=[\d½¼¾⅓⅔⅛])/u;

/** What a line is for before the ingredient itself: "Für den Teig: 300 g Mehl", but not "Mehl: 300 g". */
function readHeaded(text: string, rules: Rules): Read | null {
  const [all = '', purpose = ''] = heading.exec(text) ?? [];
  const read = all === '' ? null : readFront(text.slice(all.length), rules);
  if (!read?.amountText || !/^\p{L}/u.test(read.food)) return null;
  return { ...read, notes: [purpose, ...read.notes] };
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
  take(rules.linkBeforeNumber);
  takeNote(rules.vague);
  const before = take(rules.unitBefore);
  let amountText = take(rules.amount) || take(rules.numberWord);
  if (amountText !== '') take(/['’](?=\p{L})/uy);
  if (/^\d+$/.test(amountText) && /^\/\d/.test(text.slice(at))) amountText += take(/\/\d+/y);
  if (amountText === '1') amountText = [amountText, take(rules.half)].filter(Boolean).join(' ');
  if (/\p{L}$/u.test(amountText)) take(/-(?=\p{L})/uy);
  if (amountText !== '') amountText = [amountText, take(rules.andPart)].filter(Boolean).join(' ');
  const beforeUnit = at;
  const sized = notes.length;
  takeNote(rules.vague);
  takeNote(rules.dottedSize);
  takeNote(rules.size);
  if (amountText !== '') take(rules.link);
  let unit = before || (beginsWhole(text.slice(at), rules) ? '' : takeUnit(take, rules));
  if (rules.isUnspaced && amountText === '' && notes.length === 0) return null;
  if (unit === '' && amountText === '' && notes.length === 0) return null;
  if (unit === '') {
    at = beforeUnit;
    notes.length = sized;
    takeNote(rules.dottedSize);
    takeNote(rules.size);
  }
  const highEnd = unit !== '' && /^\d+(?:[.,]\d+)?$/.test(amountText) ? readHighEnd(text.slice(at), unit, rules) : null;
  if (highEnd) {
    amountText = `${amountText}-${highEnd.value.numerator}/${highEnd.value.denominator}`.replace(/\/1$/, '');
    at += highEnd.length;
    at += /^[\s\u00a0]*/.exec(text.slice(at))?.[0].length ?? 0;
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
  const bracket = take(/\([^)]*\)(?!\p{L})/uy);
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
    if (rest !== '' && !/^[(,+]/.test(rest)) continue;
    const food = text.slice(0, index - before.length).trim();
    if (/[(,]/.test(rules.isUnspaced ? food.replace(/\([^()]*\)/g, '') : food)) return null;
    return {
      amountText,
      unit: unit.replace(/\.$/, ''),
      food: `${food}${rest === '' ? '' : ` ${rest}`}`,
      notes: behind !== '' && before !== '' ? [before.trim()] : [],
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
