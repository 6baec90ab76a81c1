import type { IngredientGroup } from '../../recipe.ts';
import { hasNumber } from '../../words/quantity-words.ts';
import { headingText } from '../fields/ingredient-lines.ts';
import { likeness, matchLines, tokensOf } from './match-lines.ts';
import { grown } from './regions.ts';
import type { ScoredRow } from './score-rows.ts';
import { groupsOf, isGroupName } from './visible-lists.ts';

/** A heading stands right above its first ingredient, save for a button or two. */
const headingReach = 3;

export interface Reconciled {
  groups: IngredientGroup[];
  /** Whether the lines are the page's own, since the structured ones leave amounts out. */
  isVisible: boolean;
}

/**
 * The ingredients of structured data beside those that the page shows: headings between the visible lines name groups, and
 * where the data dropped the amounts, the visible lines are taken.
 */
export function reconcileIngredients(groups: IngredientGroup[], rows: ScoredRow[], name: string): Reconciled {
  const lines = groups.flatMap((group) => group.ingredients);
  const matches = matchLines(lines, rows);
  const found = matches.filter((row) => row !== null);
  const first = found[0];
  const last = found.at(-1);
  if (first === undefined || last === undefined || found.length < lines.length * 0.5)
    return { groups, isVisible: false };
  const page = { rows, name, layout: rows[found[found.length >> 1] ?? first]?.layout ?? '' };
  if (dropsAmounts(lines, matches, rows)) {
    const visible = groupsOf(rows, { from: headingAbove(page, first, null) ?? first, to: last + 1, score: 0 });
    if (visible.length > 0) return { groups: visible, isVisible: true };
  }
  const whole = grown(rows, { from: first, to: last + 1, score: 0 }, 'ingredient');
  const shown = rows
    .slice(whole.from, whole.to)
    .filter((row) => row.layout === page.layout && row.ingredient > 0.3).length;
  if (shown >= lines.length * 1.5 + 1 && isAlike(matches, page)) {
    const visible = groupsOf(rows, { ...whole, from: headingAbove(page, whole.from, null) ?? whole.from });
    if (visible.length > 0) return { groups: visible, isVisible: true };
  }
  if (groups.some((group) => group.name !== null)) return { groups, isVisible: false };
  return { groups: namedByHeadings(lines, matches, page), isVisible: false };
}

function dropsAmounts(lines: string[], matches: (number | null)[], rows: ScoredRow[]): boolean {
  const bare = lines.filter((line) => !hasNumber(line)).length;
  const restored = lines.filter(
    (line, at) => !hasNumber(line) && hasNumber(rows[matches[at] ?? -1]?.text ?? ''),
  ).length;
  return restored >= 2 && restored >= lines.length * 0.4 && restored >= bare * 0.5;
}

/** Whether every line is shown, and in one layout. */
function isAlike(matches: (number | null)[], { rows, layout }: Page): boolean {
  return matches.every((row) => row !== null && rows[row]?.layout === layout);
}

/** Lines under the headings that stand between their rows. */
function namedByHeadings(lines: string[], matches: (number | null)[], page: Page): IngredientGroup[] {
  const groups: IngredientGroup[] = [];
  let before: number | null = null;
  for (const [at, line] of lines.entries()) {
    const row = matches[at] ?? null;
    const heading = row === null ? null : headingAbove(page, row, before);
    const current = groups.at(-1);
    if (heading !== null || !current) groups.push({ name: textOfHeading(page, heading), ingredients: [line] });
    else current.ingredients.push(line);
    before = row ?? before;
  }
  return groups;
}

function textOfHeading({ rows }: Page, heading: number | null): string | null {
  return heading === null ? null : headingText(rows[heading]?.text ?? '');
}

interface Page {
  rows: ScoredRow[];
  layout: string;
  /** The recipe's name, which is no name of a group. */
  name: string;
}

function headingAbove(page: Page, row: number, before: number | null): number | null {
  for (let at = row - 1; at > (before ?? -1) && at >= row - headingReach; at--) {
    const candidate = page.rows[at];
    if (!candidate || candidate.section !== null) return null;
    if (isNameOf(candidate, at, page, before === null)) return at;
  }
  return null;
}

/** Above the first ingredient stand many other things, often the recipe's own name; between two of them only a heading does. */
function isNameOf(row: ScoredRow, at: number, page: Page, isFirst: boolean): boolean {
  if (!/\p{L}{2}/u.test(row.text)) return false;
  if (isFirst && !followsListHeading(page, at)) {
    if (likeness(tokensOf(page.name), tokensOf(row.text)) > 0.7) return false;
    if (row.heading === null && !/:$/.test(row.text) && row.layout !== page.layout) return false;
  }
  if (row.layout === page.layout) return row.text.length <= 50 && !hasNumber(row.text) && !row.text.includes(',');
  return isGroupName(row, page.layout);
}

function followsListHeading({ rows }: Page, at: number): boolean {
  return rows.slice(Math.max(0, at - headingReach), at).some((row) => row.section === 'ingredients');
}
