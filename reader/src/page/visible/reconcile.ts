import type { IngredientGroup } from '../../recipe.ts';
import { withoutBullet } from '../fields/ingredient-lines.ts';
import {
  areConverted,
  areGroupNames,
  areRunTogether,
  dropsAmounts,
  isCutDifferently,
  putsAmountsLast,
  repeatsUnseen,
  showsMore,
} from './better-lines.ts';
import { headingAbove, type ListOnPage, namedByHeadings } from './group-headings.ts';
import { grown } from './grow-region.ts';
import { addedWords, asShown, otherAmounts, withoutCuts } from './lying-lines.ts';
import { matchLines } from './match-lines.ts';
import { isPartOf } from './partial-data.ts';
import type { ScoredRow } from './score-rows.ts';
import { withUnseen } from './unseen-lines.ts';
import { groupsOf } from './visible-lists.ts';

export interface Reconciled {
  groups: IngredientGroup[];
  /** Whether the lines are the page's own, since those of the data are not what a cook needs. */
  isVisible: boolean;
  /** The share of the data's lines that the page shows, 0 to 1. */
  seen: number;
}

/** Where fewer of the lines are found, the page shows another list. */
const leastFound = 0.5;

/**
 * The ingredients of structured data beside those that the page shows: headings between the visible lines name groups, and
 * where the data dropped the amounts, cut the lines up or left some out, the visible lines are taken.
 */
export function reconcileIngredients(
  groups: IngredientGroup[],
  rows: ScoredRow[],
  name: string,
  visible: IngredientGroup[],
): Reconciled {
  const lines = linesOf(groups);
  const onPage = linesOf(visible);
  if (
    isCutDifferently(lines, onPage) ||
    areConverted(lines, onPage) ||
    areRunTogether(lines, onPage) ||
    areGroupNames(lines, visible) ||
    isPartOf(lines, visible)
  ) {
    return { groups: visible, isVisible: true, seen: 1 };
  }
  const matches = matchLines(lines, rows);
  const repeats = new Set(repeatsUnseen(lines, matches));
  if (repeats.size > 0) return reconcileIngredients(without(groups, repeats), rows, name, visible);

  const found = matches.filter((row) => row !== null);
  const seen = lines.length === 0 ? 0 : found.length / lines.length;
  if (found.length === 0 || seen < leastFound) return { groups, isVisible: false, seen };

  const page = { rows, name, layout: rows[found[found.length >> 1] ?? 0]?.layout ?? '' };
  const shown = betterOnPage(lines, matches, page, visible);
  if (shown.length > 0) return { groups: shown, isVisible: true, seen };
  const full = withUnseen(groups, matches, page);
  const whole = asShown(withoutCuts(linesOf(full.groups), full.matches, rows), full.matches, rows);
  const isGrouped = groups.some((group) => group.name !== null);
  return {
    groups: isGrouped ? withLines(full.groups, whole) : namedByHeadings(whole, full.matches, page),
    isVisible: false,
    seen,
  };
}

/** The page's own list, where the data's lines are worse; otherwise nothing. */
function betterOnPage(
  lines: string[],
  matches: (number | null)[],
  page: ListOnPage,
  visible: IngredientGroup[],
): IngredientGroup[] {
  const { rows } = page;
  const found = matches.filter((row) => row !== null);
  const list = grown(rows, { from: found[0] ?? 0, to: (found.at(-1) ?? 0) + 1, score: 0 }, 'ingredient');
  const isWorse =
    dropsAmounts(lines, matches, rows) ||
    putsAmountsLast(lines, matches, rows) ||
    (isSameList(lines, found, visible) && otherAmounts(lines, matches, rows) + addedWords(lines, matches, rows) > 0);
  if (!isWorse && !showsMore(lines, matches, page, list)) return [];

  const shown = groupsOf(rows, { ...list, from: headingAbove(page, list.from, null) ?? list.from });
  const visibleLines = linesOf(visible);
  const held = found.filter((row) => visibleLines.includes(withoutBullet(rows[row]?.text ?? '')));
  const isWithin = held.length >= found.length * 0.9;
  return isWithin && visibleLines.length > linesOf(shown).length ? visible : shown;
}

/** Nearly all lines stand on the page in their order, or most do and it has as many of them in another. */
function isSameList(lines: string[], found: number[], visible: IngredientGroup[]): boolean {
  const least = linesOf(visible).length === lines.length ? 0.6 : 0.85;
  return found.length >= lines.length * least;
}

function linesOf(groups: IngredientGroup[]): string[] {
  return groups.flatMap((group) => group.ingredients);
}

/** The groups with other lines, as many as they have. */
function withLines(groups: IngredientGroup[], lines: string[]): IngredientGroup[] {
  let at = 0;
  return groups.map((group) => ({ ...group, ingredients: group.ingredients.map((line) => lines[at++] ?? line) }));
}

/** The groups without the lines at these places, counted through all groups. */
function without(groups: IngredientGroup[], places: Set<number>): IngredientGroup[] {
  let at = 0;
  return groups.map((group) => ({ ...group, ingredients: group.ingredients.filter(() => !places.has(at++)) }));
}
