import type { Draft, Origin } from '../../recipe.ts';
import { continuesName, isSigned } from '../fields/name-parts.ts';
import { pluginNames } from '../plugins.ts';
import { readFacts } from './facts.ts';
import { headingAbove } from './group-headings.ts';
import { tokensOf } from './match-lines.ts';
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
  const isPlugin = ingredients !== null && pluginNames.test(rows[ingredients.from]?.names ?? '');
  return {
    origin: isPlugin ? 'plugin' : 'page',
    draft: {
      ...readFacts(rows),
      ingredientGroups: ingredients ? groupsOf(rows, withHeading(rows, ingredients, name)) : [],
      instructionSections: method ? sectionsOf(rows, method) : [],
    },
    trust: isPlugin ? 0.85 : isSure ? 0.7 : 0.5,
    nameOnCard: ingredients ? nameAbove(rows, ingredients.from, name) : undefined,
    isSure,
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

/** A list with the name of its first group, which stands above it. */
function withHeading(rows: ScoredRow[], region: Region, name: string): Region {
  const layout = rows[region.from]?.layout ?? '';
  return { ...region, from: headingAbove({ rows, layout, name }, region.from, null) ?? region.from };
}
