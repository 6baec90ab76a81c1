import type { Draft, Origin } from '../../recipe.ts';
import { headingText } from '../fields/ingredient-lines.ts';
import { continuesName, isSigned } from '../fields/name-parts.ts';
import { pluginNames } from '../plugins.ts';
import { readFacts } from './facts.ts';
import { headingAbove } from './group-headings.ts';
import { tokensOf } from './match-lines.ts';
import { type Part, partsOf } from './parts.ts';
import type { Region } from './region.ts';
import { ingredientRegion, methodRegion, onPage } from './regions.ts';
import type { ScoredRow } from './score-rows.ts';
import { groupsOf, sectionsOf } from './visible-lists.ts';

export interface VisibleRecipe {
  origin: Origin;
  draft: Draft;
  trust: number;
  /** What the heading above the ingredients calls the recipe, where it says the page's name in other words. */
  nameOnCard: string | undefined;
  /** Whether the lists are too clear to be anything else. */
  isSure: boolean;
}

/** A list of this score has several lines that could hardly be anything but ingredients or steps. */
const sureScore = 1.5;

/** Ingredients and method as a person would find them on the page, without any structured data. */
export function readVisible(rows: ScoredRow[], name: string, surroundings = onPage): VisibleRecipe {
  const ingredients = ingredientRegion(rows, surroundings);
  const method = methodRegion(rows, ingredients, surroundings);
  const isSure = (ingredients?.score ?? 0) >= sureScore && (method?.score ?? 0) >= sureScore;
  const parts = ingredients && method && partsOf(rows, ingredients, method);
  const isPlugin = ingredients !== null && pluginNames.test(rows[ingredients.from]?.names ?? '');
  return {
    origin: isPlugin ? 'plugin' : 'page',
    draft: {
      ...readFacts(rows),
      ...(parts ? draftOfParts(rows, parts) : draftOfLists(rows, ingredients, method, name)),
    },
    trust: isPlugin ? 0.85 : isSure ? 0.7 : 0.5,
    nameOnCard: ingredients ? nameAbove(rows, ingredients.from, name) : undefined,
    isSure,
  };
}

/**
 * The last heading before the ingredients that names no part of a recipe, for pages that say nowhere else what they are about.
 * Right above the list stands what its first group is called.
 */
export function headingOfRecipe(rows: ScoredRow[], isOther: (text: string) => boolean): string | undefined {
  const list = ingredientRegion(rows, onPage);
  const isName = ({ heading, section, text }: ScoredRow) =>
    heading !== null && section === null && /^.{3,90}(?<!:)$/.test(text) && !isOther(text);
  return list ? rows.slice(0, Math.max(0, list.from - 1)).findLast(isName)?.text : undefined;
}

function draftOfLists(rows: ScoredRow[], ingredients: Region | null, method: Region | null, name: string): Draft {
  return {
    ingredientGroups: ingredients ? groupsOf(rows, withHeading(rows, ingredients, name)) : [],
    instructionSections: method ? sectionsOf(rows, method) : [],
  };
}

/** Each part as a group of the ingredients and a section of the method, by its name. */
function draftOfParts(rows: ScoredRow[], parts: Part[]): Draft {
  const named = parts.map((part) => ({
    ...part,
    name: part.heading === null ? null : headingText(rows[part.heading]?.text ?? ''),
  }));
  return {
    ingredientGroups: named.flatMap(({ name, ingredients }) =>
      groupsOf(rows, ingredients).map((group) => ({ ...group, name: group.name ?? name })),
    ),
    instructionSections: named.flatMap(({ name, method }) =>
      sectionsOf(rows, method).map((section) => ({ ...section, name: section.name ?? name })),
    ),
  };
}

/** Between the name on a recipe card and its ingredients stand times, stars and buttons. */
const cardReach = 30;

function nameAbove(rows: ScoredRow[], from: number, name: string): string | undefined {
  const known = new Set(tokensOf(name));
  const isName = ({ heading, section, text }: ScoredRow) => {
    const tokens = tokensOf(text);
    const shared = tokens.filter((token) => known.has(token)).length;
    return heading !== null && section === null && !text.endsWith(':') && shared >= 2 && shared >= tokens.length * 0.6;
  };
  const above = rows.slice(Math.max(0, from - cardReach), from);
  const list = above.findLastIndex(({ section }) => section === 'ingredients');
  const said = above.slice(0, list < 0 ? above.length : list).findLast(isName)?.text;
  return said && !isPartOfName(said, name) ? said : undefined;
}

/** The second line of a name, or the name again with its writer behind it. */
function isPartOfName(said: string, name: string): boolean {
  return (continuesName(said) && !continuesName(name)) || isSigned(said, name);
}

/** The words right above a list that are laid out as the names of its other groups are. */
function nameAlikeAbove(rows: ScoredRow[], { from, to }: Region): number | null {
  const above = rows[from - 1];
  if (!above || above.section !== null || above.isListItem || above.text.length > 60 || /\d/.test(above.text))
    return null;
  const isName = (row: ScoredRow, at: number) =>
    !row.isListItem && row.layout === above.layout && rows[at + 1]?.isListItem;
  return rows.some((row, at) => at > from && at < to && isName(row, at)) ? from - 1 : null;
}

/** A list with the name of its first group, which stands above it. */
function withHeading(rows: ScoredRow[], region: Region, name: string): Region {
  const layout = rows[region.from]?.layout ?? '';
  const heading = headingAbove({ rows, layout, name }, region.from, null) ?? nameAlikeAbove(rows, region);
  return { ...region, from: heading ?? region.from };
}
