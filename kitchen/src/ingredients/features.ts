import type { LineGrammar } from './grammar.ts';
import { mix } from './hash.ts';
import type { Token } from './tokenize.ts';
import { factsOf, type WordFacts } from './words.ts';

/** A line as the model sees it: its words and numbers (punctuation stands in the gaps between them), and for each of them a row of hashed features. */
export interface LineFeatures {
  depth: number[];
  commas: number[];
  /** Which token each position is. */
  tokens: number[];
  facts: WordFacts[];
  /** What stands between a position and the one before it. */
  gaps: number[];
  /** `width` hashes for each position. */
  hashes: Int32Array;
  width: number;
}

export const featureWidth = 96;
/** Kinds of gap, for which the model learns transitions of their own. */
export const gapKinds = 14;

const noWord = 0x51ed270b;
const afterEnd = 0x2c1b3c6d;

export function lineFeatures(tokens: readonly Token[], grammar: LineGrammar): LineFeatures {
  const positions: number[] = [];
  const facts: WordFacts[] = [];
  tokens.forEach((token, i) => {
    if (token.kind === 'punctuation') return;
    positions.push(i);
    facts.push(factsOf(token, grammar));
  });
  const layout = layoutOf(tokens, positions, facts);
  const hashes = new Int32Array(positions.length * featureWidth);
  fillColumns(facts);
  for (let i = 0; i < positions.length; i += 1) writeFeatures(hashes, i, facts, layout);
  return {
    tokens: positions,
    facts,
    gaps: layout.gap,
    depth: layout.depth,
    commas: layout.commas,
    hashes,
    width: featureWidth,
  };
}

/** Where each word stands between commas and brackets. */
interface Layout {
  gap: number[];
  depth: number[];
  commas: number[];
  clauseStart: number[];
  clauseEnd: number[];
  endMark: number[];
  groupStart: number[];
  style: number;
  hasUnitBefore: boolean[];
  amounts: number[];
  firstWord: number;
  lastBeforeComma: number;
}

function layoutOf(tokens: readonly Token[], positions: readonly number[], facts: readonly WordFacts[]): Layout {
  const n = positions.length;
  const layout: Layout = {
    gap: [],
    depth: [],
    commas: [],
    clauseStart: [],
    clauseEnd: new Array<number>(n).fill(n - 1),
    endMark: new Array<number>(n).fill(0),
    groupStart: [],
    style: 0,
    hasUnitBefore: [],
    amounts: [],
    firstWord: -1,
    lastBeforeComma: -1,
  };
  let depth = 0;
  let commas = 0;
  let clauseStart = 0;
  let groupStart = 0;
  let position = 0;
  let gapText = '';
  let hasUnit = false;
  let amounts = 0;
  let style = 0;
  for (const token of tokens) {
    if (token.kind === 'punctuation') {
      gapText += token.text;
      if (token.text === '/') style |= 1;
      if (token.text === '(' || token.text === '[') {
        depth += 1;
        groupStart = position;
      }
      if (token.text === ')' || token.text === ']') depth = Math.max(0, depth - 1);
      if (token.text === ',' || token.text === ';' || token.text === ':') commas += depth > 0 ? 0 : 1;
      if (token.text !== '/') {
        for (let i = clauseStart; i < position; i += 1) {
          layout.clauseEnd[i] = position - 1;
          layout.endMark[i] = token.text.charCodeAt(0);
        }
        if (layout.lastBeforeComma < 0 && position > 0 && layout.firstWord >= 0) layout.lastBeforeComma = position - 1;
        clauseStart = position;
      }
      continue;
    }
    const fact = facts[position];
    if (!fact) break;
    if (token.kind === 'number') {
      if (/[¼-¾⅐-⅞]/.test(token.text)) style |= 2;
      if (token.text.includes('/')) style |= 4;
      if (token.text.includes('.')) style |= 8;
      amounts += 1;
    }
    layout.gap.push(gapKind(gapText));
    gapText = '';
    layout.depth.push(Math.min(depth, 2));
    layout.commas.push(Math.min(commas, 3));
    layout.clauseStart.push(clauseStart);
    layout.groupStart.push(depth > 0 ? groupStart : -1);
    layout.hasUnitBefore.push(hasUnit);
    layout.amounts.push(Math.min(amounts, 3));
    if (fact.isUnit) {
      if (!hasUnit) style |= token.text.length < 3 ? 16 : token.text.length > 4 ? 32 : 48;
      hasUnit = true;
    } else if (!fact.isNumber && layout.firstWord < 0) layout.firstWord = position;
    position += 1;
  }
  if (layout.lastBeforeComma < 0) layout.lastBeforeComma = n - 1;
  layout.style = style;
  return layout;
}

const gaps = ['', ',', '(', ')', '/', '-', ';', ':', '),', ',(', '.', ')(', ',,'];

function gapKind(text: string): number {
  if (text === '') return 0;
  const dash = text === '–' || text === '—' || text === '--' ? '-' : text === '[' ? '(' : text === ']' ? ')' : text;
  const kind = gaps.indexOf(dash);
  return kind < 0 ? gapKinds - 1 : kind;
}

/** What the features ask about the words, by position, with the places before the line and behind it as words of their own. */
const beyond = 3;
let room = 0;
let words = new Int32Array(0);
let stems = new Int32Array(0);
let roles = new Int32Array(0);
let endings = new Int32Array(0);
let shapes = new Int32Array(0);
/** For each position the nearest word of a kind on either side; -1 and the length of the line where there is none. */
let verbsBefore = new Int32Array(0);
let verbsAfter = new Int32Array(0);
let joinsBefore = new Int32Array(0);
let joinsAfter = new Int32Array(0);
let smallBefore = new Int32Array(0);

/** The columns are kept from line to line: making them anew takes longer than filling them. */
function makeRoom(count: number): void {
  if (count <= room) return;
  room = Math.max(64, count * 2);
  const column = (): Int32Array<ArrayBuffer> => new Int32Array(room + 2 * beyond);
  [words, stems, roles, endings] = [column(), column(), column(), column()];
  shapes = column();
  [verbsBefore, verbsAfter] = [column(), column()];
  [joinsBefore, joinsAfter] = [column(), column()];
  smallBefore = column();
}

function fillColumns(facts: readonly WordFacts[]): void {
  const n = facts.length;
  makeRoom(n);
  for (const column of [words, stems, roles, endings]) {
    column.fill(noWord, 0, beyond);
    column.fill(afterEnd, n + beyond, n + 2 * beyond);
  }
  shapes.fill(0, n + beyond, n + 2 * beyond);
  let [verb, join, small] = [-1, -1, -1];
  for (let i = 0; i < n; i += 1) {
    const fact = facts[i];
    if (!fact) return;
    words[i + beyond] = fact.word;
    stems[i + beyond] = fact.stem;
    roles[i + beyond] = fact.role;
    endings[i + beyond] = fact.ending3;
    shapes[i + beyond] = fact.shape;
    verbsBefore[i] = verb;
    joinsBefore[i] = join;
    smallBefore[i] = small;
    if (fact.isParticiple) verb = i;
    if (fact.isConjunction) join = i;
    if (isSmall(fact)) small = i;
  }
  [verb, join] = [n, n];
  for (let i = n - 1; i >= 0; i -= 1) {
    verbsAfter[i] = verb;
    joinsAfter[i] = join;
    if (facts[i]?.isParticiple) verb = i;
    if (facts[i]?.isConjunction) join = i;
  }
}

function word(i: number): number {
  return words[i + beyond] ?? 0;
}

function stem(i: number): number {
  return stems[i + beyond] ?? 0;
}

function role(i: number): number {
  return roles[i + beyond] ?? 0;
}

function ending(i: number): number {
  return endings[i + beyond] ?? 0;
}

function shape(i: number): number {
  return shapes[i + beyond] ?? 0;
}

function writeFeatures(out: Int32Array, i: number, facts: readonly WordFacts[], layout: Layout): void {
  const n = facts.length;
  const me = facts[i];
  if (!me) return;
  const gap = layout.gap[i] ?? 0;
  const nextGap = i + 1 < n ? (layout.gap[i + 1] ?? 0) : 99;
  const depth = layout.depth[i] ?? 0;
  const commas = layout.commas[i] ?? 0;
  const clauseStart = layout.clauseStart[i] ?? 0;
  const clauseEnd = layout.clauseEnd[i] ?? n - 1;
  const mark = layout.endMark[i] ?? 0;
  const groupStart = layout.groupStart[i] ?? -1;
  const amounts = layout.amounts[i] ?? 0;
  const place = depth * 4 + commas;
  const sawUnit = layout.hasUnitBefore[i] ? 1 : 0;
  const base = i * featureWidth;
  let k = base;
  // The word itself.
  out[k++] = mix(1, me.word);
  out[k++] = mix(2, me.stem);
  out[k++] = mix(3, me.ending2);
  out[k++] = mix(4, me.ending3);
  out[k++] = mix(5, me.ending4);
  out[k++] = mix(6, me.start3);
  out[k++] = mix(7, me.start4);
  out[k++] = mix(8, me.shape);
  out[k++] = mix(9, me.firstPart);
  out[k++] = mix(10, me.lastPart);
  out[k++] = mix(11, me.role);
  // The words around it.
  out[k++] = mix(12, word(i - 1));
  out[k++] = mix(13, word(i + 1));
  out[k++] = mix(14, word(i - 2));
  out[k++] = mix(15, word(i + 2));
  out[k++] = mix(16, word(i - 3));
  out[k++] = mix(17, word(i + 3));
  out[k++] = mix(18, ending(i - 1), me.role);
  out[k++] = mix(19, ending(i + 1), me.role);
  out[k++] = mix(20, role(i - 1), role(i - 2), me.role);
  out[k++] = mix(21, role(i + 1), role(i + 2), me.role);
  out[k++] = mix(22, role(i - 1), me.role, role(i + 1));
  // Pairs and triples.
  out[k++] = mix(23, stem(i - 1), me.stem, gap);
  out[k++] = mix(24, me.stem, stem(i + 1), nextGap);
  out[k++] = mix(25, stem(i - 2), stem(i - 1));
  out[k++] = mix(26, stem(i + 1), stem(i + 2));
  out[k++] = mix(27, stem(i - 1), me.stem, stem(i + 1));
  out[k++] = mix(28, stem(i - 2), stem(i - 1), me.stem);
  out[k++] = mix(29, me.stem, stem(i + 1), stem(i + 2));
  out[k++] = mix(30, stem(i - 1), stem(i + 1));
  out[k++] = mix(31, me.stem, stem(i + 2));
  out[k++] = mix(32, me.stem, stem(i - 2));
  // Punctuation and place.
  out[k++] = mix(33, gap, nextGap, place);
  out[k++] = mix(34, me.stem, gap);
  out[k++] = mix(35, me.stem, nextGap);
  out[k++] = mix(36, me.stem, place);
  out[k++] = mix(37, me.ending3, place);
  out[k++] = mix(38, me.role, place, gap);
  out[k++] = mix(39, me.role, gap, nextGap);
  out[k++] = mix(40, me.stem, gap, nextGap);
  out[k++] = mix(41, Math.min(i, 6), me.role);
  out[k++] = mix(42, Math.min(n - 1 - i, 4), me.role, place);
  out[k++] = mix(43, depth, amounts, me.role);
  out[k++] = mix(44, sawUnit, me.stem);
  out[k++] = mix(45, sawUnit, amounts, me.role);
  out[k++] = mix(46, layout.style, me.stem);
  out[k++] = mix(47, layout.style & 7, me.stem, place);
  out[k++] = mix(48, layout.style, place);
  // The clause between punctuation.
  out[k++] = mix(49, stem(clauseStart), place);
  out[k++] = mix(50, stem(clauseStart), me.stem);
  out[k++] = mix(51, stem(clauseEnd), place);
  out[k++] = mix(52, stem(clauseEnd), me.stem);
  out[k++] = mix(53, stem(clauseStart), stem(clauseEnd), clauseEnd - clauseStart);
  out[k++] = mix(54, mark, me.stem);
  out[k++] = mix(55, mark, Math.min(clauseEnd - clauseStart, 5), place);
  out[k++] = mix(56, ending(clauseStart), ending(clauseEnd), place);
  out[k++] = mix(57, stem(clauseEnd + 1), stem(clauseEnd), mark);
  out[k++] = mix(58, stem(clauseStart - 1), stem(clauseStart), gap);
  out[k++] = mix(59, stem(clauseStart), stem(clauseStart + 1), place);
  out[k++] = mix(60, role(clauseStart), role(clauseStart + 1), me.role);
  out[k++] = groupStart >= 0 ? mix(61, stem(groupStart), me.role) : 0;
  out[k++] = groupStart >= 0 ? mix(62, stem(groupStart), stem(groupStart + 1), me.stem) : 0;
  out[k++] = groupStart >= 0 ? mix(63, stem(groupStart - 1), role(groupStart)) : 0;
  out[k++] = mix(64, stem(layout.firstWord), me.stem);
  out[k++] = mix(65, stem(layout.lastBeforeComma), me.stem);
  out[k++] = mix(66, stem(layout.lastBeforeComma), place, me.role);
  out[k++] = mix(67, stem(layout.firstWord), place, me.role);
  // The nearest verb, joining word and amount on either side.
  const verb = verbsBefore[i] ?? -1;
  const verbAfter = verbsAfter[i] ?? n;
  const join = joinsBefore[i] ?? -1;
  const joinAfter = Math.min(joinsAfter[i] ?? n, clauseEnd + 1);
  const small = smallBefore[i] ?? -1;
  const verbStem = verb >= clauseStart ? stem(verb) : noWord;
  out[k++] = mix(68, verbStem, me.stem);
  out[k++] = mix(69, verbStem, place, me.role);
  out[k++] = mix(70, join >= 0 ? word(join) : noWord, join >= 0 ? stem(join + 1) : 0, place);
  out[k++] = mix(71, join >= 0 ? word(join) : noWord, join >= 0 ? role(join + 1) : 0, me.stem);
  out[k++] = mix(72, join >= 0 ? stem(join - 1) : noWord, join >= 0 ? word(join) : 0, i - join);
  out[k++] = mix(73, joinAfter <= clauseEnd ? word(joinAfter) : noWord, me.stem);
  out[k++] = mix(74, joinAfter <= clauseEnd ? stem(joinAfter + 1) : noWord, me.stem, joinAfter - i);
  out[k++] = mix(75, verbAfter < n ? stem(verbAfter) : noWord, me.stem);
  out[k++] = mix(76, small >= 0 ? word(small) : noWord, me.stem);
  out[k++] = mix(77, small >= 0 ? word(small) : noWord, small >= 0 ? stem(small - 1) : noWord, place);
  out[k++] = mix(78, small >= 0 ? word(small) : noWord, small >= 0 ? i - small : 0, me.ending3);
  out[k++] = mix(79, join >= clauseStart ? stem(join - 1) : noWord, me.stem);
  out[k++] = mix(80, join >= clauseStart ? ending(join - 1) : noWord, me.ending3, place);
  // More of the surroundings.
  out[k++] = mix(81, me.shape, role(i - 1), place);
  out[k++] = mix(82, shape(i - 1), me.shape, shape(i + 1));
  out[k++] = mix(83, stem(n - 1), me.stem);
  out[k++] = mix(84, me.lastPart, role(i + 1), gap);
  out[k++] = mix(85, stem(i - 1), role(i + 1), me.role);
  out[k++] = mix(86, role(i - 1), stem(i + 1), me.role);
  out[k++] = mix(87, me.ending3, stem(i + 1));
  out[k++] = mix(88, stem(i - 1), me.ending3);
  out[k++] = mix(89, ending(i - 1), me.stem);
  out[k++] = mix(90, me.stem, ending(i + 1));
  out[k++] = mix(91, layout.style & 1, stem(i - 1), me.stem);
  out[k++] = mix(92, me.stem, layout.style & 1, nextGap);
  out[k++] = mix(93, role(i + 1), role(i + 2), role(i + 3));
  out[k++] = mix(94, role(i - 1), role(i - 2), role(i - 3));
  out[k++] = mix(95, Math.min(n, 12), me.role, place);
  if (k - base > featureWidth) throw new Error('More features than featureWidth');
}

function isSmall(fact: WordFacts | undefined): boolean {
  return fact !== undefined && !fact.isNumber && !fact.isUnit && smallRoles.has(fact.role);
}

const smallRoles = new Set(
  ['and', 'as', 'for', 'from', 'in', 'into', 'of', 'on', 'or', 'plus', 'to', 'with', 'about'].map(
    (word) => factsOf({ text: word, start: 0, end: 0, kind: 'word' }, { number: /$^/y, isUnit: () => false }).role,
  ),
);
