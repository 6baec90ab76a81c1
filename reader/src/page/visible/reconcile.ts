import type { IngredientGroup } from '../../recipe.ts';
import { withoutBullet } from '../fields/ingredient-lines.ts';
import {
  areGroupNames,
  dropsAmounts,
  isCutDifferently,
  putsAmountsLast,
  repeatsUnseen,
  showsMore,
} from './better-lines.ts';
import { headingAbove, namedByHeadings } from './group-headings.ts';
import { matchLines } from './match-lines.ts';
import { grown } from './regions.ts';
import type { ScoredRow } from './score-rows.ts';
import { groupsOf } from './visible-lists.ts';

export interface Reconciled {
  groups: IngredientGroup[];
  /** Whether the lines are the page's own, since those of the data are not what a cook needs. */
  isVisible: boolean;
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
  const structured = { groups, isVisible: false };
  const lines = groups.flatMap((group) => group.ingredients);
  const visibleLines = visible.flatMap((group) => group.ingredients);
  if (isCutDifferently(lines, visibleLines) || areGroupNames(lines, visible))
    return { groups: visible, isVisible: true };

  const matches = matchLines(lines, rows);
  const repeats = new Set(repeatsUnseen(lines, matches));
  if (repeats.size > 0) return reconcileIngredients(without(groups, repeats), rows, name, visible);
  const found = matches.filter((row) => row !== null);
  const [first, last] = [found[0], found.at(-1)];
  if (first === undefined || last === undefined || found.length < lines.length * leastFound) return structured;

  const page = { rows, name, layout: rows[found[found.length >> 1] ?? first]?.layout ?? '' };
  const list = grown(rows, { from: first, to: last + 1, score: 0 }, 'ingredient');
  const isShown = dropsAmounts(lines, matches, rows) || putsAmountsLast(lines, matches, rows);
  if (isShown || showsMore(lines, matches, page, list)) {
    const shown = groupsOf(rows, { ...list, from: headingAbove(page, list.from, null) ?? list.from });
    const texts = found.map((row) => withoutBullet(rows[row]?.text ?? ''));
    const isWithin = texts.filter((text) => visibleLines.includes(text)).length >= texts.length * 0.9;
    if (isWithin && visibleLines.length > shown.flatMap((group) => group.ingredients).length) {
      return { groups: visible, isVisible: true };
    }
    if (shown.length > 0) return { groups: shown, isVisible: true };
  }
  if (groups.some((group) => group.name !== null)) return structured;
  return { groups: namedByHeadings(lines, matches, page), isVisible: false };
}

/** The groups without the lines at these places, counted through all groups. */
function without(groups: IngredientGroup[], places: Set<number>): IngredientGroup[] {
  let at = 0;
  return groups.map((group) => ({ ...group, ingredients: group.ingredients.filter(() => !places.has(at++)) }));
}
