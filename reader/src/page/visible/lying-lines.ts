import { likeness, numbersOf, tokensOf } from './match-lines.ts';
import type { ScoredRow } from './score-rows.ts';

/** Signs of text that was read in the wrong encoding, whose numbers mean nothing. */
const misread = /[ÂÃ]/;

/** How many words two lines must share to be one ingredient, whatever their amounts. */
const sameFood = 0.6;

/** Lines that say another amount than the page does: "2 tsp extract" where it says "1/2 tsp extract". */
export function otherAmounts(lines: string[], matches: (number | null)[], rows: ScoredRow[]): number {
  return lines.filter((line, at) => {
    const row = rows[matches[at] ?? -1];
    return row !== undefined && saysOtherAmount(line, row.text);
  }).length;
}

function saysOtherAmount(line: string, shown: string): boolean {
  if (misread.test(shown)) return false;
  const [said, seen] = [numbersOf(line), numbersOf(shown)];
  if (said.length === 0 || seen.length === 0 || holds(said, seen) || holds(seen, said)) return false;
  const [words, shownWords] = [wordsOf(line), wordsOf(shown)];
  return words.length > 0 && Math.max(likeness(words, shownWords), likeness(shownWords, words)) >= sameFood;
}

function holds(all: string[], some: string[]): boolean {
  return some.every((number) => all.includes(number));
}

function wordsOf(line: string): string[] {
  return tokensOf(line).filter((token) => /\p{L}/u.test(token));
}

/** Lines with words of a program among those of the page: "6 Numbers basil", "1 whole onion" where it says "1 onion". */
export function addedWords(lines: string[], matches: (number | null)[], rows: ScoredRow[]): number {
  return lines.filter((line, at) => {
    const [said, shown] = [tokensOf(line), tokensOf(rows[matches[at] ?? -1]?.text ?? '')];
    const added = said.filter((token) => !shown.includes(token));
    const isWhole = shown.length >= 2 && shown.every((token) => said.includes(token));
    return isWhole && added.length === 1 && said[0] !== added[0] && said.at(-1) !== added[0];
  }).length;
}

/** So much more on the page is no remark, but the rest of a line. */
const clearlyCut = 4;

/**
 * A line that breaks off in the middle, where the page goes on: "2 oz cheese" for "2 oz cheese shredded, or try a blend".
 * Data that leaves out remarks does so in many lines; this is for data that has those of its other lines.
 */
export function withoutCuts(lines: string[], matches: (number | null)[], rows: ScoredRow[]): string[] {
  const remarks = lines.filter((line, at) => /[(,]/.test(line) && isSame(line, rows[matches[at] ?? -1]?.text ?? ''));
  const shown = lines.map((_, at) => rows[matches[at] ?? -1]?.text ?? '');
  const cut = lines.flatMap((line, at) => (isCut(line, shown[at] ?? '') ? [at] : []));
  if (remarks.length < 2 || cut.length !== 1) return lines;
  return lines.map((line, at) => (cut.includes(at) ? (shown[at] ?? line) : line));
}

function isSame(line: string, shown: string): boolean {
  return tokensOf(line).join(' ') === tokensOf(shown).join(' ');
}

function isCut(line: string, shown: string): boolean {
  const isRemark = /^[\s,]*\(/.test(shown.slice(line.length));
  return !isRemark && goesOn(tokensOf(line), tokensOf(shown));
}

function goesOn(said: string[], shown: string[]): boolean {
  return shown.length >= said.length + clearlyCut && said.length > 1 && said.every((token, at) => shown[at] === token);
}

const optionalPlural = /(?<=\p{L})\((?:s|e?n|x)\)/u;

/** "2 package(s)", as programs write it, in the page's words where it says "2 packages". */
export function asShown(lines: string[], matches: (number | null)[], rows: ScoredRow[]): string[] {
  return lines.map((line, at) => {
    const shown = rows[matches[at] ?? -1]?.text ?? '';
    return shown !== '' && optionalPlural.test(line) && !optionalPlural.test(shown) ? shown : line;
  });
}
