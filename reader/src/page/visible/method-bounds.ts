import { tellsToDo } from '../../words/verb-words.ts';
import type { Region } from './region.ts';
import type { ScoredRow } from './score-rows.ts';

/** The heading of a method stands right above it, save for a button or a line of times. */
const headingReach = 4;

/** A method up to where the page goes on to something else under a heading of the same rank as the method's own. */
export function endedByHeading(rows: ScoredRow[], method: Region): Region {
  const rank = rankOfHeading(rows, method.from);
  if (rank === null) return method;
  for (let at = method.from + 1; at < method.to; at++) {
    const heading = rows[at]?.heading ?? null;
    if (heading === null || heading > rank || rows[at]?.section === 'method') continue;
    const before = rows.slice(method.from, at);
    const below = untilHeading(rows.slice(at + 1, method.to), rank);
    const isLaidOutElse =
      before.some((row) => hasLowerHeading(row, rank)) && !below.some((row) => hasLowerHeading(row, rank));
    if (isLaidOutElse || isNoMethod(before, below)) return { ...method, to: at };
  }
  return method;
}

function untilHeading(rows: ScoredRow[], rank: number): ScoredRow[] {
  const end = rows.findIndex(({ heading }) => heading !== null && heading <= rank);
  return end < 0 ? rows : rows.slice(0, end);
}

/** 1 to 6 of the heading that opens the method, where it is a real one. */
function rankOfHeading(rows: ScoredRow[], from: number): number | null {
  const opens = rows
    .slice(Math.max(0, from - headingReach), from + 1)
    .findLast(({ section, heading }) => section === 'method' && heading !== null);
  return opens?.heading && opens.heading <= 6 ? opens.heading : null;
}

function hasLowerHeading({ heading }: ScoredRow, rank: number): boolean {
  return heading !== null && heading <= 6 && heading > rank;
}

/** Nothing below a heading tells to do anything, where most lines above it do, so that their language is known. */
function isNoMethod(before: ScoredRow[], below: ScoredRow[]): boolean {
  const telling = before.filter(({ text }) => tellsToDo(text)).length;
  return telling >= 2 && telling >= before.length * 0.6 && !below.some(({ text }) => tellsToDo(text));
}

/** Where a heading of a part stands inside of a region that begins above it; -1 where the region begins at such a heading. */
export function headingWithin(rows: ScoredRow[], { from, to }: Region, section: 'ingredients' | 'method'): number {
  if (rows.slice(Math.max(0, from - 3), from + 1).some((row) => row.section === section)) return -1;
  return rows.findIndex((row, at) => at > from && at < to && row.section === section);
}

/** A method that begins above its heading, with the prose before it, from that heading on. */
export function fromHeading(rows: ScoredRow[], region: Region): Region {
  const heading = headingWithin(rows, region, 'method');
  const below = rows.slice(heading, region.to).filter(({ step }) => step > 0.3);
  return heading > 0 && below.length >= 2 ? { ...region, from: heading } : region;
}

/** With the parts that follow under headings of their own, where their lines look like those above and tell what to do. */
export function withNextParts(rows: ScoredRow[], region: Region): Region {
  const layouts = new Set(rows.slice(region.from, region.to).flatMap((row) => (row.step > 0.3 ? [row.layout] : [])));
  const isStep = (row: ScoredRow | undefined) =>
    row !== undefined && row.section === null && row.heading === null && row.step > 0.2 && layouts.has(row.layout);
  let { to } = region;
  for (let at = to; rows[at]?.heading && rows[at]?.section === null; ) {
    while (rows[at]?.heading && rows[at]?.section === null) at++;
    if (!isStep(rows[at]) || !tellsToDo(rows[at]?.text ?? '')) break;
    while (isStep(rows[at])) at++;
    to = at;
  }
  return { ...region, to };
}
