import type { Region } from './region.ts';
import type { ScoredRow } from './score-rows.ts';

/** How the rows are laid out that are ingredients, or steps, beyond doubt. */
export function layoutsOf(rows: ScoredRow[], kind: 'ingredient' | 'step'): Set<string> {
  return new Set(rows.filter((row) => row[kind] > 0.4).map(({ layout }) => layout));
}

/** A region with the rows beside it that are laid out the same: "salt" at the end of a list. */
export function grown(rows: ScoredRow[], region: Region, kind: 'ingredient' | 'step', layout?: string): Region {
  const layouts = layout === undefined ? layoutsOf(rows.slice(region.from, region.to), kind) : new Set([layout]);
  const belongs = (row: ScoredRow | undefined) =>
    row !== undefined &&
    row.section === null &&
    layouts.has(row.layout) &&
    (row.isListItem ? row[kind] > -0.2 : row[kind] > 0.4);
  let { from, to } = region;
  while (belongs(rows[to])) to++;
  while (belongs(rows[from - 1])) from--;
  if (kind === 'step') return { from, to, score: region.score };
  const list = { from, to, score: region.score };
  return { from: withGroupBefore(rows, list), to: upToHeading(rows, withNextGroups(rows, list)), score: region.score };
}

/** From the group above a list on, which a heading parts from it: lines laid out as the list's, with amounts. */
function withGroupBefore(rows: ScoredRow[], { from, to }: Region): number {
  const layouts = layoutsOf(rows.slice(from, to), 'ingredient');
  let heading = from - 1;
  if (rows[from]?.heading !== null && rows[from]?.section === null) heading = from;
  const named = rows[heading];
  if (!named || named.heading === null || named.section !== null) return from;
  const isLine = (row: ScoredRow | undefined) =>
    row !== undefined &&
    row.section === null &&
    row.heading === null &&
    row.ingredient > 0.4 &&
    layouts.has(row.layout);
  let start = heading;
  while (isLine(rows[start - 1])) start--;
  const isList =
    heading - start >= 2 && !rows.slice(start, heading).some((row) => hasRepeated(rows.slice(from, to), row));
  return isList ? start : from;
}

/** Up to the end of the groups that follow a list, each under its heading: a last group often has one line. */
function withNextGroups(rows: ScoredRow[], { from, to }: Region): number {
  const at = behindShop(rows, to);
  if (at > to && rows[at]?.heading !== null) {
    const end = withNextGroups(rows, { from, to: at, score: 0 });
    return end > at ? end : to;
  }
  const heading = rows[to];
  if (!heading || heading.heading === null || heading.section !== null || !/\p{L}/u.test(heading.text)) return to;
  if (to > from && hasRepeated(rows.slice(from, to), rows[to + 1])) return to;
  const layouts = layoutsOf(rows.slice(from, to), 'ingredient');
  let end = to + 1;
  while (
    isIngredientOfGroup(rows[end]) &&
    (end === to + 1 || layouts.has(rows[end]?.layout ?? '') || !layouts.has(rows[end - 1]?.layout ?? ''))
  )
    end++;
  const lines = rows.slice(to + 1, end);
  const isLaidOutAlike = lines.every(({ layout }) => layouts.has(layout)) && !layouts.has(rows[end]?.layout ?? '');
  const isList =
    lines.some(({ ingredient }) => ingredient > 0.5) ||
    areWordsAlone(layouts, lines, rows.slice(end, end + mostBetween));
  const areMeasured = lines.length > 1 && lines.every(({ ingredient }) => ingredient > 0.5);
  return isList && (isLaidOutAlike || areMeasured || isEndOfGroup(rows[end]))
    ? withNextGroups(rows, { from, to: end, score: 0 })
    : to;
}

const shop = /product-?(?:card|tile)|shop-inline|advert|promo|newsletter|klaviyo/;
const mostOfShop = 6;

/** Behind what a page sells between two groups of a list. */
function behindShop(rows: ScoredRow[], from: number): number {
  let at = from;
  while (at < from + mostOfShop && shop.test(rows[at]?.names ?? '')) at++;
  return at;
}

const longestWords = 50;
const mostWordsAlone = 8;
/** Rows from such a group to the heading of the method. */
const mostBetween = 20;

/**
 * A group of which nothing is measured, "Garnish" or "Optional": a few words an item, laid out as the lines of the list are,
 * and before the method: what stands behind it is something else.
 */
function areWordsAlone(layouts: ReadonlySet<string>, lines: ScoredRow[], after: ScoredRow[]): boolean {
  const isWords = ({ text, layout, isListItem, isLink }: ScoredRow) =>
    isListItem && !isLink && layouts.has(layout) && text.length <= longestWords && !/[.!?:]$/.test(text);
  const isBeforeMethod = after.some(({ section }) => section === 'method');
  return isBeforeMethod && lines.length > 0 && lines.length <= mostWordsAlone && lines.every(isWords);
}

/** A list that begins again, for a printer or in other units, is no other group. */
function hasRepeated(list: ScoredRow[], first: ScoredRow | undefined): boolean {
  return list.some(({ text }) => text === first?.text);
}

function isIngredientOfGroup(row: ScoredRow | undefined): boolean {
  return row !== undefined && row.heading === null && row.section === null && row.ingredient > 0.1;
}

function isEndOfGroup(row: ScoredRow | undefined): boolean {
  return row === undefined || row.heading !== null || row.section !== null;
}

/** The last words of a list, "milk", that stand right above the heading of the next part. */
function upToHeading(rows: ScoredRow[], to: number): number {
  const layout = rows[to - 1]?.layout;
  const end = rows.findIndex((row, at) => at >= to && row.section !== null);
  const between = rows.slice(to, end);
  const areWords = between.every(
    (row) => row.layout === layout && row.heading === null && row.text.length <= 60 && !/[.!?]$/.test(row.text),
  );
  return end >= to && between.length <= 4 && areWords ? end : to;
}
