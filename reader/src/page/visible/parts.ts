import { hasFacts, readFacts } from './facts.ts';
import { layoutsOf } from './grow-region.ts';
import type { Region } from './region.ts';
import type { ScoredRow } from './score-rows.ts';

/** A part of a recipe that has a list and a method of its own: "The Pastry", with what it needs and how it is made. */
export interface Part {
  /** The row that names it, if one does. */
  heading: number | null;
  ingredients: Region;
  method: Region;
}

/** A page with more of them lists recipes. */
const mostParts = 4;

/** Between the name of a part and its list stand its heading and a remark or two; so they do between list and method. */
const mostBetween = 5;

/**
 * The parts of a recipe in which lists and methods take turns, laid out the same. Null where the page has one list and one
 * method, and where the lists are recipes of their own, with servings or times each.
 */
export function partsOf(rows: ScoredRow[], ingredients: Region, method: Region): Part[] | null {
  const within = ({ from, to }: Region) => rows.slice(from, to).filter(({ heading }) => heading === null);
  const lines = layoutsOf(within(ingredients), 'ingredient');
  // A method may have been read on over the list of the next part.
  const steps = new Set([...layoutsOf(within(method), 'step')].filter((layout) => !lines.has(layout)));
  if (steps.size === 0) return null;
  const parts: Part[] = [];
  for (let at = 0; at < rows.length; at++) {
    const part = isLine(rows[at], lines) ? partAt(rows, at, parts.at(-1)?.method.to ?? 0, { lines, steps }) : null;
    if (!part) continue;
    parts.push(part);
    at = part.method.to - 1;
  }
  const arePartsOfOne =
    parts.length > 1 && parts.length <= mostParts && parts.slice(1).every(({ heading }) => heading !== null);
  const isMain = parts.some((part) => part.ingredients.from < ingredients.to && part.ingredients.to > ingredients.from);
  if (!arePartsOfOne || !isMain || areSame(rows, parts)) return null;
  const withFacts = parts.filter(({ heading, ingredients }) =>
    hasFacts(readFacts(rows.slice(heading ?? ingredients.from, ingredients.from))),
  );
  return withFacts.length > 1 ? null : parts;
}

interface Layouts {
  lines: Set<string>;
  steps: Set<string>;
}

function isLine(row: ScoredRow | undefined, lines: Set<string>): boolean {
  return (
    row !== undefined &&
    row.section === null &&
    row.heading === null &&
    !row.isLink &&
    !row.isBeside &&
    lines.has(row.layout) &&
    row.ingredient > -0.2
  );
}

function partAt(rows: ScoredRow[], from: number, after: number, { lines, steps }: Layouts): Part | null {
  let end = from;
  while (isLine(rows[end], lines)) end++;
  const heading = rows.findIndex((row, at) => at >= end && at <= end + mostBetween && row.section === 'method');
  const isStep = (row: ScoredRow | undefined) =>
    row !== undefined &&
    row.heading === null &&
    row.section === null &&
    row.step > 0.2 &&
    (heading >= 0 || steps.has(row.layout));
  const first = rows.findIndex((row, at) => at >= Math.max(end, heading) && at <= end + mostBetween && isStep(row));
  if (first < 0 || rows.slice(end, first).some((row, at) => row.heading !== null && end + at !== heading)) return null;
  let last = first;
  while (isStep(rows[last])) last++;
  const name = rows
    .slice(Math.max(after, from - mostBetween), from)
    .findLastIndex(({ heading, section, isLink }) => heading !== null && heading <= 6 && section === null && !isLink);
  return {
    heading: name < 0 ? null : Math.max(after, from - mostBetween) + name,
    ingredients: { from, to: end, score: 0 },
    method: { from: first, to: last, score: 0 },
  };
}

/** A recipe that is on the page twice, for a printer, is no recipe in parts. */
function areSame(rows: ScoredRow[], parts: Part[]): boolean {
  const firsts = parts.map(({ method }) => rows[method.from]?.text);
  return new Set(firsts).size < firsts.length;
}
