import type { IngredientGroup } from '../../recipe.ts';
import { hasNumber, namesLooseQuantity } from '../../words/quantity-words.ts';
import { headingText, isHeadingLine } from '../fields/ingredient-lines.ts';
import { likeness, tokensOf } from './match-lines.ts';
import type { ScoredRow } from './score-rows.ts';
import { isGroupName } from './visible-lists.ts';

export interface ListOnPage {
  rows: ScoredRow[];
  /** How most of its rows are laid out. */
  layout: string;
  /** The recipe's name, which is no name of a group. */
  name: string;
}

/** A heading stands right above its first ingredient, save for a button or two. */
const headingReach = 3;

/** Lines under the headings that stand between their rows on the page. */
export function namedByHeadings(lines: string[], matches: (number | null)[], list: ListOnPage): IngredientGroup[] {
  const groups: IngredientGroup[] = [];
  let before: number | null = null;
  for (const [at, line] of lines.entries()) {
    const row = matches[at] ?? null;
    if (isHeadingOnPage(lines, matches, list.rows, at)) {
      groups.push({ name: headingText(line), ingredients: [] });
      before = row;
      continue;
    }
    const heading = row === null ? null : headingAbove(list, row, before);
    const current = groups.at(-1);
    if (heading !== null || !current) groups.push({ name: textOfHeading(list, heading), ingredients: [line] });
    else current.ingredients.push(line);
    before = row ?? before;
  }
  return groups.filter(({ ingredients }) => ingredients.length > 0);
}

/** A line of the data that the page shows as a heading, above one that it does not. */
function isHeadingOnPage(lines: string[], matches: (number | null)[], rows: ScoredRow[], at: number): boolean {
  const [line, row, below] = [lines[at] ?? '', rows[matches[at] ?? -1], rows[matches[at + 1] ?? -1]];
  if (!row || row.heading === null || !below || below.heading !== null) return false;
  return !hasNumber(line) && !namesLooseQuantity(line) && lettersOf(line) === lettersOf(row.text);
}

function lettersOf(text: string): string {
  return tokensOf(text).join(' ');
}

function textOfHeading({ rows }: ListOnPage, heading: number | null): string | null {
  return heading === null ? null : headingText(rows[heading]?.text ?? '');
}

/** The row that names the group which begins at `row`, after the row `before`, which is null for the first ingredient. */
export function headingAbove(list: ListOnPage, row: number, before: number | null): number | null {
  for (let at = row - 1; at > (before ?? -1) && at >= row - headingReach; at--) {
    const candidate = list.rows[at];
    if (!candidate) return null;
    if (candidate.section === 'ingredients' && isForPart(candidate.text, list.name)) return at;
    if (candidate.section !== null) return null;
    if (opensGroup(list, at)) continue;
    if (isNameOf(candidate, at, list, before === null)) return at;
  }
  return null;
}

const forPart =
  /(?<!\p{L})(?:for (?:the|your)|für (?:den|die|das)|pour (?:la|le|les)|per (?:il|la|lo|i|gli|le)|para (?:el|la|los|las|o|a|os|as)|voor (?:de|het)) /iu;

/** "Ingredients for the salad:", unless the salad is all there is. */
function isForPart(heading: string, name: string): boolean {
  const found = forPart.exec(heading);
  const said = found && headingText(heading.slice(found.index + found[0].length));
  return said !== null && said !== '' && !hasNumber(said) && likeness(tokensOf(said), tokensOf(name)) <= 0.7;
}

/** A heading of so many words that ends like a sentence is one. */
const sentence = /^(?:\S+\s+){5,}\S+[.!?]$/;

/** Above the first ingredient stand many other things, often the recipe's own name; between two of them only a heading does. */
function isNameOf(row: ScoredRow, at: number, list: ListOnPage, isFirst: boolean): boolean {
  if (!/\p{L}{2}/u.test(row.text) || sentence.test(row.text)) return false;
  if (isFirst && !followsListHeading(list, at)) {
    if (row.heading === null && /[.!?]$/.test(row.text)) return false;
    if (likeness(tokensOf(list.name), tokensOf(row.text)) > 0.7) return false;
    if (row.heading === null && !/:$/.test(row.text) && row.layout !== list.layout) return false;
  }
  if (row.layout === list.layout) return row.text.length <= 50 && !hasNumber(row.text) && !row.text.includes(',');
  return isGroupName(row, list.layout) || (!isFirst && isHeadingLine(row.text, () => false));
}

function followsListHeading({ rows }: ListOnPage, at: number): boolean {
  return rows.slice(Math.max(0, at - headingReach), at).some((row) => row.section === 'ingredients');
}

/** "All of the above", the first item below the heading of a group. */
export function opensGroup({ rows, layout }: ListOnPage, at: number): boolean {
  const [row, above, below] = [rows[at], rows[at - 1], rows[at + 1]];
  if (!row?.isListItem || row.layout !== layout || below?.layout !== layout || row.text.endsWith(':')) return false;
  return above !== undefined && above.layout !== layout && above.section === null && isGroupName(above, layout);
}
