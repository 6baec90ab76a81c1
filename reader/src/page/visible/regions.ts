import { isStepNumber } from '../fields/step-numbers.ts';
import { grown } from './grow-region.ts';
import { endedByHeading, fromHeading, headingWithin, withNextParts } from './method-bounds.ts';
import type { Region } from './region.ts';
import type { ScoredRow } from './score-rows.ts';

/** A region must not run over these rows: they open or close a part of the recipe. */
const wall = -4;

/** Where rows stand: on a page most are something else, in a text that somebody pasted most belong to the recipe. */
export interface Surroundings {
  /** Added to each row's score before any heading. */
  context: number;
  /** The least sum of a list of ingredients. */
  least: number;
}

export const onPage: Surroundings = { context: 0, least: 1 };
export const inText: Surroundings = { context: 0.25, least: 0.3 };

/** The stretch of rows that looks most like a list of ingredients. */
export function ingredientRegion(rows: ScoredRow[], surroundings = onPage): Region | null {
  const run = ingredientRun(rows, surroundings);
  const region = run && fromOwnHeading(rows, run);
  return region && withinLayouts(rows, region, 'ingredient');
}

/** A list that begins above the heading of the ingredients, with what one needs besides: from that heading on. */
function fromOwnHeading(rows: ScoredRow[], region: Region): Region {
  const heading = headingWithin(rows, region, 'ingredients');
  if (heading < 0 || rows[heading]?.heading === null) return region;
  const linesIn = (from: number, to: number) =>
    rows.slice(from, to).filter(({ ingredient }) => ingredient > 0.4).length;
  const below = linesIn(heading, region.to);
  return below >= 3 && below > linesIn(region.from, heading) ? { ...region, from: heading } : region;
}

/**
 * A region cut to its layouts: what stands before the first or after the last row of a layout that is mostly ingredients or
 * steps is laid out as something else.
 */
function withinLayouts(rows: ScoredRow[], region: Region, kind: 'ingredient' | 'step'): Region {
  const sums = new Map<string, number>();
  for (const row of rows.slice(region.from, region.to)) {
    sums.set(row.layout, (sums.get(row.layout) ?? 0) + Math.min(1, row[kind]));
  }
  const most = Math.max(...sums.values());
  const isKept = (at: number) => (sums.get(rows[at]?.layout ?? '') ?? 0) >= most * 0.25;
  let { from, to } = region;
  while (to > from + 1 && !isKept(to - 1)) to--;
  while (from < to - 1 && !isKept(from) && rows[from]?.section === null && rows[from]?.heading === null) from++;
  return grown(rows, { from, to, score: region.score }, kind);
}

function ingredientRun(rows: ScoredRow[], surroundings: Surroundings): Region | null {
  let { context } = surroundings;
  const above = aboveMethod(rows);
  const values = rows.map((row, at) => {
    if (row.section === 'ingredients') {
      context = 0.35;
      return -0.1;
    }
    if (row.section !== null) {
      context = row.section === 'method' ? -0.35 : -0.1;
      return wall;
    }
    if (row.text.length > 200 && !row.isListItem) context = Math.min(context, 0);
    if (isHeadingOfPart(row)) context = Math.max(context, -0.1);
    return limited(row.ingredient + (above.has(at) ? Math.max(context, 0.25) : context) - 0.5);
  });
  return bestRun(values, surroundings.least);
}

/** A list of more rows than this has a heading. */
const mostAbove = 40;

/** Lines with amounts right above the heading of a method are the ingredients, whatever stands above them. */
function aboveMethod(rows: ScoredRow[]): Set<number> {
  const found = new Set<number>();
  for (const [at, { section }] of rows.entries()) {
    if (section !== 'method') continue;
    let from = at;
    while (from > 0 && at - from < mostAbove && isShortLine(rows[from - 1])) from--;
    const lines = rows.slice(from, at);
    const measured = lines.filter(({ ingredient }) => ingredient >= 0.4).length;
    if (measured >= 4 && measured >= lines.length * 0.5) for (let line = from; line < at; line++) found.add(line);
  }
  return found;
}

const isShortLine = (row: ScoredRow | undefined): boolean =>
  row !== undefined && row.section === null && row.text.length <= 110 && !/[.!?。]$/.test(row.text);

/** What stands below a heading of its own is no longer the method above it, which a blog tells before its recipe card. */
function isHeadingOfPart({ heading }: ScoredRow): boolean {
  return heading !== null && heading <= 6;
}

/** The stretch of rows that looks most like a method, given where the ingredients are. */
export function methodRegion(rows: ScoredRow[], ingredients: Region | null, surroundings = onPage): Region | null {
  const end = ingredients ? endOfRecipe(rows, ingredients.to) : rows.length;
  const isHeaded = rows.some((row, at) => row.section === 'method' && at >= (ingredients?.from ?? 0) && at < end);
  let { context } = surroundings;
  const values = rows.map((row, at) => {
    if (ingredients && !isHeaded && at === ingredients.to) context = 0.25;
    if (ingredients && at >= ingredients.from && at < ingredients.to) return wall;
    if (row.section === 'method') {
      context = 0.45;
      return 0;
    }
    if (row.section !== null) {
      context = -0.25;
      return wall;
    }
    if (isStepNumber(row.text)) return 0;
    if (at >= end) return wall;
    const place = ingredients && at < ingredients.from ? (isHeaded ? -0.5 : -0.25) : 0;
    return limited(row.step + context + place - 0.5);
  });
  const region = bestRun(values, 0.3);
  return region && endedByHeading(rows, withNextParts(rows, withinLayouts(rows, fromHeading(rows, region), 'step')));
}

/** So many steps right below a list are its method, and need no heading. */
const fewestSteps = 2;

/** Where another recipe begins, with ingredients of its own: behind a method that stands right below the list. */
function endOfRecipe(rows: ScoredRow[], from: number): number {
  const next = rows.findIndex((row, at) => at > from && row.section === 'ingredients');
  if (next < 0) return rows.length;
  const between = rows.slice(from, next);
  const steps = between.filter(({ step, heading, isListItem }) => heading === null && isListItem && step >= 0.5);
  return steps.length >= fewestSteps && !between.some(({ section }) => section === 'method') ? next : rows.length;
}

function limited(value: number): number {
  return Math.max(-1, Math.min(0.8, value));
}

/** The run of values with the largest sum, if that is at least `least`. */
function bestRun(values: number[], least: number): Region | null {
  let best: Region | null = null;
  let from = 0;
  let sum = 0;
  values.forEach((value, at) => {
    if (sum <= 0) {
      sum = 0;
      from = at;
    }
    sum += value;
    if (value > 0 && sum >= least && (!best || sum > best.score)) best = { from, to: at + 1, score: sum };
  });
  return best;
}
