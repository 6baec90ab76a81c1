import type { IngredientGroup } from '../../recipe.ts';
import { hasNumber } from '../../words/quantity-words.ts';
import { matchLines } from './match-lines.ts';
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
export function reconcileIngredients(groups: IngredientGroup[], rows: ScoredRow[]): Reconciled {
  const lines = groups.flatMap((group) => group.ingredients);
  const matches = matchLines(lines, rows);
  const found = matches.filter((row) => row !== null);
  const first = found[0];
  const last = found.at(-1);
  if (first === undefined || last === undefined || found.length < lines.length * 0.5)
    return { groups, isVisible: false };
  const layout = rows[first]?.layout ?? '';
  if (dropsAmounts(lines, matches, rows)) {
    const visible = groupsOf(rows, { from: headingAbove(rows, first, layout) ?? first, to: last + 1, score: 0 });
    if (visible.length > 0) return { groups: visible, isVisible: true };
  }
  if (groups.some((group) => group.name !== null)) return { groups, isVisible: false };
  return { groups: namedByHeadings(lines, matches, rows, layout), isVisible: false };
}

function dropsAmounts(lines: string[], matches: (number | null)[], rows: ScoredRow[]): boolean {
  const bare = lines.filter((line) => !hasNumber(line)).length;
  const restored = lines.filter(
    (line, at) => !hasNumber(line) && hasNumber(rows[matches[at] ?? -1]?.text ?? ''),
  ).length;
  return restored >= 2 && restored >= lines.length * 0.4 && restored >= bare * 0.5;
}

/** Lines under the headings that stand between their rows. */
function namedByHeadings(
  lines: string[],
  matches: (number | null)[],
  rows: ScoredRow[],
  layout: string,
): IngredientGroup[] {
  const groups: IngredientGroup[] = [];
  let before: number | null = null;
  for (const [at, line] of lines.entries()) {
    const row = matches[at] ?? null;
    const heading = row === null ? null : headingBetween(rows, before, row, layout);
    const current = groups.at(-1);
    if (heading !== null || !current) groups.push({ name: heading, ingredients: [line] });
    else current.ingredients.push(line);
    before = row ?? before;
  }
  return groups;
}

function headingBetween(rows: ScoredRow[], before: number | null, row: number, layout: string): string | null {
  const found = headingAbove(rows, row, layout, before ?? -1);
  return found === null ? null : (rows[found]?.text.replace(/\s*:$/, '') ?? null);
}

function headingAbove(rows: ScoredRow[], row: number, layout: string, after = -1): number | null {
  for (let at = row - 1; at > after && at >= row - headingReach; at--) {
    const candidate = rows[at];
    if (!candidate || candidate.section !== null) return null;
    if (candidate.layout !== layout || candidate.heading !== null || /:$/.test(candidate.text)) {
      if (isGroupName(candidate, layout)) return at;
    }
  }
  return null;
}
