import { mergeDrafts } from '../page/merge.ts';
import { hasFacts, readFacts } from '../page/visible/facts.ts';
import { readVisible } from '../page/visible/read-visible.ts';
import { inText } from '../page/visible/regions.ts';
import { readRecipe } from '../read-recipe.ts';
import type { Draft, ReadRecipe } from '../recipe.ts';
import { notesApart } from './notes-apart.ts';
import { readRecipeJson } from './read-recipe-json.ts';
import { type ScoredTextRow, scoreText } from './score-text.ts';
import { withSecondLists } from './second-lists.ts';
import { rowsOfText, standsAlone } from './text-rows.ts';
import { unplacedRows } from './unplaced-lines.ts';

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
  const rows = scoreText(rowsOfText(text));
  const titleAt = placeOfTitle(rows);
  const name = rows[titleAt]?.text ?? '';
  const { notes, tags, categories, rest } = notesApart(rows.slice(titleAt + 1));
  const { draft, trust } = readVisible(rest, name, inText);
  const isHeaded = ['ingredients', 'method'].every((part) => rest.some(({ section }) => section === part));
  const intro = introOf(rest, draft);
  const description = intro.map(({ text }) => text).join(' ');
  const { yield: portions, prepMinutes, cookMinutes } = draft;
  const labelled = { notes, keywords: tags, category: categories, yield: portions, prepMinutes, cookMinutes };
  const { ingredientGroups, instructionSections } = draft;
  const recipe = mergeDrafts('', [
    { origin: 'text', draft: { ...labelled, ...summed(draft) }, trust: trusts.labelled },
    { origin: 'text', draft: { name, description }, trust: trusts.placed },
    { origin: 'text', draft: { ingredientGroups, instructionSections }, trust: isHeaded ? trusts.placed : trust },
  ]);
  if (recipe.ingredientGroups.length === 0 && recipe.instructionSections.length === 0) return null;
  const others = [...rows.slice(0, titleAt + 1), ...rest.filter((row) => !intro.includes(row))];
  const whole = withSecondLists(recipe, others, unplacedRows(others, recipe));
  return { ...whole.recipe, unplaced: whole.unplaced.map(({ written }) => written) };
}

/** What a label says is sure, and what stands at the top or below a heading nearly so. */
const trusts = { labelled: 0.9, placed: 0.8 };

const longestTitle = 100;

function isTitle({ text, heading, ingredient }: ScoredTextRow): boolean {
  return text.length <= longestTitle && (heading !== null || (ingredient < 0.5 && !/[.!?]$/.test(text)));
}

/** The first line, or the first that stands alone above the recipe, behind a greeting or a menu; -1 where there is neither. */
function placeOfTitle(rows: ScoredTextRow[]): number {
  const start = rows.findIndex((row) => row.section !== null || row.ingredient > 0.5);
  const [first, second] = rows;
  const heading = rows.slice(0, Math.max(0, start)).findIndex((row) => row.heading !== null && isTitle(row));
  if (!first || first.section !== null || !isTitle(first)) return heading;
  const isInList = first.heading === null && second !== undefined && !second.opensBlock && heading > 1;
  return isInList && isTitle(second) && !hasFacts(readFacts([second])) ? heading : 0;
}

/** The sentences between the title and the first list or step. */
function introOf(rows: ScoredTextRow[], draft: Draft): ScoredTextRow[] {
  const [firstSection] = draft.instructionSections ?? [];
  const firstStep = firstSection?.steps[0]?.text;
  const end = rows.findIndex(
    (row) =>
      row.section !== null ||
      (row.heading !== null && row.heading < standsAlone) ||
      row.ingredient > 0.4 ||
      row.text === firstStep,
  );
  return rows.slice(0, Math.max(0, end)).filter(isSentence);
}

const isSentence = (row: ScoredTextRow): boolean =>
  /[.!?…]["”»)]?$/.test(row.text) && /\S\s+\S+\s+\S/.test(row.text) && !hasFacts(readFacts([row]));

function summed({ prepMinutes, cookMinutes, totalMinutes }: Draft): Draft {
  const sum = (prepMinutes ?? 0) + (cookMinutes ?? 0);
  return { totalMinutes: totalMinutes ?? (sum > 0 ? sum : undefined) };
}
