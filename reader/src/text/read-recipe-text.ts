import { mergeDrafts } from '../page/merge.ts';
import { readVisible } from '../page/visible/read-visible.ts';
import { inText } from '../page/visible/regions.ts';
import { type ScoredRow, scoreRows } from '../page/visible/score-rows.ts';
import { readRecipe } from '../read-recipe.ts';
import type { Draft, ReadRecipe } from '../recipe.ts';
import { readRecipeJson } from './read-recipe-json.ts';
import { rowsOfText } from './text-rows.ts';

/**
 * Reads a recipe from what somebody pasted: plain text, Markdown, a page's HTML, or JSON. Null where it holds neither
 * ingredients nor a method. Never throws.
 */
export function readRecipeText(text: string): ReadRecipe | null {
  if (/^\s*[[{]/.test(text)) {
    const recipe = readRecipeJson(text);
    if (recipe) return recipe;
  }
  if (/<(?:!doctype|html|body|div|p|ul|ol|li|h[1-6]|script|table)[\s/>]/i.test(text)) {
    const recipe = readRecipe({ html: text, url: '' });
    if (recipe) return recipe;
  }
  return readPlainText(text);
}

function readPlainText(text: string): ReadRecipe | null {
  const rows = scoreRows(rowsOfText(text));
  const titleAt = placeOfTitle(rows);
  const name = rows[titleAt]?.text ?? '';
  const { draft, trust } = readVisible(rows.slice(titleAt + 1), name, inText);
  const description = name === '' ? '' : introOf(rows.slice(titleAt + 1));
  const recipe = mergeDrafts('', [{ origin: 'text', draft: { ...draft, name, description, ...summed(draft) }, trust }]);
  return recipe.ingredientGroups.length === 0 && recipe.instructionSections.length === 0 ? null : recipe;
}

const longestTitle = 100;

function isTitle({ text, heading, ingredient }: ScoredRow): boolean {
  return text.length <= longestTitle && (heading !== null || (ingredient < 0.5 && !/[.!?]$/.test(text)));
}

/** The first line, or the first that stands alone above the recipe, behind a greeting; -1 where there is neither. */
function placeOfTitle(rows: ScoredRow[]): number {
  const start = rows.findIndex((row) => row.section !== null || row.ingredient > 0.5);
  const [first] = rows;
  if (first && first.section === null && isTitle(first)) return 0;
  return rows.slice(0, Math.max(0, start)).findIndex((row) => row.heading !== null && isTitle(row));
}

/** The sentences between the title and the first list. */
function introOf(rows: ScoredRow[]): string {
  const end = rows.findIndex((row) => row.section !== null || row.heading !== null || row.ingredient > 0.4);
  const before = rows.slice(0, Math.max(0, end));
  return before
    .filter(({ text }) => text.length > 40 && /[.!?]$/.test(text))
    .map(({ text }) => text)
    .join(' ');
}

function summed({ prepMinutes, cookMinutes, totalMinutes }: Draft): Draft {
  const sum = (prepMinutes ?? 0) + (cookMinutes ?? 0);
  return { totalMinutes: totalMinutes ?? (sum > 0 ? sum : undefined) };
}
