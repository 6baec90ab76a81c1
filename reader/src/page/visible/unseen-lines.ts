import type { IngredientGroup } from '../../recipe.ts';
import { yieldLabel } from '../../words/fact-words.ts';
import { startsWithQuantity } from '../../words/quantity-words.ts';
import { type ListOnPage, opensGroup } from './group-headings.ts';
import { tokensOf } from './match-lines.ts';
import type { ScoredRow } from './score-rows.ts';

/** Data that leaves out more than this share of its lines shows another list than the page. */
const mostUnseen = 0.2;

export interface MatchedGroups {
  groups: IngredientGroup[];
  /** The row of each line, through all groups. */
  matches: (number | null)[];
}

/** The data's lines with those that it leaves out of the list on the page: the first one, or one that has no amount. */
export function withUnseen(groups: IngredientGroup[], matches: (number | null)[], page: ListOnPage): MatchedGroups {
  const lines = groups.flatMap(({ ingredients }) => ingredients);
  const unseen = unseenRows(lines, matches, page);
  if (unseen.length === 0 || unseen.length > Math.max(1, lines.length * mostUnseen)) return { groups, matches };
  const rowAfter = (place: number) => matches.slice(place).find((row) => row !== null) ?? page.rows.length;
  const rowsOf: (number | null)[] = [];
  const left = [...unseen];
  let at = 0;
  const full = groups.map(({ name, ingredients }) => {
    const whole: string[] = [];
    const add = (line: string, row: number | null) => {
      whole.push(line);
      rowsOf.push(row);
    };
    for (const line of ingredients) {
      for (let row = left[0]; row !== undefined && row < rowAfter(at); row = left[0])
        add(textOf(page, left.shift()), row);
      add(line, matches[at++] ?? null);
    }
    const isLast = at === lines.length;
    for (let row = left[0]; isLast && row !== undefined; row = left[0]) add(textOf(page, left.shift()), row);
    return { name, ingredients: whole };
  });
  return { groups: full, matches: rowsOf };
}

function textOf({ rows }: ListOnPage, row: number | undefined): string {
  return rows[row ?? -1]?.text ?? '';
}

/** Rows within the list, or right beside it, that are ingredients of which the data says nothing. */
function unseenRows(lines: string[], matches: (number | null)[], page: ListOnPage): number[] {
  const found = matches.filter((row) => row !== null);
  const [first, last] = [found[0], found.at(-1)];
  if (first === undefined || last === undefined || found.length < lines.length) return [];
  const known = lines.map(tokensOf);
  const seen = new Set(found);
  const isKnown = (row: ScoredRow) => {
    const tokens = tokensOf(row.text);
    return known.some((line) => shareOf(line, tokens) > 0.6 || shareOf(tokens, line) > 0.6);
  };
  return page.rows
    .slice(Math.max(0, first - 1), last + 1)
    .map((row, at) => ({ row, at: at + Math.max(0, first - 1) }))
    .filter(({ row, at }) => !seen.has(at) && row.section === null && row.heading === null && !isKnown(row))
    .filter(({ row, at }) => hasAmount(row) || opensGroup(page, at))
    .map(({ at }) => at);
}

/** The share of words that other words hold too. */
function shareOf(words: string[], others: string[]): number {
  return words.length === 0 ? 0 : words.filter((word) => others.includes(word)).length / words.length;
}

/** "4 portions" stands beside many a list. */
function hasAmount(row: ScoredRow): boolean {
  return startsWithQuantity(row.text) && row.ingredient >= 0.7 && row.text.search(yieldLabel) < 0;
}
