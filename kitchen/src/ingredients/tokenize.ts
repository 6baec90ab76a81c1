import type { LineGrammar } from './grammar.ts';

export type TokenKind = 'number' | 'word' | 'punctuation';

/** A piece of the raw line; `start` and `end` count UTF-16 units, as JavaScript strings do. */
export interface Token {
  text: string;
  start: number;
  end: number;
  kind: TokenKind;
}

/** Cuts a line into numbers (with their range, "1 to 1½", or "2 x"), words and punctuation; "150g" and "1-inch" become two tokens. */
export function tokenize(line: string, grammar: LineGrammar): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < line.length) {
    if (isBlank(line.charCodeAt(at))) {
      at += 1;
      continue;
    }
    const end = numberEnd(line, at, grammar);
    if (end > at) {
      push(tokens, line, at, end, 'number');
      at = hyphenBeforeUnit(line, end, grammar);
      continue;
    }
    at = takeWord(tokens, line, at, grammar);
  }
  return tokens;
}

function push(tokens: Token[], line: string, start: number, end: number, kind: TokenKind): void {
  tokens.push({ text: line.slice(start, end), start, end, kind });
}

function isDash(code: number): boolean {
  return code === 45 || code === 0x2013 || code === 0x2212;
}

function isBlank(code: number): boolean {
  return (
    code === 32 ||
    code === 160 ||
    code === 0xad ||
    (code >= 9 && code <= 13) ||
    (code >= 0x2000 && code <= 0x200b) ||
    code === 0x202f ||
    code === 0xfeff
  );
}

/** The end of a number that stands for an amount, or `start` where there is none: "36%", "6-bone" and "7up" are words. */
function numberEnd(line: string, start: number, grammar: LineGrammar): number {
  if (!mayStartNumber(line.charCodeAt(start))) return start;
  grammar.number.lastIndex = start;
  if (!grammar.number.test(line)) return start;
  const end = grammar.number.lastIndex;
  const next = line.charAt(end);
  if (next === '%' || next === '°') return start;
  const word = wordAfterNumber(line, end);
  if (word === '') return next === '-' && line.charAt(end + 1) === '' ? start : end;
  return grammar.isUnit(word) ? end : start;
}

function mayStartNumber(code: number): boolean {
  if (code >= 48 && code <= 57) return true;
  return code === 46 || code === 38 || (code >= 0xbc && code <= 0xbe) || (code >= 0x2150 && code <= 0x215e);
}

const attachedWord = /[-–]?([\p{L}\p{M}]+)/uy;

function wordAfterNumber(line: string, end: number): string {
  attachedWord.lastIndex = end;
  const match = attachedWord.exec(line);
  return match?.[1] ?? '';
}

function hyphenBeforeUnit(line: string, end: number, grammar: LineGrammar): number {
  const next = line.charAt(end);
  if (next !== '-' && next !== '–') return end;
  return grammar.isUnit(wordAfterNumber(line, end)) ? end + 1 : end;
}

const splitters = ',()[]{}/:;!?*~+=…—|•<>';
const wordCharacters = /[^\s,()[\]{}/:;!?*~+=…—|•<>]+/y;
const lettersBeforeNumber = /(\p{L}+)[-–]?(?=[\d¼-¾⅐-⅞])/uy;
const eitherOr = /\p{L}+\/or(?![\p{L}])/iuy;
const onlyMarks = /^[-–−.'"‘’“”&_·<>#@^`\\$€£]+$/u;
const markThatIsAWord = /^(?:["”“]|--+)$/u;

function takeWord(tokens: Token[], line: string, start: number, grammar: LineGrammar): number {
  if (splitters.includes(line.charAt(start))) {
    push(tokens, line, start, start + 1, 'punctuation');
    return start + 1;
  }
  const end = wordEnd(line, start, grammar);
  const text = line.slice(start, end);
  if (onlyMarks.test(text)) {
    push(tokens, line, start, end, markThatIsAWord.test(text) ? 'word' : 'punctuation');
    return end;
  }
  const stop = end - start > 1 && text.endsWith('.') && text.indexOf('.') === text.length - 1;
  push(tokens, line, start, stop ? end - 1 : end, 'word');
  if (stop && !grammar.isUnit(text.slice(0, -1))) push(tokens, line, end - 1, end, 'punctuation');
  return end;
}

/** In "2lb10oz" and "12oz-1lb" the word ends with the unit. */
function wordEnd(line: string, start: number, grammar: LineGrammar): number {
  lettersBeforeNumber.lastIndex = start;
  const unit = lettersBeforeNumber.exec(line)?.[1];
  if (unit !== undefined && grammar.isUnit(unit)) return start + unit.length;
  if (isDash(line.charCodeAt(start)) && mayStartNumber(line.charCodeAt(start + 1))) return start + 1;
  eitherOr.lastIndex = start;
  if (eitherOr.test(line)) return eitherOr.lastIndex;
  wordCharacters.lastIndex = start;
  if (!wordCharacters.test(line)) return start + 1;
  return wordCharacters.lastIndex;
}
