import type { ScoredRow } from './score-rows.ts';

/** Rows beyond what the lines need: notes, headings and buttons stand between ingredients. */
const looseness = 3;

/** Rows between two ingredients that follow one another: a heading, a button. */
const neighbourhood = 4;

/** No recipe has more lines; comparing more with every row of a page would take too long. */
export const mostLines = 200;

/** Pages that show each line this often show nothing to go by. */
const mostLikely = 20_000;

/** How much of a line's words a row must hold to be that line. */
const leastLikeness = 0.7;

/**
 * For each line of structured data the row of the page that shows it, or null. Rows keep their order, and come from the one
 * stretch of the page that shows most of the lines: pages repeat ingredients in their prose and in other lists.
 */
export function matchLines(lines: string[], rows: ScoredRow[], { longestRow = 300 } = {}): (number | null)[] {
  if (lines.length > mostLines) return lines.map(() => null);
  const wanted = lines.map(tokensOf);
  const candidates = rows.map((row) => (row.text.length > longestRow ? [] : tokensOf(row.text)));
  const likely = likelyRows(wanted, candidates);
  const window = bestWindow(likely, lines.length * looseness + 10);
  if (!window) return lines.map(() => null);
  const { from, to } = withEnds(window, rows);
  return align(wanted, candidates, bonuses(likely, rows), from, to);
}

/** The first and the last line of a list may say too little to be told by their words alone: "5 tsp salt" for "1.5 tsp salt". */
function withEnds({ from, to }: Window, rows: ScoredRow[]): Window {
  const isAlike = (at: number, beside: number) =>
    rows[at]?.isListItem === true && rows[at]?.layout === rows[beside]?.layout;
  return { from: isAlike(from - 1, from) ? from - 1 : from, to: isAlike(to + 1, to) ? to + 1 : to };
}

export function tokensOf(text: string): string[] {
  return (
    text
      .replace(/(?<=\d)(?=[½¼¾⅓⅔⅛⅜⅝⅞⅕])/g, ' ')
      .normalize('NFKC')
      .replace(/\u2044/g, '/')
      .toLowerCase()
      .match(/[\p{L}\p{M}]+|\d{1,3} \d{1,2}\/\d{1,2}(?!\d)|\d+(?:[.,/]\d+)*/gu)
      ?.slice(0, 60)
      .map(numberAsDecimal) ?? []
  );
}

/** "1/2", "0,5" and "0.50" are one number, and so are "1 1/2" and "1.5". */
function numberAsDecimal(token: string): string {
  const [, whole = '0', over, under] = /^(?:(\d{1,3}) )?(\d{1,2})\/(\d{1,2})$/.exec(token) ?? [];
  if (over && under) return rounded(Number(whole) + Number(over) / Number(under));
  return /^\d+[.,]\d+$/.test(token) ? rounded(Number(token.replace(',', '.'))) : token;
}

function rounded(value: number): string {
  return String(Number(value.toFixed(2)));
}

export function numbersOf(line: string): string[] {
  return tokensOf(line).filter((token) => /^\d/.test(token));
}

/** The share of a line's words that a row holds, less for a row that says much more. */
export function likeness(line: string[], row: string[]): number {
  if (line.length === 0 || row.length === 0) return 0;
  const left = new Map<string, number>();
  for (const token of row) left.set(token, (left.get(token) ?? 0) + 1);
  let held = 0;
  for (const token of line) {
    const count = left.get(token) ?? 0;
    if (count > 0) held++;
    left.set(token, count - 1);
  }
  const surplus = Math.max(0, row.length - line.length - 3);
  return held / line.length - Math.min(0.5, surplus * 0.03);
}

/** Also of a row that begins as a line does and goes on: the line may be cut. */
function likenessOf(line: string[], row: string[]): number {
  const begins = line.length >= 3 && row.length > line.length && line.every((token, at) => row[at] === token);
  return Math.max(likeness(line, row), begins ? leastLikeness : 0);
}

/** Rows of a page, both ends among them. */
interface Window {
  from: number;
  to: number;
}

interface Likely {
  row: number;
  line: number;
}

function likelyRows(wanted: string[][], candidates: string[][]): Likely[] {
  const linesByToken = new Map<string, number[]>();
  wanted.forEach((tokens, line) => {
    for (const token of new Set(tokens)) linesByToken.set(token, [...(linesByToken.get(token) ?? []), line]);
  });
  const likely: Likely[] = [];
  for (const [row, tokens] of candidates.entries()) {
    if (likely.length > mostLikely) break;
    const lines = new Set(tokens.flatMap((token) => linesByToken.get(token) ?? []));
    for (const line of lines) {
      if (likenessOf(wanted[line] ?? [], tokens) >= leastLikeness) likely.push({ row, line });
    }
  }
  return likely;
}

/** The stretch of at most `width` rows that shows the most different lines, the tightest of equals. */
function bestWindow(likely: Likely[], width: number): Window | null {
  const shown = new Map<number, number>();
  let best = { from: 0, to: 0, lines: 0 };
  let start = 0;
  for (const { row, line } of likely) {
    shown.set(line, (shown.get(line) ?? 0) + 1);
    for (let first = likely[start]; first && first.row < row - width; first = likely[start]) {
      forget(shown, first.line);
      start++;
    }
    for (let first = likely[start]; first && (shown.get(first.line) ?? 0) > 1; first = likely[start]) {
      forget(shown, first.line);
      start++;
    }
    const from = likely[start]?.row ?? row;
    const isBetter = shown.size > best.lines || (shown.size === best.lines && row - from < best.to - best.from);
    if (isBetter) best = { from, to: row, lines: shown.size };
  }
  return best.lines === 0 ? null : withNeighbours(best, likely);
}

/** A list may begin or end with a line that it shows twice, which the tightest stretch leaves out. */
function withNeighbours(window: Window, likely: Likely[]): Window {
  const rows = likely.map(({ row }) => row);
  let { from, to } = window;
  for (const row of rows.toReversed()) if (row < from && row >= from - neighbourhood) from = row;
  for (const row of rows) if (row > to && row <= to + neighbourhood) to = row;
  return { from, to };
}

function forget(shown: Map<number, number>, line: number): void {
  const count = (shown.get(line) ?? 0) - 1;
  if (count > 0) shown.set(line, count);
  else shown.delete(line);
}

/** Rows laid out like most of the likely ones, and like ingredients, are preferred to the same words elsewhere. */
function bonuses(likely: Likely[], rows: ScoredRow[]): (row: number) => number {
  const counts = new Map<string, number>();
  for (const { row } of likely) {
    const layout = rows[row]?.layout ?? '';
    counts.set(layout, (counts.get(layout) ?? 0) + 1);
  }
  const most = Math.max(0, ...counts.values());
  return (row) => {
    const { layout = '', ingredient = 0 } = rows[row] ?? {};
    return 0.1 * ((counts.get(layout) ?? 0) / Math.max(1, most)) + 0.05 * Math.max(0, Math.min(1, ingredient));
  };
}

/** The pairing of lines and rows in order with the greatest likeness. */
function align(
  wanted: string[][],
  candidates: string[][],
  bonus: (row: number) => number,
  from: number,
  to: number,
): (number | null)[] {
  const width = to - from + 1;
  const best: Float64Array[] = Array.from({ length: wanted.length + 1 }, () => new Float64Array(width + 1));
  const at = (line: number, row: number) => best[line]?.[row] ?? 0;
  const pairing = (line: number, row: number) => {
    const value = likenessOf(wanted[line] ?? [], candidates[from + row] ?? []);
    return value >= leastLikeness - 0.2 ? value + bonus(from + row) : 0;
  };
  for (let line = 1; line <= wanted.length; line++) {
    const current = best[line];
    for (let row = 1; current && row <= width; row++) {
      const paired = pairing(line - 1, row - 1);
      current[row] = Math.max(at(line - 1, row), at(line, row - 1), paired > 0 ? at(line - 1, row - 1) + paired : 0);
    }
  }
  const rows: (number | null)[] = wanted.map(() => null);
  let line = wanted.length;
  let row = width;
  while (line > 0 && row > 0) {
    if (at(line, row) === at(line - 1, row)) line--;
    else if (at(line, row) === at(line, row - 1)) row--;
    else rows[--line] = from + --row;
  }
  return rows;
}
